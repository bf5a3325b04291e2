import { within, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, type Site } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';
import { standingSocket, StandInSocket } from '../../replay/sockets.ts';
import { connected, connects, pushes, balance, socket, wallet } from './live-site.ts';

/** A laptop that slept: nobody closed its channel, and no message through it arrives. */

beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  vi.restoreAllMocks();
});

const header = () => within(screen.getByRole('banner'));

/** Right after a poll of the balances, so that no other one is due soon. */
async function polled(site: Site): Promise<void> {
  const calls = site.called('getWallet');
  while (site.called('getWallet') === calls) await pass(1_000);
}
/** The clock jumps; the checks of it come within 15 s. */
async function sleeps(minutes = 10): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  await pass(15_000);
}

test('polls balances and standing at once when it wakes up, without waiting for the channel [RT-04] [WAL-04] [GUARD-10]', async () => {
  const site = await connected();
  await polled(site);
  const calls = [site.called('getWallet'), site.called('getAccessContext')] as const;
  site.answer('getWallet', { body: wallet(7_700, 900) });
  // No longer than the tokens are good for.
  await sleeps(2);
  expect(site.called('getWallet')).toBe(calls[0] + 1);
  expect(site.called('getAccessContext')).toBe(calls[1] + 1);
  expect(await header().findByText('€77.00')).toBeVisible();
});

test('has a new channel by a new token after the old one has not answered for five seconds [RT-04]', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.1);
  const site = await connected();
  const dead = socket();
  await sleeps();
  expect(dead.sent.at(-1)).toBe('ping');
  await pass(5_000);
  expect(dead.readyState).toBe(StandInSocket.CLOSED);
  await pass(1_000);
  await waitFor(() => expect(site.called('getRealtimeToken')).toBe(2));
  await connects();
  await pushes(balance(4_200, 901));
  expect(await header().findByText('€42.00')).toBeVisible();
  dead.hear({ text: JSON.stringify({ body: balance(100, 902) }) });
  await pass(0);
  expect(header().getByText('€42.00')).toBeVisible();
});

test('whose session is over meanwhile has no channel, and says so [RT-04] [SESS-10]', async () => {
  const site = await connected();
  for (const operation of ['getWallet', 'getAccessContext', 'getRealtimeToken'] as const)
    site.answer(operation, {
      status: 401,
      body: { code: 'error.unauthorized', message: 'No.', traceId: 't' },
    });
  site.answer('refreshSession', {
    status: 401,
    body: { code: 'error.unauthorized', message: 'No.', traceId: 't' },
  });
  await sleeps();
  await waitFor(() => expect(document.documentElement.dataset['realtime']).toBe('off'));
  expect(site.path()).toBe('/en-UN/');
  await pass(60_000);
  expect(standingSocket()).toBeUndefined();
});

test('a network that is back asks at once, too [RT-04]', async () => {
  const site = await connected();
  await polled(site);
  const calls = site.called('getWallet');
  site.answer('getWallet', withData('getWallet', { version: 950 }));
  dispatchEvent(new Event('online'));
  await pass(0);
  await waitFor(() => expect(site.called('getWallet')).toBe(calls + 1));
  expect(socket().sent.at(-1)).toBe('ping');
});
