import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { countReloads } from '../../replay/dom/dom-parts.ts';
import { RestrictedHere } from '../../src/runtime/guard/closed-pages.tsx';
import { GoHome, Leave, useClosedSite } from '../../src/runtime/guard/guard.tsx';
import type { SiteState } from '../../src/runtime/guard/site-state.tsx';
import { speak } from '../setup/in-locale.tsx';
import { forget, outside, site } from './guard-outside.ts';
import {
  AWAY,
  LOADER,
  PAGE,
  PLAYER,
  RESTRICTED,
  settled,
  shown,
  visit,
  VISITOR,
} from './guard-shown.support.tsx';

/** The page while the site is closed, the pages of content that stay open then, and ways elsewhere. */

vi.mock('../../src/runtime/guard/site-state.tsx', () => import('./guard-outside.ts'));
vi.mock('../../src/runtime/content/use-content.ts', () => import('./guard-outside.ts'));
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {});
  forget();
  await speak('en');
});

/** The parts that the server made `inert` until the page is live. */
function served() {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = '<main><button inert>Menu</button></main>';
  document.body.append(root);
  return {
    isInert: () => root.querySelector('[inert]') !== null,
    remove: () => root.remove(),
  };
}

describe('a closed site', () => {
  test('in maintenance says so in the words of the operator, is live, and is tried by hand [GUARD-01]', async () => {
    const { isInert, remove } = served();
    const reloads = countReloads();
    site({ maintenance: true, maintenanceMessage: 'Back at nine.' });
    await visit('/open', VISITOR);
    expect(shown()).toEqual([AWAY]);
    expect(screen.getByText('Back at nine.')).toBeInTheDocument();
    expect(isInert()).toBe(false);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(reloads()).toBe(1);
    remove();
  });

  test('in a country that is not served leads to help, and is live [GUARD-02] [ROUTE-11]', async () => {
    const { isInert, remove } = served();
    site({ restrictedCountry: true });
    await visit('/open', VISITOR);
    expect(shown()).toEqual([RESTRICTED]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/fi-FI/contact-live-chat',
      '/fi-FI/responsible-gambling',
      '/fi-FI/terms',
    ]);
    expect(isInert()).toBe(false);
    remove();
  });

  test('is known to what stands around the page [GUARD-01] [GUARD-02]', async () => {
    function Closed() {
      return <p>{`closed: ${useClosedSite() ?? 'no'}`}</p>;
    }
    const closed = async (different: Partial<SiteState>, who = VISITOR) => {
      site(different);
      const { unmount } = await visit('/open', { ...who, part: <Closed /> });
      const said = screen.getByText(/^closed: /).textContent;
      unmount();
      return said;
    };
    expect(await closed({})).toBe('closed: no');
    expect(await closed({}, PLAYER)).toBe('closed: no');
    expect(await closed({ maintenance: true, restrictedCountry: true })).toBe(
      'closed: maintenance',
    );
    expect(await closed({ restrictedCountry: true })).toBe('closed: restricted');
    expect(await closed({}, { ...PLAYER, access: outcomes.getAccessContext.restricted })).toBe(
      'closed: restricted',
    );
  });
});

describe('whoever comes back from the payment provider and is not logged in', () => {
  test('is not told what nobody knows here, but where it stands, and who helps [DEP-20]', async () => {
    await visit('/cashier?deposit=dep_20261121_0003', VISITOR);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'You are back from the payment page',
    );
    expect(
      screen.getByText(
        'We can show what became of your payment only to you: in the browser in which you began, or here once you have logged in. Look there before you pay again. If it was not accepted, no money was taken. If you cannot log in, our support can help.',
      ),
    ).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Log in',
      'Contact support',
    ]);
  });
});

describe('a page that only its content knows [GUARD-02] [GUARD-08] [ROUTE-14]', () => {
  const asks = () => outside.asked.at(-1);
  const read = (value: object | null) => {
    outside.content = { status: 'ready', value };
  };

  test('is asked about before it is closed, in the language that is spoken', async () => {
    site({ restrictedCountry: true });
    await visit('/campaign', VISITOR);
    expect(shown()).toEqual([LOADER]);
    expect(asks()).toEqual(['page', { lang: 'en', page: '/campaign' }, { enabled: true }]);
  });

  test.each<[string, object, string]>([
    ['informs', { status: 'ready', value: { group: 'legal' } }, PAGE],
    ['does not', { status: 'ready', value: { group: 'promotions' } }, RESTRICTED],
    ['is none', { status: 'ready', value: null }, RESTRICTED],
    ['does not answer', { status: 'error' }, RESTRICTED],
  ])('when it %s', async (_, content, then) => {
    site({ restrictedCountry: true });
    outside.content = content;
    await visit('/campaign', VISITOR);
    expect(shown()).toEqual([then]);
  });

  test('is open to who has to accept terms, when it informs', async () => {
    site({
      latestTerms: {
        status: 'ready',
        value: { version: 9, publishedAt: '2026-11-20', summary: '', earlier: [] },
      },
    });
    read({ group: 'legal' });
    const { where } = await visit('/campaign', PLAYER);
    expect([where(), shown()]).toEqual(['/fi-FI/campaign', [PAGE]]);
  });

  test('is not asked about where it is open, or closed for another reason', async () => {
    read({ group: 'legal' });
    await visit('/campaign', VISITOR);
    expect(asks()?.[2]).toEqual({ enabled: false });
    site({ maintenance: true });
    (await visit('/campaign', VISITOR)).unmount();
    expect(asks()?.[2]).toEqual({ enabled: false });
  });

  test('is no page with a route or a name', async () => {
    site({ restrictedCountry: true });
    read({ group: 'legal' });
    await visit('/open', VISITOR);
    expect([asks()?.[2], shown()]).toEqual([{ enabled: false }, [RESTRICTED]]);
  });
});

describe('a way elsewhere', () => {
  test('home from an address without a page says nothing [ROUTE-15]', async () => {
    const { where, carried } = await visit('/nowhere#login', { ...VISITOR, part: <GoHome /> });
    expect(where()).toBe('/fi-FI#login');
    expect(carried().turnedAway).toBeUndefined();
  });

  test('is none for who is there', async () => {
    const { where, entries, carried } = await visit('/open', {
      ...VISITOR,
      part: <Leave to="/fi-FI/open" state={{ turnedAway: true }} />,
    });
    expect([where(), entries(), shown()]).toEqual(['/fi-FI/open', 2, [LOADER]]);
    expect(carried().turnedAway).toBeUndefined();
  });

  test('is another when somewhere else is meant meanwhile', async () => {
    function Turning() {
      const [to, setTo] = useState('/fi-FI/one');
      return (
        <>
          <button onClick={() => setTo('/fi-FI/two')}>Turn</button>
          <Leave to={to} />
        </>
      );
    }
    const { where } = await visit('/open', { ...VISITOR, part: <Turning /> });
    expect(where()).toBe('/fi-FI/one');
    act(() => screen.getByRole('button').click());
    await settled();
    expect(where()).toBe('/fi-FI/two');
  });

  test('stands beside the words about a country that is not served', async () => {
    await visit('/restricted', { ...VISITOR, part: <RestrictedHere /> });
    expect(shown()).toEqual([RESTRICTED]);
  });
});
