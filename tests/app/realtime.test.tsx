import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass, settle } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';
import { standingSocket, StandInSocket } from '../../replay/sockets.ts';
import {
  balance,
  connected,
  flags,
  PLAYER,
  pushes,
  QUIET,
  says,
  socket,
  wallet,
} from './live-site.ts';
import { fewOf } from '../setup/few-of.ts';

beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  vi.restoreAllMocks();
});

const DEPOSIT = '/en-UN/my-account/banking/deposit';
const header = () => within(screen.getByRole('banner'));
const status = () => document.documentElement.dataset['realtime'];

describe('the channel', () => {
  test('opens with the token in its address, at the gateway of this origin [RT-01] [API-151]', async () => {
    await connected();
    const { url } = socket();
    expect(url).toBe(`${location.origin.replace('http', 'ws')}/realtime?token=rt_5mZ0q8Jw2c`);
    expect(status()).toBe('connected');
  });

  test('is told no token where the gateway is elsewhere', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const gatewayUrl = '//example.com/realtime';
    await openSite({
      at: '/en-UN/responsible-gambling',
      player: true,
      platform: { getRealtimeToken: withData('getRealtimeToken', { gatewayUrl }) },
    });
    await settle(QUIET);
    expect(StandInSocket.all).toEqual([]);
    expect(status()).toBe('disconnected');
  });

  test('is asked for by nobody but players [RT-04]', async () => {
    const site = await openSite({ at: '/en-UN/responsible-gambling' });
    await settle(QUIET);
    expect(site.called('getRealtimeToken')).toBe(0);
    expect(StandInSocket.all).toEqual([]);
  });

  test('sends a ping every 20 seconds [RT-02] [CONST-11]', async () => {
    await connected();
    for (const count of [1, 2, 3]) {
      await pass(19_000);
      expect(socket().sent).toHaveLength(count - 1);
      await pass(1_000);
      expect(socket().sent).toEqual(Array.from({ length: count }, () => 'ping'));
      await says('pong');
    }
  });

  test('on which nothing is heard any more is opened anew, with a token of its own [RT-04]', async () => {
    const site = await connected();
    const first = socket();
    await pass(600_000);
    await waitFor(() => expect(site.called('getRealtimeToken')).toBeGreaterThan(1));
    expect(first.readyState).toBe(StandInSocket.CLOSED);
  });

  test('closes with the session, and stays closed [RT-04] [LOGOUT-04]', async () => {
    const site = await connected();
    const open = socket();
    site.runtime.session.send({ type: 'signOut.requested' });
    await waitFor(() => expect(status()).toBe('off'));
    expect(open.readyState).toBe(StandInSocket.CLOSED);
    await pass(120_000);
    expect(site.called('getRealtimeToken')).toBe(1);
  });

  test('is tried ten times, three seconds apart, after it was lost [RT-05]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const site = await connected();
    site.answer('getRealtimeToken', { status: 500, body: {} });
    socket().hear('closed');
    await pass(0);
    expect(status()).toBe('disconnected');
    await pass(1_000);
    expect(site.called('getRealtimeToken')).toBe(1);
    await pass(1_000);
    expect(site.called('getRealtimeToken')).toBe(2);
    // Half a second after each attempt, so that real time may pass beside.
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await pass(2_000);
      expect(site.called('getRealtimeToken')).toBe(attempt);
      await pass(1_000);
      expect(site.called('getRealtimeToken')).toBe(attempt + 1);
    }
    await pass(60_000);
    expect(site.called('getRealtimeToken')).toBe(11);
  });

  test('comes back at another moment than that of others [RT-05]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const site = await connected();
    socket().hear('closed');
    await pass(2_200);
    expect(site.called('getRealtimeToken')).toBe(1);
    await pass(1_000);
    expect(site.called('getRealtimeToken')).toBe(2);
  });

  test('that is not given ends no session, and nothing is said of it [RT-03]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const body = { code: 'error.realtime.withheld', message: 'No channel', traceId: 't' };
    const site = await openSite({
      at: '/en-UN/responsible-gambling',
      player: true,
      platform: { getRealtimeToken: { status: 401, body } },
    });
    await settle(QUIET);
    await pass(60_000);
    expect(site.called('getRealtimeToken')).toBe(1);
    expect(header().getByRole('button', { name: 'My account' })).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
  });

  test('that fails otherwise is logged [RT-03] [ERR-06]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openSite({
      at: '/en-UN/responsible-gambling',
      player: true,
      platform: { getRealtimeToken: { status: 500, body: {} } },
    });
    await settle(QUIET);
    expect(warn).toHaveBeenCalledWith('Realtime channel: unexpected');
  });

  test('asks at once whether it still stands when the device was asleep [RT-04]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const site = await connected();
    vi.setSystemTime(Date.now() + 600_000);
    await pass(15_000);
    expect(socket().sent).toEqual(['ping']);
    await pass(5_000);
    expect(status()).toBe('disconnected');
    await pass(3_000);
    expect(site.called('getRealtimeToken')).toBe(2);
  });

  test('that is flooded is closed, and the page lives [RT-08]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await connected();
    const flooded = socket();
    for (let version = 500; version < 2_000; version += 1) {
      flooded.hear({ text: JSON.stringify({ body: balance(version, version) }) });
    }
    await pass(0);
    expect(flooded.readyState).toBe(StandInSocket.CLOSED);
    expect(status()).not.toBe('connected');
    expect(await header().findByText('€5.99')).toBeVisible();
  });
});

describe('what comes through it', () => {
  test('a balance shows without a call [WAL-06] [RT-06]', async () => {
    const site = await connected();
    expect(await header().findByText('€146.00')).toBeVisible();
    const calls = site.called('getWallet');
    await pushes(balance(9_900, 500));
    expect(await header().findByText('€99.00')).toBeVisible();
    expect(site.called('getWallet')).toBe(calls);
  });

  test('a balance that is older than what a poll has brought changes nothing [WAL-06]', async () => {
    await connected();
    expect(await header().findByText('€146.00')).toBeVisible();
    await pushes(balance(9_900, 411));
    expect(header().getByText('€146.00')).toBeVisible();
  });

  test('a poll that is older than what was pushed changes nothing, either [WAL-06]', async () => {
    const site = await connected();
    await pushes(balance(9_900, 500));
    const calls = site.called('getWallet');
    await pass(20_000);
    await waitFor(() => expect(site.called('getWallet')).toBe(calls + 1));
    expect(header().getByText('€99.00')).toBeVisible();
    site.answer('getWallet', { body: wallet(5_000, 501) });
    await pass(20_000);
    expect(await header().findByText('€50.00')).toBeVisible();
  });

  test('somebody else’s is nobody’s here: no balance, no flag [RT-07] [NS-44]', async () => {
    const site = await connected();
    const asked = site.called('getAccessContext');
    await pushes(balance(123_400, 900, '100789'));
    await pushes(flags({ riskPayout: true }, '100789'));
    await pushes({ type: 'JACKPOT_WON', playerId: PLAYER, amount: 1 });
    expect(header().queryByText('€1,234.00')).toBeNull();
    expect(site.called('getAccessContext')).toBe(asked);
  });

  for (const { rows, tags } of fewOf(
    [
      ['no JSON', 'abc'],
      ['half a message', JSON.stringify({ body: balance(9_900, 500) }).slice(0, 70)],
      ['no message', '[]'],
      ['a message of nobody', '{"body":{"type":"WALLET_BALANCE","balanceMap":{}}}'],
      ['an amount that is none', JSON.stringify({ body: balance(-5, 500) })],
      ['a fraction', JSON.stringify({ body: balance(10.5, 500) })],
      ['flags that are none', JSON.stringify({ body: flags({ riskPayout: { deep: true } }) })],
    ],
    2,
  ))
    test.each(rows)(
      '%s is logged, and the channel stands [RT-08] [ERR-06]',
      { tags },
      async (_, text) => {
        const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
        await connected();
        await says(text);
        expect(warn).toHaveBeenCalledExactlyOnceWith('Realtime channel: unreadable');
        expect(socket().readyState).toBe(StandInSocket.OPEN);
        expect(header().getByText('€146.00')).toBeVisible();
        await pushes(balance(9_900, 500));
        expect(await header().findByText('€99.00')).toBeVisible();
      },
    );

  test('a payout risk leads off a deposit at once, before the platform is asked [RT-06] [GUARD-19] [GUARD-10]', async () => {
    const site = await connected(DEPOSIT);
    await screen.findByRole('textbox', { name: 'Amount' });
    site.answer('getAccessContext', 'silence');
    await pushes(flags({ riskPayout: true }));
    expect(await screen.findByText('This page is not open to your account')).toBeVisible();
    expect(site.path()).toBe('/en-UN/');
  });

  test('a suspension is told over the deposit that is open [DEP-13] [RT-06] [GUARD-13]', async () => {
    const site = await connected(DEPOSIT);
    await screen.findByRole('textbox', { name: 'Amount' });
    const suspended = withData('getAccessContext', { multibrand: { suspended: true } });
    site.answer('getAccessContext', suspended);
    await pushes(flags({ multibrandSuspended: true }));
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    expect(site.path()).toBe(DEPOSIT);
  });

  test('a flag of the account counts at once, and what the platform says then holds [RT-06] [NS-44] [GUARD-19]', async () => {
    const site = await connected(DEPOSIT);
    await screen.findByRole('textbox', { name: 'Amount' });
    site.answer('getAccessDetails', withData('getAccessDetails', { deposit: false }));
    await pushes(flags({ deposit: false }));
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
  });

  test('who was led off a deposit reads so until deposits are on again [RT-06] [GUARD-06] [GUARD-16]', async () => {
    const off = withData('getAccessDetails', { deposit: false });
    const site = await connected(DEPOSIT, { getAccessDetails: off });
    const closed = 'This page is not open to your account';
    expect(await screen.findByText(closed)).toBeVisible();
    expect(screen.getByText('You cannot deposit at the moment.')).toBeVisible();
    site.answer('getAccessDetails', withData('getAccessDetails', { deposit: true }));
    await pushes(flags({ deposit: true }));
    await waitFor(() => expect(screen.queryByText(closed)).toBeNull());
  });

  test('what changed while nobody listened is asked for [RT-04] [GUARD-10]', async () => {
    const site = await connected();
    const asked = site.called('getAccessContext');
    socket().hear('closed');
    await pass(3_000);
    await waitFor(() => expect(standingSocket()).toBeDefined());
    socket().hear('opened');
    await waitFor(() => expect(site.called('getAccessContext')).toBe(asked + 1));
  });
});
