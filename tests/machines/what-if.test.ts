import { describe, expect, test } from 'vitest';
import { atOnce } from '../../machines/engine/at-once.ts';
import { compareFlow } from '../../machines/policies/compare.ts';
import {
  addressOfEdits,
  editsInAddress,
  essential,
  readEdits,
  withEdits,
} from '../../machines/policies/edits.ts';
import { exploringUnder, promisesOf } from '../../machines/policies/flow-promises.ts';
import { openProposal, proposalOf } from '../../machines/policies/proposal.ts';
import { stakesIn, stakesInText } from '../../machines/policies/stakes.ts';
import { flowNamed } from '../../machines/registry.ts';
import { DEFAULT_POLICY, POLICIES, type MarketPolicy } from '../../reference/policies.ts';

const UKGC = POLICIES.find(({ id }) => id === 'UKGC') as MarketPolicy;
const SWEDEN = POLICIES.find(({ id }) => id === 'Spelinspektionen') as MarketPolicy;
const withdrawals = flowNamed('banking.cancelWithdrawal');

describe('a copy beside its original', () => {
  test('[WDR-08] a reversal that is let in is seen: the ways, what falls and by which steps', () => {
    const copy = withEdits(UKGC, { withdrawalsMayBeReversed: true });
    const found = atOnce(compareFlow(withdrawals, UKGC, copy));
    expect(found.go).toEqual([]);
    expect(found.appear).toContain('cancelWithdrawal.listed › cancel.chosen');
    expect(found.fallen.map(({ title, requirements }) => [title, requirements])).toEqual([
      ['nothing is taken back where the law forbids it', ['WDR-08']],
    ]);
    expect(found.fallen[0]?.path.map(({ by, words, screen }) => [by, words, screen])).toEqual([
      ['site', 'starts', 'inactive'],
      ['player', 'opens the withdrawal page', 'loading'],
      ['platform', 'the reading of the pending withdrawals answers success', 'listed'],
      ['player', 'cancels a withdrawal', 'cancelling'],
    ]);
    expect(found.gained.map(({ title }) => title)).toEqual([
      'what may be taken back is, once it is chosen',
    ]);
    expect(found.states.is).toBeGreaterThan(found.states.was);
  });

  test('the places of a way lead where its words do, under the copy', () => {
    const copy = withEdits(UKGC, { withdrawalsMayBeReversed: true });
    const [fallen] = atOnce(compareFlow(withdrawals, UKGC, copy)).fallen;
    const graph = atOnce(exploringUnder(withdrawals, copy));
    let state = graph.starts[fallen?.places?.start ?? -1]?.to;
    for (const place of fallen?.places?.taken ?? []) state = state?.out[place]?.to;
    expect(state?.screen).toBe('cancelling');
  });

  test('[DEP-15] the other way round a way closes, and a promise is new', () => {
    const copy = withEdits(DEFAULT_POLICY, { documentsMayWait: false });
    const found = atOnce(compareFlow(flowNamed('banking.deposit'), DEFAULT_POLICY, copy));
    expect(found.appear).toEqual([]);
    expect(found.go).toEqual(['deposit.asking.verifyDocumentLoyal › later.chosen']);
    expect(found.gained.map(({ title }) => title)).toEqual([
      '"later" counts only where the market lets documents wait',
    ]);
    expect(found.fallen).toEqual([]);
  });

  test('what a flow does not ask for changes nothing in it', () => {
    const copy = withEdits(SWEDEN, { taxNumberRequired: true });
    expect(atOnce(compareFlow(withdrawals, SWEDEN, copy))).toMatchObject({
      appear: [],
      go: [],
      fallen: [],
      gained: [],
    });
  });

  test('a flow keeps what it promises under every policy, and says by which fields', () => {
    for (const policy of POLICIES) {
      const promises = atOnce(
        promisesOf(withdrawals, atOnce(exploringUnder(withdrawals, policy)), policy),
      );
      expect(promises.filter(({ verdict }) => verdict === 'falsified')).toEqual([]);
      expect(promises.filter(({ fields }) => fields.length > 0)).toHaveLength(2);
    }
  });
});

describe('edits', () => {
  test('an address holds them, and gives them back', () => {
    const edits = {
      loosensAfterHours: 0,
      breakDays: [1, 7],
      requiredPeriods: ['D', 'M'],
      highestDepositLimit: { period: 'M', amount: 5_000, currency: 'EUR' },
      depositLimit: 'required',
      gameAllowList: 'GGL',
      leastReturn: null,
      highestStakes: [{ kinds: 'slots', belowAge: 25, amount: 200, currency: 'GBP' }],
      gamesAtOnce: 1,
    };
    expect(editsInAddress(addressOfEdits(edits))).toEqual({ edits, problems: [] });
    expect(editsInAddress('')).toEqual({ edits: {}, problems: [] });
  });

  test.each([
    ['loosensAfterHours', -1],
    ['loosensAfterHours', 1.5],
    ['loosensAfterHours', '24'],
    ['minimumAge', 17],
    ['withdrawalsMayBeReversed', 'yes'],
    ['depositLimit', 'forbidden'],
    ['requiredPeriods', ['D', 'D']],
    ['requiredPeriods', ['Y']],
    ['reminderMinutes', [45]],
    ['breakDays', [0]],
    ['breakDays', 7],
    ['highestDepositLimit', { period: 'M', amount: 0, currency: 'EUR' }],
    ['highestDepositLimit', { period: 'M', amount: 1, currency: 'SEK' }],
    ['highestDepositLimit', { period: 'M', amount: 1, currency: 'EUR', more: 1 }],
    ['leastReturn', 0],
    ['leastReturn', '8500'],
    ['gameKinds', ['pinball']],
    ['gameAllowList', 'UKGC'],
    ['gameAllowList', [{ slug: 'golden-fern', version: '1.4.0' }]],
    ['gamesAtOnce', 2],
    ['highestStakes', null],
    ['highestStakes', [{ kinds: 'slots', belowAge: 25, amount: 0, currency: 'GBP' }]],
    ['highestStakes', [{ kinds: 'slots', belowAge: 25, amount: 2.5, currency: 'GBP' }]],
    ['highestStakes', [{ kinds: 'dice', belowAge: null, amount: 200, currency: 'GBP' }]],
    ['highestStakes', [{ kinds: 'all', belowAge: 0, amount: 200, currency: 'GBP' }]],
    ['highestStakes', [{ kinds: 'all', belowAge: null, amount: 200, currency: 'SEK' }]],
    ['highestStakes', [{ kinds: 'all', belowAge: null, amount: 200, currency: 'EUR', more: 1 }]],
    ['id', 'UKGC'],
    ['__proto__x', 1],
  ])('%s cannot be %j: it is left out, and said', (field, value) => {
    const { edits, problems } = readEdits({ [field]: value, panicButton: true });
    expect(edits).toEqual({ panicButton: true });
    expect(problems).toHaveLength(1);
  });

  test('highest stakes are typed as they are written', () => {
    for (const { highestStakes } of POLICIES)
      expect(stakesIn(stakesInText(highestStakes))).toEqual(highestStakes);
    expect(stakesInText(UKGC.highestStakes)).toBe('slots 2.00 GBP below 25; slots 5.00 GBP');
    expect(stakesIn(' ALL 5 eur;')).toEqual([
      { kinds: 'all', belowAge: null, amount: 500, currency: 'EUR' },
    ]);
    for (const text of [
      '5.00',
      'slots 5.00',
      'slots 5.00 GBP below',
      'slots 5.005 GBP',
      'all 0 EUR',
    ])
      expect(stakesIn(text)).toBe(undefined);
  });

  test('what changes nothing is no edit, and lists stand in their order', () => {
    expect(
      essential(UKGC, {
        reminderMinutes: [120, 30],
        breakDays: [42, 1, 3, 7, 14, 30],
        loosensAfterHours: 24,
        minimumAge: 21,
      }),
    ).toEqual({ minimumAge: 21, reminderMinutes: [30, 120] });
    expect(essential(UKGC, { gameAllowList: null, jackpots: false })).toEqual({ jackpots: false });
    const [young] = UKGC.highestStakes;
    expect(essential(UKGC, { highestStakes: [...UKGC.highestStakes] })).toEqual({});
    expect(essential(UKGC, { highestStakes: [young] })).toEqual({ highestStakes: [young] });
    expect(essential(UKGC, { gameAllowList: 'GGL' })).toEqual({ gameAllowList: 'GGL' });
  });

  test('an edited copy is asked for what its original is: its id stays', () => {
    expect(withEdits(UKGC, { minimumAge: 21 })).toEqual({ ...UKGC, minimumAge: 21 });
  });
});

describe('a proposal', () => {
  const results = { appear: [], go: [], fallen: [], gained: [], unseen: [] };
  const at = new Date('2026-11-23T10:00:00Z');
  const file = (change: object = {}): string =>
    JSON.stringify({
      ...proposalOf(UKGC, 'abc', { loosensAfterHours: 0 }, results, at),
      ...change,
    });

  test('says what it is of, what it changes, and is opened again', () => {
    expect(JSON.parse(file())).toEqual({
      schema: 'croupier.policy-proposal/1',
      base: { id: 'UKGC', hash: 'abc' },
      at: '2026-11-23T10:00:00.000Z',
      changes: { loosensAfterHours: 0 },
      inWords: [
        'A raised or deleted limit counts at once. Before: A raised or deleted limit counts after 24 hours at the earliest.',
      ],
      contradictions: [],
      results,
    });
    expect(openProposal(file(), 'UKGC', 'abc')).toEqual({
      edits: { loosensAfterHours: 0 },
      at: '2026-11-23T10:00:00.000Z',
      notes: [],
    });
  });

  test('of a policy that changed since says so, and is explored anew', () => {
    expect(openProposal(file(), 'UKGC', 'other')).toMatchObject({
      edits: { loosensAfterHours: 0 },
      notes: [expect.stringContaining('The policy has changed since')],
    });
  });

  test.each([
    ['', 'it is not JSON'],
    ['null', 'no proposal that was taken away here'],
    ['[]', 'no proposal that was taken away here'],
    [file({ schema: 'another' }), 'no proposal that was taken away here'],
    [file({ base: { id: 'MGA', hash: 'abc' } }), 'of the policy MGA, not of UKGC'],
    [file({ base: undefined }), 'of the policy undefined, not of UKGC'],
  ])('a file that is none is refused: %s', (text, why) => {
    expect(openProposal(text, 'UKGC', 'abc')).toEqual({ problem: expect.stringContaining(why) });
  });

  test('what a file holds and no field can is left out, and said', () => {
    expect(
      openProposal(file({ changes: { loosensAfterHours: -1, x: 1 } }), 'UKGC', 'abc'),
    ).toMatchObject({ edits: {}, notes: [expect.any(String), expect.any(String)] });
    expect(openProposal(file({ changes: 3 }), 'UKGC', 'abc')).toMatchObject({ edits: {} });
  });
});
