import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { openSite, type Site, type SiteOptions } from '../../replay/dom/site.tsx';
import { pass, settle } from '../../replay/dom/time.ts';
import { standingSocket, type StandInSocket } from '../../replay/sockets.ts';

/** A site with a channel, and the platform's messages through it. */

export const PLAYER = '100123';
/** Longer than the first quiet moment of a page takes, in ms. */
export const QUIET = 1_000;

export const wallet = (cashAmount: number, version: number) => ({
  currency: 'EUR',
  version,
  buckets: { main: [{ walletType: 'MAIN', cashAmount }], locked: [], bonus: [] },
});
export const balance = (cashAmount: number, version: number, playerId = PLAYER) => ({
  type: 'WALLET_BALANCE',
  playerId,
  balanceMap: wallet(cashAmount, version),
});
export const flags = (attributes: object, playerId = PLAYER) => ({
  type: 'PLAYER_ATTRIBUTE_CHANGE',
  playerId,
  attributes,
});

export const socket = (): StandInSocket => {
  const standing = standingSocket();
  if (standing === undefined) throw new Error('The site has no socket');
  return standing;
};

export async function says(text: string): Promise<void> {
  socket().hear({ text });
  await pass(0);
}
export const pushes = (body: object): Promise<void> => says(JSON.stringify({ body }));

export async function connects(): Promise<void> {
  await settle(QUIET);
  await waitFor(() => expect(standingSocket()).toBeDefined());
  socket().hear('opened');
  await settle();
}

export async function connected(
  at = '/en-UN/responsible-gambling',
  platform: SiteOptions['platform'] = {},
): Promise<Site> {
  const site = await openSite({ at, player: true, platform });
  await connects();
  return site;
}
