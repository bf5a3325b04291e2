import { expect, test } from 'vitest';
import type { SessionScreen } from '../../machines/access/session/setup.ts';
import { newsBetween, type Standing } from '../../machines/news.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';

/** The news of a player, between one look and the next. */

type Player = Extract<SessionScreen, { name: 'player' }>;

const account = outcomes.getAccessDetails.success.data;
const access = outcomes.getAccessContext.success.data;
const player: Player = {
  name: 'player',
  session: {
    playerId: '100123',
    playerAccessId: 'a1',
    email: 'aino@example.com',
    countryCode: 'FI',
    language: 'fi',
    loginMethod: 'DEFAULT',
    registrationDate: '2026-01-15T09:30:00Z',
    multibrand: { suspended: false },
  },
  access: { ...access, multibrand: { ...access.multibrand, suspended: false } },
  account,
  accountStatus: 'success',
  isAccountRead: true,
};
const at = (more: Partial<Player> = {}, version = 7): Standing => ({
  session: { ...player, ...more },
  version,
});
const suspended = { access: { ...player.access, multibrand: { suspended: true } } };
const gone: Standing = { session: { name: 'signingOut' }, version: 7 };
const typesOf = (before: Standing, now: Standing) =>
  newsBetween(before, now).map(({ type }) => type);

test('nothing is news of what stays as it is', () => {
  expect(typesOf(at(), at())).toEqual([]);
  expect(typesOf(gone, gone)).toEqual([]);
});

test.each([
  [
    'the account is read for the first time',
    at({ account: undefined, accountStatus: 'loading' }),
    at(),
    ['account.changed', 'account.read'],
  ],
  ['the account reads otherwise', at(), at({ account: { ...account } }), ['account.changed']],
  ['the account is being read again', at(), at({ accountStatus: 'loading' }), []],
  [
    'the account could not be read again',
    at({ accountStatus: 'loading' }),
    at({ accountStatus: 'error' }),
    ['account.read'],
  ],
  ['a sister brand suspends the player', at(), at(suspended), ['player.suspended']],
  ['the suspension is lifted', at(suspended), at(), ['suspension.lifted']],
  ['the wallet is read for the first time', at({}, 0), at(), []],
  ['the wallet holds something else', at(), at({}, 8), ['balance.changed']],
  ['the session ends', at({}, 7), gone, ['session.ended']],
] as const)('%s [GUARD-10] [WAL-06] [LOGOUT-02]', (_, before, now, news) => {
  expect(typesOf(before, now)).toEqual(news);
});
