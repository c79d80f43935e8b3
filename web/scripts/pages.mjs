// Every page worth looking at, and the positions that show a table best.
export const PAGES = {
  home: '/',
  new: '/new/smile-and-gun',
  learn: '/learn',
  lesson: '/table/city-0-draft',
  'chicago-lesson': '/table/chicago-0-lay',
  coach: '/table/city-0?learn',
  rules: '/rules/W5.6',
  campaign: '/campaign',
  lobby: '/lobby',
  replay: '/replay/city?at=24',
  'open-record': '/replay',
  me: '/me',
  lost: '/nowhere',
  city: '/table/city-19',
  'city-settling': '/table/city-26',
  'city-over': '/table/scene-10',
  'city-solo': '/table/scene-30',
  chicago: '/table/chicago-13',
  'chicago-laying': '/table/chicago-10',
  'chicago-over': '/table/chicago-33',
};
/** These are shown in both lights. */
export const MAIN = ['home', 'city', 'chicago'];
export const SIZES = ['1440x900', '390x844'];
/** Where a table has little room: laptops, tablets, phones with their browser's own bars, upright and lying. */
export const TIGHT = ['1366x650', '1160x900', '1024x690', '768x1024', '390x664', '375x553', '844x390'];
/** The pages with a table. */
export const TABLES = ['lesson', 'chicago-lesson', 'coach', 'replay', 'city', 'city-settling', 'city-over', 'city-solo', 'chicago', 'chicago-laying', 'chicago-over'];
export const LANGS = ['en', 'de', 'fr'];
/** What lies under the pointer in a picture. */
export const POINTED = { city: '[data-target="die:5"]', 'chicago-laying': '[data-target="field:0.2"]' };
