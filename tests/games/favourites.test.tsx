import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { t } from '../../replay/texts.ts';
import { CARD, content, refusal, TABLE } from './games.support.ts';

/** Hearts and the list of favourites in the whole site. */

beforeAll(() => import('../../src/games/page/GamePage.tsx'));
beforeEach(freshDevice);
afterEach(leaveSite);

const NONE = { body: { games: [] } };
const LISTED = { body: { games: [{ ...CARD, images: {} }] } };
const SENT = { gameId: 'game.crimson-planet', lobbyPageType: 'casino' };

const visit = (options: Partial<SiteOptions> = {}) =>
  openSite({ at: '/en-UN/play/crimson-planet', content: content(CARD), ...options });
const heart = () => screen.findByRole('button', { name: 'Crimson Planet: favourite' });
const isOn = async (on: boolean): Promise<void> => {
  const found = await heart();
  await waitFor(() => expect(found).toHaveAttribute('aria-pressed', String(on)));
};

describe('a player', () => {
  test('adds a favourite and takes it off: both with the game and its lobby [FAV-01] [FAV-02] [API-083] [API-084]', async () => {
    const site = await visit({ player: true, platform: { getFavouriteGames: NONE } });
    await waitFor(() => expect(site.called('getFavouriteGames')).toBe(1));
    expect(site.sent('getFavouriteGames').query).toEqual({ channel: 'desktop' });
    await isOn(false);
    site.answer('getFavouriteGames', LISTED);
    await site.user.click(await heart());
    await isOn(true);
    await waitFor(() => expect(site.called('getFavouriteGames')).toBe(2));
    expect(site.sent('addFavouriteGame').body).toEqual(SENT);
    await isOn(true);
    site.answer('getFavouriteGames', NONE);
    await site.user.click(await heart());
    await isOn(false);
    await waitFor(() => expect(site.called('removeFavouriteGame')).toBe(1));
    expect(site.sent('removeFavouriteGame').body).toEqual(SENT);
  });

  test('adds a game to their own, and takes it off: both by its address [FAV-04] [API-102] [API-103]', async () => {
    const paths: string[] = [];
    const noted = ({ url }: Request) => {
      paths.push(new URL(url).pathname);
      return Promise.resolve({ body: {} });
    };
    const site = await visit({
      player: true,
      platform: { getPlayerGames: NONE, subscribeGame: noted, unsubscribeGame: noted },
    });
    await waitFor(() => expect(site.called('getPlayerGames')).toBe(1));
    site.answer('getPlayerGames', LISTED);
    await site.user.click(await screen.findByRole('button', { name: t('games.mine.add') }));
    const remove = await screen.findByRole('button', { name: t('games.mine.remove') });
    await waitFor(() => expect(site.called('getPlayerGames')).toBe(2));
    site.answer('getPlayerGames', NONE);
    await site.user.click(remove);
    await screen.findByRole('button', { name: t('games.mine.add') });
    await waitFor(() => expect(site.called('unsubscribeGame')).toBe(1));
    const path = '/api/v1/player/games/game.crimson-planet';
    expect(paths).toEqual([`${path}/subscribe`, `${path}/unsubscribe`]);
    expect(site.called('addFavouriteGame')).toBe(0);
  });

  test('reads why a game was not added to their own [FAV-05]', async () => {
    const site = await visit({
      player: true,
      platform: { getPlayerGames: NONE, subscribeGame: refusal(409, 'error.games.too_many') },
    });
    await site.user.click(await screen.findByRole('button', { name: t('games.mine.add') }));
    await screen.findByText(t('games.mine.full', { name: 'Crimson Planet' }));
    await screen.findByRole('button', { name: t('games.mine.add') });
  });

  test('adds a live table as one of the live casino [FAV-02] [API-083]', async () => {
    const site = await visit({
      at: '/en-UN/play/harbour-roulette',
      player: true,
      content: content(TABLE),
      platform: { getFavouriteGames: NONE },
    });
    await waitFor(() => expect(site.called('getFavouriteGames')).toBe(1));
    await site.user.click(
      await screen.findByRole('button', { name: 'Harbour Roulette: favourite' }),
    );
    await waitFor(() => expect(site.called('addFavouriteGame')).toBe(1));
    expect(site.sent('addFavouriteGame').body).toEqual({
      gameId: 'game.harbour-roulette',
      lobbyPageType: 'liveCasino',
    });
  });

  test('sees the heart at once, before the platform has answered [FAV-02]', async () => {
    const site = await visit({
      player: true,
      platform: { getFavouriteGames: NONE, addFavouriteGame: 'silence' },
    });
    await waitFor(() => expect(site.called('getFavouriteGames')).toBe(1));
    await site.user.click(await heart());
    await isOn(true);
  });

  test.each([
    [refusal(500, 'error.system'), 'could not be added to your favourites'],
    [refusal(404, 'error.game.not_found'), 'the game is not offered any more'],
    [refusal(409, 'error.games.too_many'), 'your list of favourites is full'],
  ])(
    'has the heart back, and reads why, when it is not kept: %# [FAV-05] [NS-79]',
    async (addFavouriteGame, words) => {
      const site = await visit({
        player: true,
        platform: { getFavouriteGames: NONE, addFavouriteGame },
      });
      await waitFor(() => expect(site.called('getFavouriteGames')).toBe(1));
      await site.user.click(await heart());
      expect(await screen.findByText(new RegExp(words))).toBeVisible();
      await isOn(false);
    },
  );

  test('who cannot take a favourite off still has it, and reads so [FAV-05]', async () => {
    const site = await visit({
      player: true,
      platform: { getFavouriteGames: LISTED, removeFavouriteGame: refusal(500, 'error.system') },
    });
    await isOn(true);
    await site.user.click(await heart());
    expect(await screen.findByText(/could not be taken off/)).toBeVisible();
    await isOn(true);
  });

  test('hears what another tab or device changed [FAV-02]', async () => {
    const site = await visit({ player: true, platform: { getFavouriteGames: NONE } });
    await waitFor(() => expect(site.called('getFavouriteGames')).toBe(1));
    await isOn(false);
    site.answer('getFavouriteGames', LISTED);
    act(() => {
      dispatchEvent(new Event('online'));
    });
    await isOn(true);
  });

  test('leaves no favourite to whoever comes next [LOGOUT-02]', async () => {
    const site = await visit({ player: true, platform: { getFavouriteGames: LISTED } });
    await isOn(true);
    act(() => {
      site.runtime.session.send({ type: 'session.rejected' });
    });
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
    await site.go('/en-UN/play/crimson-planet');
    await isOn(false);
  });
});

describe('a guest', () => {
  async function press() {
    const site = await visit({ platform: { getFavouriteGames: NONE } });
    await site.user.click(await heart());
    const popup = within(await screen.findByRole('dialog', { name: 'Log in' }));
    return { site, popup };
  }
  async function logIn({ site, popup }: Awaited<ReturnType<typeof press>>): Promise<void> {
    await site.user.type(popup.getByLabelText('E-mail address'), 'aino@example.com');
    await site.user.type(popup.getByLabelText('Password'), 'Sunny-Day-42');
    await site.user.click(popup.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  test('is asked to log in, and then has the favourite [FAV-03] [NS-79]', async () => {
    const asked = await press();
    expect(asked.site.called('getFavouriteGames')).toBe(0);
    expect(asked.site.called('addFavouriteGame')).toBe(0);
    await logIn(asked);
    await waitFor(() => expect(asked.site.called('addFavouriteGame')).toBe(1));
    expect(asked.site.sent('addFavouriteGame').body).toEqual(SENT);
  });

  test('who leaves the page to log in has the favourite once they are back [FAV-03]', async () => {
    const left = await press();
    left.site.close();
    const added: string[] = [];
    const site = await visit({
      player: true,
      platform: {
        getFavouriteGames: () => Promise.resolve(added.length > 0 ? LISTED : NONE),
        addFavouriteGame: ({ url }) => {
          added.push(url);
          return Promise.resolve({ body: {} });
        },
      },
    });
    await isOn(true);
    await waitFor(() => expect(site.called('addFavouriteGame')).toBe(1));
    expect(site.sent('addFavouriteGame').body).toEqual(SENT);
    site.close();
    const again = await visit({ player: true, platform: { getFavouriteGames: NONE } });
    await isOn(false);
    await waitFor(() => expect(again.called('getFavouriteGames')).toBe(1));
    expect(again.called('addFavouriteGame')).toBe(0);
  });

  test('who closes the question wants no favourite by a later log-in [FAV-03]', async () => {
    const { site, popup } = await press();
    await site.user.click(popup.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.getItem('asked.favourites')).toBeNull();
    const banner = within(screen.getByRole('banner'));
    await site.user.click(banner.getByRole('link', { name: 'Log in' }));
    const again = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await logIn({ site, popup: again });
    await waitFor(() => expect(site.called('getFavouriteGames')).toBe(1));
    await isOn(false);
    expect(site.called('addFavouriteGame')).toBe(0);
  });
});
