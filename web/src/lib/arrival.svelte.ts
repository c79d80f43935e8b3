// A page is shown when what it is made of is there, so that nothing moves when the rest comes; but it never keeps anybody waiting.

const LATEST = 800;

export class Arrival {
  /** Whether the page may be shown. */
  here = $state(false);

  /** While a page is being set up. */
  constructor() {
    $effect(() => {
      const timer = setTimeout(() => (this.here = true), LATEST);
      return () => clearTimeout(timer);
    });
  }
}

const FACES = ['400 1em "Zilla Slab"', '600 1em "Zilla Slab"', '400 1em Limelight'];

/** The house's letters, or those of the device if they take long: no line is broken anew when they come. */
export function letters(): Promise<unknown> {
  const late = new Promise((done) => setTimeout(done, LATEST));
  return Promise.race([Promise.allSettled(FACES.map((face) => document.fonts.load(face))), late]);
}
