import type { Lang } from './protocol';

export const LANGS: Lang[] = ['en', 'de', 'fr'];
export const THEMES = ['system', 'night', 'paper'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
/** When a turn waits for an infusion that could be used. */
export const ASKINGS = ['always', 'worth', 'armed'] as const;
export const VOLUMES = ['off', 'quiet', 'medium', 'loud'] as const;
export const CONFIRMS = ['final', 'always', 'never'] as const;

export interface Settings {
  lang: Lang;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  sound: (typeof VOLUMES)[number];
  /** Whether the browser tells of a turn while the page is out of sight; the browser must allow it, too. */
  notices: boolean;
  confirm: (typeof CONFIRMS)[number];
  asking: (typeof ASKINGS)[number];
  forecast: boolean;
  /** The own avatar, once one was chosen. */
  avatar: string | null;
}

const KEY = 'backroom';

function guessLang(): Lang {
  const wanted = navigator.languages.map((code) => code.slice(0, 2));
  return wanted.flatMap((code) => LANGS.filter((lang) => lang === code))[0] ?? 'en';
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

function load(): Settings {
  const saved = stored();
  const one = <T>(all: readonly T[], value: T | undefined, otherwise: T) =>
    value !== undefined && all.includes(value) ? value : otherwise;
  return {
    lang: one(LANGS, saved.lang, guessLang()),
    theme: one(THEMES, saved.theme, 'system'),
    speed: one(SPEEDS, saved.speed, 'normal'),
    sound: one(VOLUMES, saved.sound, 'quiet'),
    notices: saved.notices === true,
    confirm: one(CONFIRMS, saved.confirm, 'final'),
    asking: one(ASKINGS, saved.asking, 'worth'),
    forecast: saved.forecast !== false,
    avatar: typeof saved.avatar === 'string' ? saved.avatar : null,
  };
}

export const settings: Settings = $state(load());

const light = matchMedia('(prefers-color-scheme: light)');
let systemIsLight = $state(light.matches);
light.addEventListener('change', () => (systemIsLight = light.matches));

export function theme(): 'night' | 'paper' {
  if (settings.theme !== 'system') return settings.theme;
  return systemIsLight ? 'paper' : 'night';
}

/** Keeps the browser's copy and the document in step; called once by the app. */
export function follow(): void {
  $effect(() => {
    document.documentElement.dataset.theme = theme();
    document.documentElement.lang = settings.lang;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A private window may refuse; the settings then last as long as the page.
    }
  });
}
