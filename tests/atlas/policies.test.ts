import { describe, expect, test } from 'vitest';
import { policyData, policySearch, policySummary } from '../../atlas/build/policy-data.ts';
import { rulesData } from '../../atlas/build/rules-data.ts';
import { hashOf, viewOf, type View } from '../../atlas/address.ts';
import type { FlowData } from '../../atlas/data.ts';
import { marketInWords } from '../../atlas/site/market.ts';
import { contradictionsIn, departures, differencesOf } from '../../machines/policies/describe.ts';
import { problemWith } from '../../machines/policies/controls.ts';
import { fieldOf, POLICY_FIELDS, type PolicyField } from '../../machines/policies/fields.ts';
import { residentsUnder } from '../../machines/policies/residents.ts';
import { POLICY_DOCUMENTS } from '../../machines/policies/sources.ts';
import { flowNamed } from '../../machines/registry.ts';
import {
  DEFAULT_POLICY,
  POLICIES,
  type MarketPolicy,
  type PolicyId,
} from '../../reference/policies.ts';
import { changesText } from '../../review/charts/changes-text.ts';
import {
  policyChangesBetween,
  policyDocumentHash,
  reviewedPolicy,
} from '../../review/charts/reviewed-policy.ts';

const policy = (id: PolicyId): MarketPolicy => {
  const found = POLICIES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no policy ${id}`);
  return found;
};

describe('the documents of policies', () => {
  test.each(POLICIES.map((one) => [one.id, one] as const))(
    '%s says on what each departure from the default rests, and every field of the default does',
    (id, one) => {
      const { sources } = POLICY_DOCUMENTS[id];
      const asked = id === 'default' ? POLICY_FIELDS : departures(one);
      expect(asked.filter((field) => sources[field] === undefined)).toEqual([]);
      for (const { rule, counsel } of Object.values(sources)) {
        expect(rule).not.toBe('');
        expect(counsel).not.toBe('');
      }
    },
  );

  test('every policy stands in the form that edits it, and contradicts itself nowhere', () => {
    for (const one of POLICIES) {
      expect(contradictionsIn(one), one.id).toEqual([]);
      for (const field of POLICY_FIELDS)
        expect(problemWith(fieldOf(field).control, one[field]), `${one.id} ${field}`).toBe(
          undefined,
        );
    }
  });

  test('who lives under which policy is told as it is decided', () => {
    expect(residentsUnder('UKGC')).toEqual({
      short: 'United Kingdom',
      places: ['United Kingdom'],
      markets: [],
    });
    expect(residentsUnder('Spelinspektionen').markets).toEqual(['SE']);
    expect(residentsUnder('AGCO').places).toEqual(['Ontario, Canada']);
    expect(residentsUnder('CA').places).toEqual([
      'Canada (without Ontario; Alberta from 18 years on; Manitoba from 18 years on; Quebec from 18 years on)',
    ]);
    expect(residentsUnder('GGL').short).toBe('Germany');
    expect(residentsUnder('default').markets).toContain('UN');
  });

  test('what differs is said in sentences, with what holds by default', () => {
    expect(differencesOf(policy('GGL')).map(({ sentence }) => sentence)).toEqual([
      'Marketing is a choice of its own at sign-up: no other box ticks it.',
      'The settings of cookies begin with no group ticked but what is essential.',
      'Nobody learns by signing up who has an account: the owner alone is told that somebody tried.',
      'Nobody deposits without a deposit limit.',
      'A limit is needed for each month.',
      'A deposit limit above €1,000.00 a month cannot be set.',
      'The reality check is a question that must be answered.',
      'The reminder of the time cannot be switched off.',
      'The reminder of the time comes every 30 or 60 minutes.',
      'A break of 24 hours is in reach on every page, in one press.',
      'Of the kinds of games, only slots may be offered.',
      'Only the 67 games of the list of the GGL may be offered, each in its version.',
      'No game with a live dealer may be offered.',
      'No game with a jackpot may be offered, and no jackpot is shown.',
      'Free play is open to players who are logged in.',
      'The return to player is shown on the page of the game, and where the stake is made.',
      'The chance of the highest win is shown where the stake is made.',
      'A round of a slot starts 5 seconds after the one before at the earliest.',
      'Each round is started by a press of its own.',
      'The highest stake is €1.00 a round of a slot.',
      'A player has one game open at a time: another one ends it.',
      'The check inside games comes after 60 minutes of play at the latest.',
      'Play rests for 5 minutes after the check.',
      'Before the first game the player is reported as active; who is active elsewhere does not play.',
      'No bonus may be offered.',
    ]);
    expect(
      differencesOf(policy('GGL')).find(({ field }) => field === 'gameAllowList'),
    ).toMatchObject({ value: 'the list of the GGL', was: 'no list' });
    expect(differencesOf(policy('BR')).at(-2)).toMatchObject({
      sentence: 'A game that returns less than 85.00 % is not offered.',
      value: '85.00 %',
      was: 'none',
    });
    expect(differencesOf(policy('BR')).at(-1)).toMatchObject({ value: 'none', was: 'any' });
    expect(
      differencesOf(policy('Spelinspektionen'))
        .slice(-2)
        .map(({ sentence }) => sentence),
    ).toEqual([
      'Only a bonus that goes with the first deposit may be offered.',
      'A bonus that ends before 60 days are over is not offered.',
    ]);
    expect(differencesOf(policy('UKGC')).slice(-2)).toMatchObject([
      { value: '10 times', was: 'no bound' },
      { value: 'yes', was: 'no' },
    ]);
    expect(differencesOf(policy('NZ')).map(({ field }) => field)).toEqual(['minimumAge']);
    expect(differencesOf(policy('AGCO')).map(({ value, was }) => [value, was])).toEqual([
      ['19', '18'],
      ['no', 'yes'],
      ['no', 'yes'],
      ['1 and 7 days', '1, 3, 7, 14, 30 and 42 days'],
      ['1, 2 and 3 months', 'none'],
      ['6, 12 and 60 months', '6, 12, 24 and 60 months'],
      ['no', 'yes'],
      ['2.5 seconds', 'none'],
      ['none', '100 rounds'],
      ['no', 'yes'],
      ['1', 'any number'],
      ['yes', 'no'],
      ['yes', 'no'],
    ]);
    expect(
      differencesOf(policy('UKGC')).find(({ field }) => field === 'highestStakes'),
    ).toMatchObject({
      sentence:
        'The highest stake is £2.00 a round of a slot for players under 25 and £5.00 a round of a slot.',
      was: 'none',
    });
  });

  test('what goes against itself is said', () => {
    const copy: MarketPolicy = {
      ...DEFAULT_POLICY,
      depositLimit: 'required',
      exclusionMonths: [],
      indefiniteExclusion: false,
      breakDays: [],
      reminderMinutes: [],
      reminderMayBeOff: false,
    };
    expect(contradictionsIn(copy)).toHaveLength(4);
    expect(contradictionsIn({ ...DEFAULT_POLICY, requiredPeriods: ['D'] })).toEqual([
      'Periods need a limit, but no deposit limit is required.',
    ]);
    expect(contradictionsIn({ ...DEFAULT_POLICY, jackpots: false })).toEqual([
      'Jackpot slots may be offered, but no game with a jackpot.',
    ]);
    expect(contradictionsIn({ ...DEFAULT_POLICY, gameKinds: [] })).toEqual([
      'No game could be offered: there is no kind.',
    ]);
  });
});

describe('the approval of a policy', () => {
  test('a change of a value, a source or of who is under it is told, and is another fingerprint', () => {
    const reviewed = reviewedPolicy(policy('UKGC'));
    const hours = reviewedPolicy({ ...policy('UKGC'), loosensAfterHours: 0 });
    expect(policyDocumentHash(hours)).not.toBe(policyDocumentHash(reviewed));
    expect(policyChangesBetween(reviewed, hours)).toMatchObject([
      {
        kind: 'changed',
        of: 'field',
        id: 'UKGC.loosensAfterHours',
        details: ['value: none; before: 24 hours'],
      },
    ]);
    const moved = { ...reviewed, residents: { ...reviewed.residents, places: ['Elsewhere'] } };
    expect(policyChangesBetween(reviewed, moved)).toMatchObject([
      { of: 'policy', details: ['who is under it: Elsewhere; before: United Kingdom'] },
    ]);
    const [first, ...others] = reviewed.fields;
    if (first === undefined) throw new Error('a policy without fields');
    const sourced = {
      ...reviewed,
      fields: [{ ...first, source: { ...first.source, rule: 'another' } }, ...others],
    };
    expect(changesText(policyChangesBetween(reviewed, sourced))).toContain(
      'rests on: another; before: Gambling',
    );
    expect(policyChangesBetween(sourced, { ...sourced, fields: others })).toMatchObject([
      { kind: 'removed', name: 'Youngest age' },
    ]);
  });
});

describe('the page of a policy', () => {
  const flows = [flowNamed('banking.cancelWithdrawal'), flowNamed('site.terms')];
  const { policies } = policyData(flows, new Set(['WDR-08']), []);
  const page = (id: PolicyId) => policies.find((one) => one.policy.id === id);

  test('[WDR-08] says what a policy closes in each flow, and what would be without it', () => {
    const [flow, ...others] = page('UKGC')?.flows ?? [];
    // A flow that carries no policy has no place there.
    expect(others).toEqual([]);
    expect(flow?.absent.map(({ id }) => id)).toContain('cancelWithdrawal.listed › cancel.chosen');
    expect(flow?.absent[0]?.name).toBe('Listed: cancels a withdrawal [may cancel] → Cancelling');
    expect(flow?.added).toEqual([]);
    expect(flow?.reads).toEqual(['withdrawalsMayBeReversed']);
    const promise = flow?.promises.find(({ title }) => title.startsWith('nothing is taken back'));
    expect(promise).toMatchObject({ verdict: 'proven', fields: ['withdrawalsMayBeReversed'] });
    expect(promise?.underDefault.at(-1)?.words).toBe('cancels a withdrawal');
    expect(page('default')?.flows[0]?.absent).toEqual([]);
    expect(flow?.others.kept).toBe(flow?.others.all);
  });

  test('is found by name, regulator, country and rule', () => {
    const found = policySearch(policies);
    expect(found).toHaveLength(POLICIES.length * (1 + POLICY_FIELDS.length));
    expect(found.find(({ text }) => text === 'UKGC')).toMatchObject({
      href: 'policies/UKGC.html',
      detail: expect.stringContaining('Gambling Commission, Great Britain · United Kingdom'),
    });
    expect(found.map(({ href }) => href)).toContain('policies/GGL.html#/panicButton');
  });

  test('a policy that nobody signed is not called approved', () => {
    expect(policies.map((one) => policySummary(one).approval)).toEqual(POLICIES.map(() => 'never'));
  });
});

describe('what follows from a rule', () => {
  const flows = [flowNamed('banking.cancelWithdrawal'), flowNamed('site.terms')];
  const rules = rulesData(flows, policyData(flows, new Set(), []).policies);
  const rule = (field: PolicyField) => rules.find((one) => one.field === field);

  test('[WDR-08] names by each value the transitions that close, and what is promised by it', () => {
    const reversed = rule('withdrawalsMayBeReversed');
    expect(reversed?.askedIn.map(({ flow }) => flow)).toEqual(['banking.cancelWithdrawal']);
    expect(reversed?.values.map(({ words, policies }) => [words, policies])).toEqual([
      ['no', ['UKGC', 'AGCO', 'CA']],
    ]);
    const [closing] = reversed?.values[0]?.flows ?? [];
    expect(closing?.closes.map(({ id }) => id)).toContain(
      'cancelWithdrawal.listed › cancel.chosen',
    );
    expect(closing?.opens).toEqual([]);
    expect(reversed?.promises.map(({ title }) => title)).toContain(
      'nothing is taken back where the law forbids it',
    );
  });

  test('a rule that no chart asks for says so, and who holds it', () => {
    expect(rule('minimumAge')).toMatchObject({ askedIn: [], promises: [] });
    expect(rule('minimumAge')?.values.map(({ words }) => words)).toEqual(['19', '21', '20']);
    expect(rule('taxNumberRequired')?.values.map(({ policies }) => policies)).toEqual([['BR']]);
    expect(fieldOf('minimumAge').heldIn).toBe('access.signUp');
    for (const { field } of rules) {
      const { heldIn, toldTo } = fieldOf(field);
      for (const flow of [heldIn, toldTo])
        if (flow !== undefined) expect(flowNamed(flow).id).toBe(flow);
    }
  });
});

describe('the market in the address of a flow', () => {
  const views: View[] = [
    { view: 'chart', policy: 'UKGC' },
    { view: 'chart', state: 'cancelWithdrawal.listed', policy: 'UKGC' },
    { view: 'chart', transition: 'a › b', policy: 'BR' },
    { view: 'chart', answer: 'PENDING/EXPIRED' },
    { view: 'chart' },
  ];
  test.each(views)('%o is read as it was written', (view) => {
    expect(viewOf(hashOf(view))).toEqual(view);
  });

  test('a market in which nothing is otherwise says so; one in which something is names it', () => {
    const edge = (words: string, absentUnder: readonly string[]) => ({
      source: 'held',
      words,
      absentUnder,
    });
    const states = [{ id: 'held', key: 'held', parent: 'flow' }];
    const flow = {
      chart: { states, transitions: [edge('goes on', []), edge('takes back', ['UKGC'])] },
    } as unknown as FlowData;
    expect(marketInWords(flow, 'MGA', 'Malta')).toBe(
      'Under Malta nothing can happen otherwise than by default. Nothing is absent under Malta.',
    );
    expect(marketInWords(flow, 'UKGC', 'UKGC')).toBe(
      'Absent under UKGC, struck through where they are drawn: Held: takes back.',
    );
    const more = { chart: { states, transitions: [edge('must answer', ['default', 'UKGC'])] } };
    expect(marketInWords(more as unknown as FlowData, 'GGL', 'GGL')).toBe(
      'Nothing is absent under GGL. Only here, not by default: Held: must answer.',
    );
  });
});
