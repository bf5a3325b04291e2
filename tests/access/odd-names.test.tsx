import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { CityName, NewPersonName, StreetAddress } from '../../reference/fields.gen.ts';
import { answerContent } from '../brands/content.ts';

/** Names and addresses of people, in every script: kept whole, or refused at the field. */

beforeEach(freshDevice);
afterEach(leaveSite);

const ALI = '\u0639\u0644\u064a';
const AVRAHAM = '\u05d0\u05d1\u05e8\u05d4\u05dd';
const OVERRIDE = '\u202e';
const ASTRONAUT = '\u{1f469}\u200d\u{1f680}';

test.each([
  [ALI, true],
  [AVRAHAM, true],
  ['Zo\u0308e', true],
  ['\u674e', true],
  ['\u{20bb7}', true],
  [`Aino ${ASTRONAUT}`, false],
  [ASTRONAUT, false],
  [`Aino${OVERRIDE}`, false],
  ['\u2067Aino\u2069', false],
  ['Aino\u200f', false],
  ['Aino\ud83d', false],
])('%j is a name: %s [SIGN-16]', (name, isOne) => {
  expect(new RegExp(NewPersonName.pattern, 'u').test(name)).toBe(isOne);
});

test.each([
  [`${AVRAHAM} 7`, true],
  [`7 ${ASTRONAUT} Street`, true],
  [ASTRONAUT, false],
  [OVERRIDE, false],
  ['7 Street \ud83d', false],
])('%j is an address: %s [SIGN-16]', (place, isOne) => {
  for (const { pattern } of [StreetAddress, CityName]) {
    expect(new RegExp(pattern, 'u').test(place)).toBe(isOne);
  }
});

const called = (firstName: string, lastName: string, firstLogin = false) =>
  withData('getAccessDetails', { playerId: '100123', firstName, lastName, firstLogin });

test('who is called from right to left is welcomed by a whole name that takes nothing of the sentence along [MODAL-03]', async () => {
  await openSite({
    at: '/en-UN/terms',
    player: true,
    platform: { getAccessDetails: called(ALI, AVRAHAM, true) },
  });
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('heading').textContent).toBe(`Welcome, \u2068${ALI}\u2069`);
});

test('the front page greets by the same, and by any other name as it is [MODAL-03]', async () => {
  for (const [name, shown] of [
    [ALI, `\u2068${ALI}\u2069`],
    ['Aino', 'Aino'],
  ] as const) {
    await openSite({
      at: '/en-UN/',
      player: true,
      platform: { getAccessDetails: called(name, 'Virtanen') },
      contentService: answerContent,
    });
    const [greeting] = await screen.findAllByText(new RegExp(name), { selector: 'main *' });
    expect(greeting?.textContent).toContain(shown);
    expect(greeting?.textContent?.includes('\u2068')).toBe(name === ALI);
    leaveSite();
    freshDevice();
  }
});

test('the account shows a name whole, apart from what stands around it [PROF-01]', async () => {
  await openSite({
    at: '/en-UN/my-account/account',
    player: true,
    platform: { getAccessDetails: called(ALI, AVRAHAM) },
  });
  const name = await screen.findByText(`${ALI} ${AVRAHAM}`);
  expect(name.tagName).toBe('BDI');
});
