import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDevice } from '../../replay/dom/device.ts';
import { leaveSite, openSite } from '../../replay/dom/site.tsx';
import { DAY } from '../../replay/dom/token-platform.ts';
import { answerContent } from '../brands/content.ts';

beforeEach(emptyDevice);
afterEach(leaveSite);

/** The front page as it is, with an offer for each group of players by their deposits in place of its own. */
const GROUPS = ['zero', 'one', 'many'] as const;
const answerGrouped = (request: Request): Promise<Response> =>
  answerWith(
    request,
    GROUPS.map((group) => ({
      title: `For ${group}`,
      targetAudience: { depositGroups: [group], playerIds: [] },
    })),
  );

/** The front page as it is, with these targeted offers in place of its own. */
async function answerWith(
  request: Request,
  targeted: readonly {
    readonly title: string;
    readonly targetAudience: object;
    readonly startDate?: string;
    readonly endDate?: string;
  }[],
): Promise<Response> {
  const reply = (await (await answerContent(request)).json()) as {
    readonly result: { readonly home?: { readonly banners: readonly object[] } } | null;
  };
  const [model] = reply.result?.home?.banners ?? [];
  if (model === undefined) return Response.json(reply);
  const offers = targeted.map((offer) => ({
    ...model,
    id: offer.title,
    authorized: 'authorized',
    targetAudienceOption: 'targeted',
    ...offer,
  }));
  const home = { ...reply.result?.home, banners: offers };
  return Response.json({ ...reply, result: { ...reply.result, home } });
}

it.each([
  [0, 'zero'],
  [1, 'one'],
  [2, 'many'],
])(
  'SESS-17 TARGET-03: after %i deposits the offer for %s shows, and no other',
  async (count, group) => {
    await openSite({
      at: '/en-UN/',
      player: true,
      platform: { getTransactionSummary: { body: { totalDepositsCount: count } } },
      contentService: answerGrouped,
    });
    await screen.findByRole('heading', { name: `For ${group}` });
    const shown = screen.getAllByRole('heading', { name: /^For (zero|one|many)$/ });
    expect(shown.map(({ textContent }) => textContent)).toEqual([`For ${group}`]);
  },
);

it('TARGET-03: an offer for chosen players shows to them alone, whatever their deposits', async () => {
  await openSite({
    at: '/en-UN/',
    player: true,
    platform: { getTransactionSummary: { body: { totalDepositsCount: 2 } } },
    contentService: (request) =>
      answerWith(request, [
        { title: 'For many', targetAudience: { depositGroups: ['many'], playerIds: [] } },
        { title: 'For you', targetAudience: { depositGroups: [], playerIds: ['100123'] } },
        { title: 'For others', targetAudience: { depositGroups: [], playerIds: ['100124'] } },
      ]),
  });
  await screen.findByRole('heading', { name: 'For many' });
  expect(screen.getByRole('heading', { name: 'For you' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'For others' })).toBeNull();
});

it('TARGET-04: an offer runs by the platform’s clock, where the device’s is two days behind', async () => {
  const tomorrow = new Date(Date.now() + DAY).toISOString();
  const targetAudience = { depositGroups: [], playerIds: ['100123'] };
  await openSite({
    at: '/en-UN/',
    player: true,
    ahead: -2 * DAY,
    contentService: (request) =>
      answerWith(request, [
        { title: 'For you, begun', targetAudience, startDate: tomorrow },
        { title: 'For you, over', targetAudience, endDate: tomorrow },
      ]),
  });
  await screen.findByRole('heading', { name: 'For you, begun' });
  expect(screen.queryByRole('heading', { name: 'For you, over' })).toBeNull();
});

it('TARGET-03: while the platform does not count, an offer for a group shows to nobody', async () => {
  const { called } = await openSite({
    at: '/en-UN/',
    player: true,
    platform: { getTransactionSummary: { status: 500, body: {} } },
    contentService: (request) =>
      answerWith(request, [
        { title: 'For zero', targetAudience: { depositGroups: ['zero'], playerIds: [] } },
        { title: 'For you', targetAudience: { depositGroups: [], playerIds: ['100123'] } },
      ]),
  });
  await screen.findByRole('heading', { name: 'For you' });
  await waitFor(() => expect(called('getTransactionSummary')).toBeGreaterThan(0));
  await expect(
    waitFor(() => screen.getByRole('heading', { name: 'For zero' }), { timeout: 500 }),
  ).rejects.toThrow('For zero');
});
