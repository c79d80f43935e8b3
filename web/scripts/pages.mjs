// Every page worth looking at, and the positions that show a table best.
export const PAGES = {
  home: '/',
  new: '/new/smile-and-gun',
  'new-gangster': '/new/gangster',
  join: '/join/gangster',
  learn: '/learn',
  lesson: '/table/smile-0-draft',
  'gangster-lesson': '/table/gangster-0-lay',
  coach: '/table/smile-0?learn',
  rules: '/rules/W5.6',
  'all-rules': '/rules',
  reset: '/reset',
  campaign: '/campaign',
  lobby: '/lobby',
  replay: '/replay/smile?at=24',
  'open-record': '/replay',
  me: '/me',
  lost: '/nowhere',
  smile: '/table/smile-19',
  'smile-settling': '/table/smile-26',
  'smile-over': '/table/scene-10',
  'smile-solo': '/table/scene-30',
  gangster: '/table/gangster-13',
  'gangster-laying': '/table/gangster-10',
  'gangster-over': '/table/gangster-33',
  'smile-front': '/table/scene-10',
  'gangster-front': '/table/gangster-33',
};
/** These are shown in both lights. */
export const MAIN = ['home', 'smile', 'gangster'];
export const SIZES = ['1440x900', '390x844'];
/** Where a table has little room: laptops, tablets, phones with their browser's own bars, upright and lying. */
export const TIGHT = ['1366x650', '1160x900', '1024x690', '768x1024', '390x664', '375x553', '844x390'];
/** The pages with a table. */
export const TABLES = ['lesson', 'gangster-lesson', 'coach', 'replay', 'smile', 'smile-settling', 'smile-over', 'smile-solo', 'gangster', 'gangster-laying', 'gangster-over'];
export const LANGS = ['en', 'de', 'fr'];
/** What is pressed first. */
export const PRESSED = { 'smile-front': '.way', 'gangster-front': '.way' };
/** What lies under the pointer in a picture. */
export const POINTED = { smile: '[data-target="die:5"]', 'gangster-laying': '[data-target="field:0.2"]' };
