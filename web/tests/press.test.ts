import { describe, expect, test } from 'vitest';
import pages from '../fixtures/front-pages.json';
import { stubBrowser } from './browser';

stubBrowser();
Object.assign(location, { origin: 'http://localhost' });
const { dressed, linkTo } = await import('../src/lib/press');

describe('the front page', () => {
  test('takes the fonts along, before anything is drawn', () => {
    for (const svg of Object.values(pages).flatMap((page) => Object.values(page))) {
      const whole = dressed(svg, '.a{}');
      expect(whole.indexOf('<style>.a{}</style>')).toBeGreaterThan(0);
      expect(whole.indexOf('<style>')).toBeLessThan(whole.indexOf('<text'));
    }
  });

  test('says to who does not see it what it shows', () => {
    for (const svg of Object.values(pages).flatMap((page) => Object.values(page))) expect(svg).toMatch(/<title>[^<]+<\/title><desc>[^<]*Nora [0-9]+[^<]*<\/desc>/);
  });

  test('is sent in the language of who sends it', () => {
    expect(linkTo('abc', 'fr')).toBe('http://localhost/replay/abc?lang=fr');
  });
});
