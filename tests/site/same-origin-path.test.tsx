import { describe, expect, test } from 'vitest';
import bundle from '../../openapi/bundle.gen.json' with { type: 'json' };
import {
  isSameOriginPath,
  SAME_ORIGIN_PATH,
  sameOriginPath,
} from '../../reference/same-origin-path.ts';
import { DEFAULT_LOCALE } from '../../src/locale/locale.ts';
import { pathFor } from '../../src/locale/paths.ts';
import { followLinks } from '../../src/shell/links.ts';
import { OPEN_REDIRECTS, OWN_PATHS } from './open-redirects.ts';

const { origin } = location;

/** The target of a press on a link with this address inside the site. @param nth of presses at the same place */
function pressed(href: string, nth = 1): string | undefined {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  document.body.append(link);
  let target: string | undefined;
  const unfollow = followLinks(document, (href) => {
    target = href;
  });
  // A link that is not followed inside the site is not left to the browser here.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: nth }));
  unfollow();
  link.remove();
  return target;
}

test('the list is of this test’s origin, and long enough', () => {
  expect(origin).toBe('http://localhost:3000');
  expect(OPEN_REDIRECTS.length).toBeGreaterThan(50);
});

test('a link that comes under the pointer between the presses of a double click is not followed', () => {
  expect([1, 2].map((nth) => pressed('/en-UN/online-casino', nth))).toEqual([
    '/en-UN/online-casino',
    undefined,
  ]);
});

describe('[DEP-05] an address that leads away', () => {
  test.each(OPEN_REDIRECTS.map((address) => [JSON.stringify(address), address]))(
    '%s is no way to go',
    (_name, address) => {
      // The page after a session's end or a log in, for any path that the platform names.
      const landing = new URL(pathFor(DEFAULT_LOCALE, address), origin);
      expect([landing.origin, landing.pathname.slice(0, 7)]).toEqual([origin, '/en-UN/']);
      expect(landing.pathname).not.toContain('//');
      // A link to nowhere is a link to this very page.
      const isHere = address.trim() === '';
      if (!isHere) expect(sameOriginPath(address, origin)).toBeUndefined();
      expect(sameOriginPath(address) ?? '/').toBe('/');
      expect(isSameOriginPath(address)).toBe(false);
      if (!isHere) expect(pressed(address)).toBeUndefined();
    },
  );
});

describe('[DEP-05] a path of this origin', () => {
  test.each(OWN_PATHS)('%s is kept as it is', (path) => {
    expect(sameOriginPath(path, origin)).toBe(path);
    expect(sameOriginPath(path)).toBe(path);
    expect(sameOriginPath(`${origin}${path}`, origin)).toBe(path);
    expect(isSameOriginPath(path)).toBe(true);
    expect(pressed(path)).toBe(path);
    expect(pathFor(DEFAULT_LOCALE, path)).toBe(`/en-UN${path}`);
  });
});

test('the contract has the same rule', () => {
  expect(bundle.components.schemas.SameOriginPath.pattern).toBe(
    SAME_ORIGIN_PATH.source.replaceAll('\\/', '/'),
  );
});
