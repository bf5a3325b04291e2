import { beforeAll, describe, expect, test } from 'vitest';
import { compose } from '../../machines/engine/compose.ts';
import { hasFallen, type Proof } from '../../machines/policies/proof-types.ts';
import { PAGE_RULES } from '../../machines/policies/compositions.ts';
import {
  PROPERTY_INFOS,
  proofs as proofsOf,
  provePolicies,
  SUBJECTS,
} from '../../machines/policies/prove.ts';
import { DEFAULT_POLICY, POLICIES, type MarketPolicy } from '../../reference/policies.ts';
import { ACCOUNT, DEPOSIT, GAME } from '../../src/runtime/pages/page-data.ts';
import { fallenInWords } from '../../tools/policies/table.ts';

/** The most states that all of it together may visit: twice as many as today. */
const MOST_STATES = 520_000;

let proofs: readonly Proof[] = [];
beforeAll(() => {
  proofs = provePolicies(POLICIES);
});

test('[EXC-06, LIM-11, NS-28, EDD-07] what a regulator asks for holds under its policy', () => {
  expect(fallenInWords(proofs, PROPERTY_INFOS)).toBe('');
});

test('every property is checked under every policy, by visiting few states', () => {
  expect(proofs).toHaveLength(PROPERTY_INFOS.length * POLICIES.length);
  const states = proofs.reduce((sum, one) => sum + (one.sameAs ? 0 : one.states), 0);
  console.info(`${proofs.length} proofs, ${states} states`);
  expect(states).toBeLessThan(MOST_STATES);
});

test('each property bears on a policy, is wanted by some, and falls where nobody wants it', () => {
  for (const { id, demandedBy, fields } of PROPERTY_INFOS) {
    const of = proofs.filter(({ property }) => property === id);
    expect(of.filter(({ demanded }) => demanded).length, id).toBeGreaterThan(0);
    if (demandedBy === 'every') continue;
    expect(fields.length, id).toBeGreaterThan(0);
    expect(of.filter(({ verdict }) => verdict === 'falsified').length, id).toBeGreaterThan(0);
  }
});

test.each(SUBJECTS.map(({ id, composition }) => [id, composition] as const))(
  '%s: every wire carries something',
  (_id, composition) => {
    expect(compose(composition(DEFAULT_POLICY), DEFAULT_POLICY).looseWires).toEqual([]);
  },
);

test('what one policy has from another, it would come to by itself', { tags: 'long' }, () => {
  const essence = ({ verdict, states, path }: Proof) => ({ verdict, states, path });
  for (const subject of SUBJECTS) {
    const ids = new Set(subject.properties.map(({ id }) => id));
    for (const policy of POLICIES) {
      const had = proofs.filter(
        (one) => one.sameAs !== undefined && one.policy === policy.id && ids.has(one.property),
      );
      if (had.length === 0) continue;
      const own = [...proofsOf([policy], [subject])];
      expect(own.map(essence), `${subject.id} under ${policy.id}`).toEqual(had.map(essence));
    }
  }
});

test('the pages of the compositions have the rules of their routes', () => {
  const { deposit, withdraw, limits, game } = PAGE_RULES;
  expect(deposit).toEqual({ ...ACCOUNT, ...DEPOSIT });
  expect([withdraw, limits]).toEqual([ACCOUNT, ACCOUNT]);
  expect(game).toEqual(GAME);
});

type Row = readonly [
  id: MarketPolicy['id'],
  change: Partial<MarketPolicy>,
  falls: Readonly<Record<string, string>>,
];

describe('a policy that is changed', { tags: 'long' }, () => {
  const named = (id: MarketPolicy['id']): MarketPolicy =>
    POLICIES.find((policy) => policy.id === id) ?? DEFAULT_POLICY;

  /** Field by field: the properties that fall, and the last step of the shortest way to each. */
  const rows: readonly Row[] = [
    ['MGA', { loosensAfterHours: 0 }, { 'limits.waitADay': 'asks for a limit of 1500 EUR' }],
    ['default', { loosensAfterHours: 23 }, { 'limits.waitADay': 'the wait is over' }],
    [
      'UKGC',
      { loosensAfterHours: 0 },
      {
        'limits.waitADay': 'confirms the change once more',
        'limits.confirmedAgain': 'confirms the change once more',
      },
    ],
    ['UKGC', { loosensOnlyConfirmed: false }, { 'limits.confirmedAgain': 'the wait is over' }],
    [
      'UKGC',
      { withdrawalsMayBeReversed: true },
      { 'withdrawal.noReversal': 'cancels a withdrawal' },
    ],
    [
      'UKGC',
      { depositLimit: 'optional' },
      { 'firstDeposit.limitOffered': 'the deposit check answers SUCCESS (success)' },
    ],
    [
      'UKGC',
      { realityCheck: 'reminder' },
      {
        'reminder.answered': 'closes the reminder',
        'reminder.answeredBeforeStake': 'presses start',
      },
    ],
    ['Spelinspektionen', { loosensAfterHours: 24 }, { 'limits.waitThreeDays': 'the wait is over' }],
    [
      'Spelinspektionen',
      { loosensAtPeriodEnd: false },
      { 'limits.afterThePeriod': 'the wait is over' },
    ],
    [
      'Spelinspektionen',
      { requiredPeriods: ['M'] },
      { 'limits.stayRequiredDays': 'the wait is over' },
    ],
    [
      'Spelinspektionen',
      { depositLimit: 'offered' },
      {
        'limits.stayRequired': 'the wait is over',
        'limits.stayRequiredDays': 'the wait is over',
        'firstDeposit.limitRequired': 'the deposit check answers SUCCESS (success)',
      },
    ],
    ['GGL', { highestDepositLimit: null }, { 'limits.highest': 'asks for a limit of 1500 EUR' }],
    [
      'GGL',
      { reminderMayBeOff: true },
      { 'reminder.neverOff': 'the question which reminder runs answers off' },
    ],
    ['UKGC', { shortestSlotRoundMs: 2_000 }, { 'play.slotPace': 'presses start' }],
    ['UKGC', { shortestOtherRoundMs: null }, { 'play.tableFiveSeconds': 'presses start' }],
    ['GGL', { shortestSlotRoundMs: 2_500 }, { 'play.slotFiveSeconds': 'presses start' }],
    ['Spelinspektionen', { shortestOtherRoundMs: 2_500 }, { 'play.threeSeconds': 'presses start' }],
    ['AGCO', { autoplayRounds: 2 }, { 'play.ownPress': 'chooses autoplay' }],
    ['AGCO', { speedUps: true }, { 'play.fullWait': 'wants to see the result at once' }],
    [
      'UKGC',
      { highestStakes: [{ kinds: 'slots', belowAge: null, amount: 500, currency: 'GBP' }] },
      { 'play.youngStake': 'presses start' },
    ],
    [
      'UKGC',
      { highestStakes: [{ kinds: 'slots', belowAge: 25, amount: 200, currency: 'GBP' }] },
      { 'play.fivePounds': 'presses start' },
    ],
    ['GGL', { highestStakes: [] }, { 'play.oneEuro': 'presses start' }],
    ['UKGC', { gamesAtOnce: null }, { 'inGame.one': 'opens another game on another device' }],
    ['AGCO', { netPositionShown: false }, { 'inGame.netPosition': 'opens a game' }],
    ['UKGC', { gameClockShown: false }, { 'inGame.clock': 'opens a game' }],
    ['GGL', { gameCheckMinutes: 80 }, { 'inGame.hourly': 'stakes' }],
    ['GGL', { gameCheckBreakMinutes: 4 }, { 'inGame.rest': 'stakes' }],
    ['GGL', { gameCheckFigures: ['stakes'] }, { 'inGame.told': 'confirms the check' }],
    ['GGL', { activityFile: false }, { 'inGame.reported': 'plays at another operator' }],
    ['CA', { withdrawalsMayBeReversed: true }, { 'withdrawal.noReversal': 'cancels a withdrawal' }],
    ['MGA', { breakDays: [], panicButton: true, minimumAge: 30 }, {}],
  ];

  /** All at once: the parts that the changes leave alone are explored once for them all. */
  const fallenOf = new Map<Row, Readonly<Record<string, string | undefined>>>();
  beforeAll(() => {
    const changed = rows.map(([id, change]) => ({ ...named(id), ...change }));
    const all = provePolicies(changed);
    const ends = rows.map((): [string, string | undefined][] => []);
    let at = 0;
    for (const { properties } of SUBJECTS) {
      for (const own of ends) {
        const fallen = all.slice(at, (at += properties.length)).filter(hasFallen);
        for (const { path, property } of fallen) own.push([property, path.at(-1)?.words]);
      }
    }
    for (const [index, row] of rows.entries())
      fallenOf.set(row, Object.fromEntries(ends[index] ?? []));
  });

  test.each(rows.map((row) => [row[0], row[1], row] as const))(
    '%s with %o',
    (_id, _change, row) => {
      expect(fallenOf.get(row)).toEqual(row[2]);
    },
  );
});
