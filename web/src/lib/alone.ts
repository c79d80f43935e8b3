// Whether the page is all there is: it was put on a plain host, without a server behind it. `backroom site` writes that
// into it, and the folder that it lies in.

export const said = (name: string): string | null => (typeof document === 'undefined' ? null : (document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null));

/** No server: nobody signs in, and nobody comes by a link. */
export const alone = (): boolean => said('backroom-house') === 'here';

/** Whether a table or record is kept on this device; its link tells. */
export const isHere = (link: string): boolean => link.startsWith('here-');

/** The folder that the page lies in, with a slash at its end. */
export const BASE = said('backroom-base') ?? '/';
