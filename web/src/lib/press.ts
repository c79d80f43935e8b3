// The front page as a picture to be shown, kept and sent.

import type { Figure } from '../art/figure';
import { printed } from '../art/print';
import limelight from '@fontsource/limelight/files/limelight-latin-400-normal.woff2?url';
import plain from '@fontsource/zilla-slab/files/zilla-slab-latin-400-normal.woff2?url';
import bold from '@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2?url';

export const SIZE = { width: 1200, height: 630 };
const FONTS = [
  { family: 'Limelight', weight: 400, url: limelight },
  { family: 'Zilla Slab', weight: 400, url: plain },
  { family: 'Zilla Slab', weight: 600, url: bold },
];

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('not read'));
    reader.readAsDataURL(blob);
  });

let faces: Promise<string> | null = null;
/** The page's fonts as a style that needs nothing else. */
function fonts(): Promise<string> {
  faces ??= Promise.all(
    FONTS.map(async ({ family, weight, url }) => {
      const data = await dataUrl(await (await fetch(url)).blob());
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${data}) format('woff2')}`;
    }),
  ).then((all) => all.join(''));
  // Without them it is set in what the device has.
  return faces.catch(() => {
    faces = null;
    return '';
  });
}

/** Puts a style into a drawing. */
export const dressed = (svg: string, style: string): string => svg.replace('<defs>', `<defs><style>${style}</style>`);

/** Draws whoever belongs into the frame of the winner. */
export const portrayed = (svg: string, faceOf: (seat: string) => Figure | undefined): string =>
  svg.replace(/(<svg id="portrait" data-seat="(\w+)"[^>]*>)[\s\S]*?(?=<\/svg>)/, (whole, frame: string, seat: string) => {
    const face = faceOf(seat);
    return face ? frame + printed(face) : whole;
  });

/** What a drawing says to who doesn't see it: its title and its description. */
export function spokenOf(svg: string): string {
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return ['title', 'desc'].map((name) => drawn.querySelector(name)?.textContent ?? '').join('. ');
}

/** The address of a drawing as a picture, which knows nothing but itself: so the fonts go with it. */
export const picture = async (svg: string): Promise<string> => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(dressed(svg, await fonts()))}`;

/** The picture as PNG. */
export async function png(address: string): Promise<Blob> {
  const image = new Image(SIZE.width, SIZE.height);
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('not painted'))), 'image/png'));
}

/** Where others see it; the preview of the link is in the language of who sends it. */
export const linkTo = (link: string, lang: string): string => `${location.origin}/replay/${link}?lang=${lang}`;
