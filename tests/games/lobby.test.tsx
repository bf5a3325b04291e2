import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDevice } from '../../replay/dom/device.ts';
import { leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData, type WireOptions } from '../../replay/dom/wire.ts';
import { t } from '../../replay/texts.ts';
import { answerContent } from '../brands/content.ts';
import { games, page, tiles } from './lobby.support.ts';

beforeEach(emptyDevice);
afterEach(leaveSite);

const open = (at: string, options: WireOptions = {}) =>
  openSite({ at, contentService: answerContent, ...options });

/** The result of a question to content. */
async function contentOf(query: string): Promise<unknown> {
  const path = '/content/v2021-08-31/data/query/northlight';
  const url = `${location.origin}${path}?${new URLSearchParams({ query })}`;
  const reply = (await (await answerContent(new Request(url))).json()) as { result: unknown };
  return reply.result;
}

describe('LOBBY-01, LOBBY-11: the lobby itself', () => {
  it('has its sections in the editors’ order, each with a way to all of its games', async () => {
    await open('/en-FI/online-casino');
    await screen.findByRole('heading', { name: 'Popular' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    const categories = ['Popular', 'New', 'Slots', 'Wild North', 'Jackpots'];
    expect(headings.filter((each) => categories.includes(each ?? ''))).toEqual(categories);
    const all = screen.getByRole('link', { name: t('lobby.showAllOf', { category: 'Popular' }) });
    expect(all.getAttribute('href')).toBe('/en-FI/online-casino/popular');
    const live = screen.getByRole('link', {
      name: t('lobby.showAllOf', { category: 'Popular tables' }),
    });
    expect(live.getAttribute('href')).toBe('/en-FI/live-casino-online/live-popular');
    // Of sports there is nothing yet: a section without games does not show.
    const named = await contentOf(
      'count(*[_type == "casinoSettings"].sections[section match "sp*"])',
    );
    expect(named).toBe(1);
    expect(document.querySelector('[data-section="sportsCategory"]')).toBeNull();
  });

  it('LOBBY-03: its menu names the categories of the menu, the page those of the lobby', async () => {
    await open('/en-FI/online-casino');
    await screen.findByRole('heading', { name: 'For a quiet evening' });
    const menu = within(screen.getByRole('navigation', { name: t('lobby.menu') }));
    expect(menu.queryByRole('link', { name: 'For a quiet evening' })).toBeNull();
    menu.getByRole('link', { name: 'Video poker' });
    expect(screen.queryByRole('heading', { name: 'Video poker' })).toBeNull();
  });

  it('GAME-07: a player’s tiles tell the stakes of their account, as high as the law of their home lets them', async () => {
    const account = { countryCode: 'GB', currencyCode: 'GBP', dateOfBirth: '1990-05-17' };
    await open('/en-UN/online-casino', {
      player: true,
      claims: { country_code: 'GB' },
      platform: { getAccessDetails: withData('getAccessDetails', account) },
    });
    const stakesOf = (slug: string) => document.querySelector(`[data-game="${slug}"]`);
    await waitFor(() => expect(stakesOf('volcano-expedition')).toHaveTextContent('£0.20–£5'));
  });

  it('GAME-07: a tile leads to its game, and tells name, studio and the stakes in the money of the market', async () => {
    await open('/en-CA/online-casino');
    await screen.findByRole('heading', { name: 'Popular' });
    const tile = document.querySelector<HTMLElement>('[data-game="volcano-expedition"]');
    const link = within(tile as HTMLElement).getByRole('link');
    expect(link.getAttribute('href')).toBe('/en-CA/play/volcano-expedition');
    expect(link.textContent).toContain('Volcano Expedition');
    expect(link.textContent).toMatch(/CA\$|C\$|\$/);
    const picture = link.querySelector('img');
    expect(picture?.getAttribute('srcset')).toMatch(/240w.*480w.*720w/s);
    expect(picture?.getAttribute('width')).toBe('240');
  });

  it('a guest in Germany sees no live casino: the country of the visit counts, whatever the address', async () => {
    await open('/en-FI/live-casino-online', { cookies: { 'country-code': 'DE' } });
    await screen.findByText(t('lobby.none.title'));
    expect(tiles()).toEqual([]);
  });

  it('[GAME-08] [GAME-12] what is answered against the law shows nowhere, and what a studio bars says so', async () => {
    const [game] = games(1, 1);
    const studio = { ...game?.provider, restrictedCountry: ['SE'] };
    const answered = {
      body: {
        games: [
          { ...game, gameSlug: 'dive', gameId: 'game.dive', gameType: 'crash' },
          {
            ...game,
            provider: studio,
            subProvider: { ...game?.provider, _id: 'subProvider.reed', title: 'Reed House' },
            seats: 7,
            seatsTaken: 3,
          },
        ],
      },
    };
    const { go } = await open('/en-UN/online-casino', {
      player: true,
      claims: { country_code: 'SE' },
      platform: {
        getAccessDetails: withData('getAccessDetails', { countryCode: 'SE' }),
        getRecentGames: answered,
        getCategoryGames: answered,
      },
      async contentService(request) {
        const reply = await answerContent(request);
        if (!request.url.includes('site.lobby')) return reply;
        const text = await reply.text();
        return new Response(text.replaceAll('"gameType":"slot"', '"gameType":"crash"'), reply);
      },
    });
    const own = within(await screen.findByRole('region', { name: t('games.own.recent') }));
    expect(own.getAllByText(t('games.tile.restricted'))).toHaveLength(1);
    const slugs = new Set(tiles());
    expect(slugs).toContain('fern-1');
    expect(slugs).not.toContain('dive');
    expect(slugs).not.toContain('volcano-expedition');
    await go('/en-UN/online-casino/slots');
    await waitFor(() => {
      expect(tiles()).toEqual(['fern-1']);
    });
    screen.getByText(t('games.tile.restricted'));
    // A sub-provider is named before its provider (LOBBY-14: with the seats).
    screen.getByText('Reed House');
    screen.getByText(t('games.tile.seatsTaken', { seats: 7, taken: 3 }));
  });

  it('LOBBY-11: a category that editors keep out of the lobby has no section', async () => {
    await open('/en-FI/online-casino', {
      async contentService(request) {
        const reply = await answerContent(request);
        if (!request.url.includes('site.lobby')) return reply;
        const text = await reply.text();
        const id = '"categoryId":"new"';
        // Wherever the answer describes it.
        const hidden = text.replaceAll(/\{[^{}]*\}/g, (part) =>
          part.includes(id)
            ? part.replace('"visibleInLobby":true', '"visibleInLobby":false')
            : part,
        );
        return new Response(hidden, { headers: { 'content-type': 'application/json' } });
      },
    });
    await screen.findByRole('heading', { name: 'Popular' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(headings.slice(0, 2)).toEqual(['Popular', 'Slots']);
    within(screen.getByRole('navigation', { name: t('lobby.menu') })).getByRole('link', {
      name: 'New',
    });
  });

  it('ROUTE-31: the header marks the lobby at hand, also in one of its categories', async () => {
    await open('/en-FI/live-casino-online/live-roulette', {
      platform: { getCategoryGames: page },
    });
    const header = within(screen.getByRole('banner'));
    const link = (name: string) => header.getAllByRole('link', { name })[0];
    expect(link(t('lobby.live.title'))?.getAttribute('aria-current')).toBe('page');
    expect(link(t('lobby.casino.title'))?.getAttribute('aria-current')).toBeNull();
    expect(link(t('lobby.casino.title'))?.getAttribute('href')).toBe('/en-FI/online-casino');
  });

  it('LOBBY-14: tells how full its tables are, and asks about no other games', async () => {
    const { sent } = await open('/en-FI/live-casino-online', {
      platform: {
        getTableSeats: (request) => {
          const ids = new URL(request.url).searchParams.get('gameIds')?.split(',') ?? [];
          const data = ids.map((gameId) => ({ gameId, seats: 7, seatsTaken: 3 }));
          return Promise.resolve({ body: { data } });
        },
      },
    });
    const told = await screen.findAllByText(t('games.tile.seatsTaken', { seats: 7, taken: 3 }));
    const asked = sent('getTableSeats').query['gameIds']?.split(',') ?? [];
    const shown = told.map((each) => each.closest<HTMLElement>('[data-game]')?.dataset['game']);
    expect(new Set(shown.map((slug) => `game.${slug}`))).toEqual(new Set(asked));
    expect(asked.length).toBeLessThan(new Set(tiles()).size);
  });

  it('GUARD-11: the header names no lobby that is off for the player', async () => {
    await open('/en-UN/live-casino-online', {
      player: true,
      platform: { getAccessDetails: withData('getAccessDetails', { casino: false }) },
    });
    const link = (name: string) =>
      within(screen.getByRole('banner')).queryAllByRole('link', { name });
    await waitFor(() => {
      expect(link(t('lobby.casino.title'))).toEqual([]);
    });
    expect(link(t('lobby.live.title'))).not.toEqual([]);
  });

  it('LOBBY-02: content that fails is asked for again', async () => {
    const user = userEvent.setup();
    let fails = true;
    await open('/en-FI/online-casino', {
      contentService: async (request) =>
        fails && request.url.includes('site.lobby')
          ? Response.json({ message: 'broken' }, { status: 500 })
          : answerContent(request),
    });
    const alert = within(await screen.findByRole('alert'));
    alert.getByText(t('lobby.failed.title'));
    fails = false;
    await user.click(alert.getByRole('button', { name: t('action.retry') }));
    await screen.findByRole('heading', { name: 'Popular' });
  });
});

describe('LOBBY-10: providers', () => {
  it('an address with a provider shows its games alone, and taking it off leads back', async () => {
    const user = userEvent.setup();
    await open('/en-FI/online-casino?provider=provider.azulmar');
    await waitFor(() => {
      expect(tiles().length).toBeGreaterThan(10);
    });
    const remove = screen.getByRole('button', {
      name: t('lobby.filters.remove', { studio: 'Azulmar' }),
    });
    await user.click(remove);
    await screen.findByRole('heading', { name: 'Popular' });
    expect(location.search).toBe('');
  });

  it('LOBBY-13: one that nobody knows is said to be none', async () => {
    await open('/en-FI/online-casino?provider=provider.nobody');
    await screen.findByText(t('lobby.unknownStudio.title'));
    screen.getByRole('link', { name: t('lobby.toLobby') });
  });

  it('LOBBY-04: the panel offers the providers of content, and no excluded sub-provider', async () => {
    await open('/en-FI/online-casino#filters');
    const panel = within(await screen.findByRole('dialog', { name: t('lobby.filters.title') }));
    const offered = within(panel.getByRole('group', { name: t('lobby.filters.providers') }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(offered).toContain('Amber Kettle');
    expect(offered.length).toBeGreaterThan(20);
    const settings: unknown = await contentOf(
      '*[_type == "casinoSettings"][0].exclusionSubProviders[]->title',
    );
    const excluded = settings as readonly string[];
    expect(excluded.length).toBeGreaterThan(0);
    expect(offered.filter((title) => excluded.includes(title ?? ''))).toEqual([]);
  });

  it('LOBBY-09: the panel of filters opens with the address, chooses, and stays open', async () => {
    const user = userEvent.setup();
    await open('/en-FI/online-casino');
    await screen.findByRole('heading', { name: 'Popular' });
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: t('lobby.filters.title') }));
    const panel = within(await screen.findByRole('dialog', { name: t('lobby.filters.title') }));
    await user.click(panel.getByRole('button', { name: 'Azulmar' }));
    await waitFor(() => {
      expect(location.search).toBe('?provider=provider.azulmar');
    });
    expect(location.hash).toBe('#filters');
    expect(panel.getByRole('button', { name: 'Azulmar' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await user.click(panel.getByRole('button', { name: t('lobby.filters.show') }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(location.hash).toBe('');
  });
});
