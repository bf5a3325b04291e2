import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDevice } from '../../replay/dom/device.ts';
import { leaveSite, openSite } from '../../replay/dom/site.tsx';
import type { WireOptions } from '../../replay/dom/wire.ts';
import { t } from '../../replay/texts.ts';
import { answerContent } from '../brands/content.ts';
import { refusal } from './games.support.ts';
import { page, tiles } from './lobby.support.ts';

beforeEach(emptyDevice);
afterEach(leaveSite);

const open = (at: string, options: WireOptions = {}) =>
  openSite({ at, contentService: answerContent, ...options });

describe('ROUTE-22, LOBBY-06, LOBBY-17: a category', () => {
  it('shows page after page, each asked for with one game more than it shows', async () => {
    const user = userEvent.setup();
    const { sent, go } = await open('/en-FI/online-casino/slots', {
      platform: { getCategoryGames: page },
    });
    await waitFor(() => {
      expect(tiles()).toHaveLength(30);
    });
    expect(sent('getCategoryGames').query).toMatchObject({ offset: '0', limit: '31' });
    await user.click(screen.getByRole('button', { name: t('lobby.more') }));
    await waitFor(() => {
      expect(tiles()).toHaveLength(60);
    });
    expect(sent('getCategoryGames').query).toMatchObject({
      offset: '30',
      limit: '31',
      locale: 'en-FI',
      channel: 'desktop',
    });
    await user.click(screen.getByRole('button', { name: t('lobby.more') }));
    await waitFor(() => {
      expect(tiles()).toHaveLength(70);
    });
    expect(screen.queryByRole('button', { name: t('lobby.more') })).toBeNull();
    expect(new Set(tiles()).size).toBe(70);
    // Under another market's law it begins anew.
    await go('/en-CA/online-casino/slots');
    await waitFor(() => {
      expect(sent('getCategoryGames').query).toMatchObject({ offset: '0', locale: 'en-CA' });
    });
  });

  it('LOBBY-07: of the live casino has twice as many', async () => {
    const { sent } = await open('/en-FI/live-casino-online/live-roulette', {
      platform: { getCategoryGames: page },
    });
    await waitFor(() => {
      expect(tiles()).toHaveLength(60);
    });
    expect(sent('getCategoryGames').query).toMatchObject({ limit: '61' });
  });

  it('that nobody knows is said to be none, with a way to the lobby', async () => {
    const { called } = await open('/en-FI/online-casino/no-such');
    await screen.findByText(t('lobby.unknownCategory.title'));
    const way = screen.getByRole('link', { name: t('lobby.toLobby') });
    expect(way.getAttribute('href')).toBe('/en-FI/online-casino');
    expect(called('getCategoryGames')).toBe(0);
  });

  it('ERR-07: that cannot be read says so, and is read again by a press', async () => {
    const user = userEvent.setup();
    let fails = true;
    const { called } = await open('/en-FI/online-casino/slots', {
      platform: {
        getCategoryGames: (request: Request) =>
          fails ? Promise.resolve(refusal(500, 'error.system')) : page(request),
      },
    });
    const alert = within(await screen.findByRole('alert'));
    alert.getByText(t('lobby.failed.title'));
    expect(tiles()).toEqual([]);
    const before = called('getCategoryGames');
    fails = false;
    await user.click(alert.getByRole('button', { name: t('action.retry') }));
    await waitFor(() => {
      expect(tiles()).toHaveLength(30);
    });
    expect(called('getCategoryGames')).toBe(before + 1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ROUTE-24: in place of a live table leads to the page of the table', async () => {
    const { path } = await open('/en-FI/live-casino-online/harbour-blackjack');
    await waitFor(() => {
      expect(path()).toBe('/en-FI/play/harbour-blackjack');
    });
  });
});
