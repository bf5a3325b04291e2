import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyDevice } from '../../replay/dom/device.ts';
import { leaveSite, openSite } from '../../replay/dom/site.tsx';
import type { WireOptions } from '../../replay/dom/wire.ts';
import { t } from '../../replay/texts.ts';
import { answerContent } from '../brands/content.ts';
import { refusal } from './games.support.ts';
import { fewOf } from '../setup/few-of.ts';

/** The rows of a player's own games in the lobby. */

beforeEach(emptyDevice);
afterEach(leaveSite);

const LISTS = [
  'getFavouriteGames',
  'getRecentGames',
  'getLastPlayedGames',
  'getPlayerGames',
] as const;
const NONE = { body: { games: [] } };

async function visit(options: WireOptions = {}) {
  const site = await openSite({
    at: '/en-FI/online-casino',
    contentService: answerContent,
    ...options,
  });
  await screen.findByRole('heading', { name: 'Popular' });
  return site;
}
const row = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a player’s own games [LOBBY-15] [GUARD-19]', () => {
  test('are not asked for by a guest', async () => {
    const site = await visit();
    for (const operation of LISTS) expect(site.called(operation), operation).toBe(0);
    expect(screen.queryByRole('region', { name: 'My favourites' })).toBeNull();
  });

  for (const { rows, tags } of fewOf(
    ['My favourites', 'Recently opened', 'Recently played', 'My games'],
    2,
  ))
    test.each(rows)('are shown to a player: %s [FAV-01]', { tags }, async (name) => {
      await visit({ player: true });
      const links = (await row(name)).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/en-FI/play/golden-fern',
        '/en-FI/play/harbour-blackjack',
      ]);
    });

  test('that are none take no room, but for the favourites, which say how to get some', async () => {
    await visit({
      player: true,
      platform: Object.fromEntries(LISTS.map((operation) => [operation, NONE])),
    });
    (await row('My favourites')).getByText('Press the heart of a game, and you find it here.');
    for (const name of ['Recently opened', 'Recently played', 'My games']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
  });

  test('are there while content does not answer [CONT-01]', async () => {
    await openSite({
      at: '/en-FI/online-casino',
      player: true,
      contentService: async (request) =>
        request.url.includes('site.lobby')
          ? Response.json({ message: 'broken' }, { status: 500 })
          : answerContent(request),
    });
    await screen.findByText(t('lobby.failed.title'));
    for (const name of ['My favourites', 'Recently opened']) {
      expect((await row(name)).getAllByRole('link')).toHaveLength(2);
    }
  });

  test.each([
    ['My favourites', 'getFavouriteGames'],
    ['Recently opened', 'getRecentGames'],
  ] as const)(
    'that could not be read are asked for again by a press: %s',
    async (name, operation) => {
      const site = await visit({
        player: true,
        platform: { [operation]: refusal(400, 'error.validation') },
      });
      const again = await waitFor(async () =>
        (await row(name)).getByRole('button', { name: 'Try again' }),
      );
      site.answer(operation, NONE);
      await site.user.click(again);
      await waitFor(() => expect(site.called(operation)).toBe(2));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    },
  );
});
