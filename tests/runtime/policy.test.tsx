import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { emptyDevice } from '../../replay/dom/device.ts';
import { leaveSite, openSite, type HeldSite } from '../../replay/dom/site.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  emptyDevice();
});
afterEach(leaveSite);

const open = (signedIn: boolean): Promise<HeldSite> =>
  openSite({
    at: '/en-UN/',
    held: {
      signedIn: () => signedIn,
      steered: new Set(['getAccessDetails']),
      inspect: () => {},
      newTerms: false,
    },
  });
/** Lazy views come in real time. */
const says = (age: string) =>
  vi.waitFor(() => {
    expect(footer()).toHaveTextContent(age);
  });
const footer = () => screen.getByRole('contentinfo');

test('NS-06: the frame names a visitor’s age by the address, a player’s by the residence', async () => {
  const visitors = await open(false);
  await says('18');
  visitors.close();
  const players = await open(true);
  const { data } = outcomes.getAccessDetails.success;
  await players.answer('getAccessDetails', { ok: true, data: { ...data, countryCode: 'IN' } });
  await says('21');
  expect(footer()).not.toHaveTextContent('18');
});
