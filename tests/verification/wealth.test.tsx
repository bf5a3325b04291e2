import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { isRemindedLater, remindLater } from '../../src/verification/documents/wealth-postponed.ts';

beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  vi.useRealTimers();
});

const HOUR = 3_600_000;
const TITLE = 'Show where your money comes from';
const open = (requested = 'PROOF_OF_ID,SOURCE_OF_WEALTH', at = '/en-UN/') =>
  openSite({
    at,
    player: true,
    platform: {
      getAccessDetails: withData('getAccessDetails', {
        requestDocumentTypeStatus: requested,
        firstLogin: false,
      }),
    },
  });
const reminder = () => screen.findByRole('dialog', { name: TITLE });

test('who is asked for the source of wealth is reminded, and left alone once it was put away [DOC-20]', async () => {
  const site = await open();
  const dialog = within(await reminder());
  expect(dialog.getByRole('link', { name: 'Send' })).toHaveAttribute(
    'href',
    '/en-UN/my-account/account/verification',
  );
  await site.user.click(dialog.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  const player = localStorage.getItem('lastAuthUser') ?? '';
  expect(JSON.parse(localStorage.getItem('sowPopupStorage') ?? '{}')).toEqual({
    [player]: expect.any(Number),
  });
  expect(isRemindedLater(player)).toBe(true);
});

test('the reminder may be followed by the keyboard, and leads to the documents [DOC-20]', async () => {
  const site = await open();
  const dialog = within(await reminder());
  await site.user.click(dialog.getByRole('link', { name: 'Send' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your documents' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
});

test.each([
  ['who is asked for something else', 'PROOF_OF_ID', '/en-UN/'],
  ['who is about to send it', 'SOURCE_OF_WEALTH', '/en-UN/my-account/account/verification'],
  ['who is about to withdraw', 'SOURCE_OF_WEALTH', '/en-UN/my-account/banking/withdraw'],
  ['who is about to show a passport', 'SOURCE_OF_WEALTH', '/en-UN/my-account/identity-check'],
])('%s is not reminded [DOC-20]', async (_, requested, at) => {
  await open(requested, at);
  await screen.findByRole('heading', { level: 1 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
});

test('it is put away for 24 hours, by the player who did so alone [DOC-20] [NS-62]', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.setItem('sowPopupStorage', 'true');
  expect(isRemindedLater('player_1')).toBe(false);
  localStorage.setItem('sowPopupStorage', '{"player_1":"soon"');
  expect(isRemindedLater('player_1')).toBe(false);
  const at = Date.now();
  remindLater('player_1');
  expect(isRemindedLater('player_2')).toBe(false);
  vi.setSystemTime(at + 24 * HOUR - 1);
  expect(isRemindedLater('player_1')).toBe(true);
  vi.setSystemTime(at + 24 * HOUR);
  expect(isRemindedLater('player_1')).toBe(false);
  // A clock that was put back leaves nobody without a reminder for good.
  vi.setSystemTime(at - HOUR);
  expect(isRemindedLater('player_1')).toBe(false);
  // Nobody's trace stays for longer.
  vi.setSystemTime(at + 25 * HOUR);
  remindLater('player_2');
  expect(Object.keys(JSON.parse(localStorage.getItem('sowPopupStorage') ?? '{}'))).toEqual([
    'player_2',
  ]);
});
