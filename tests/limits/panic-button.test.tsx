import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite, type Site } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { besidePlayer } from '../../src/app/player-host.tsx';

beforeEach(freshDevice);
afterEach(leaveSite);

const STOP = { name: /^Stop for 24\shours$/ };

async function livingIn(countryCode: string): Promise<Site> {
  const site = await openSite({
    at: '/en-UN/payment-methods',
    player: true,
    platform: { getAccessDetails: withData('getAccessDetails', { countryCode }) },
  });
  await within(screen.getByRole('banner')).findByRole('button', { name: /^My account/ });
  await besidePlayer.fetch();
  return site;
}

test('who lives in Germany has a panic button in the row of the header, and one press is enough [EXC-05] [NS-20]', async () => {
  const site = await livingIn('DE');
  const banner = within(screen.getByRole('banner'));
  const button = await banner.findByRole('button', STOP);
  // Read and reached after the brand and before the tools.
  const inOrder = banner.getAllByRole('button').filter((one) => one.closest('[popover]') === null);
  expect(inOrder[0]).toBe(button);
  expect(banner.getAllByRole('link')[0]?.compareDocumentPosition(button)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await site.user.click(button);
  await waitFor(() => expect(site.called('startCoolingOff')).toBe(1));
  expect(site.sent('startCoolingOff').body).toEqual({ duration: 1, initiator: 'PLAYER' });
});

test('who lives elsewhere has none [NS-20]', async () => {
  await livingIn('FI');
  expect(within(screen.getByRole('banner')).queryByRole('button', STOP)).toBeNull();
});
