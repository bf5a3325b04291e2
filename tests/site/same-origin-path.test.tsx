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

/** The targets of presses at one place, each on the link that is there by then. */
function targetsOf(hrefs: readonly string[]): string[] {
  const targets: string[] = [];
  const unfollow = followLinks(document, (href) => targets.push(href));
  const links = new Map(
    hrefs.map((href) => {
      const link = document.createElement('a');
      link.setAttribute('href', href);
      return [href, link];
    }),
  );
  document.body.append(...links.values());
  hrefs.forEach((href, before) => {
    // A link that is not followed inside the site is not left to the browser here.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const press = { bubbles: true, cancelable: true, detail: before + 1 };
    links.get(href)?.dispatchEvent(new MouseEvent('click', press));
  });
  unfollow();
  for (const link of links.values()) link.remove();
  return targets;
}

/** The target of a press on a link with this address inside the site. */
const pressed = (href: string): string | undefined => targetsOf([href])[0];

test('the list is of this test’s origin, and long enough', () => {
  expect(origin).toBe('http://localhost:3000');
  expect(OPEN_REDIRECTS.length).toBeGreaterThan(50);
});

test('a double click that meets another link the second time follows the first; one that meets the same, it twice', () => {
  const [casino, live] = ['/en-UN/online-casino', '/en-UN/live-casino-online'];
  expect(targetsOf([casino, live])).toEqual([casino]);
  expect(targetsOf([casino, casino])).toEqual([casino, casino]);
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
