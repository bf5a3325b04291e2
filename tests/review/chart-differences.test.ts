import { describe, expect, test } from 'vitest';
import { FLOWS } from '../../machines/registry.ts';
import { changesText } from '../../review/charts/changes-text.ts';
import { changeGroups, changesBetween, unionOf } from '../../review/charts/diff.ts';
import { describedChart } from '../../review/charts/describe.ts';
import type { ReviewedChart, ReviewedTransition } from '../../review/charts/reviewed.ts';

const flow = FLOWS.find(({ id }) => id === 'banking.deposit');
if (flow === undefined) throw new Error('there is no deposit');
const { chart } = describedChart(flow);

/** The chart with one transition as it was. */
const where = (
  id: string,
  change: (edge: ReviewedTransition) => ReviewedTransition | undefined,
): ReviewedChart => ({
  ...chart,
  transitions: chart.transitions.flatMap((edge) => (edge.id === id ? (change(edge) ?? []) : edge)),
});

const LATER = chart.transitions.find(({ id }) => id.endsWith('later.chosen'))?.id ?? '';

describe('differences between charts', () => {
  test('a chart is equal to itself, and to what a file keeps of it', () => {
    expect(changesBetween(chart, chart)).toEqual([]);
    expect(changesBetween(JSON.parse(JSON.stringify(chart)) as ReviewedChart, chart)).toEqual([]);
  });

  test('[DEP-15] a new transition, a dropped one and another target are told apart', () => {
    expect(
      changesBetween(
        where(LATER, () => undefined),
        chart,
      ),
    ).toMatchObject([{ kind: 'added', of: 'transition', id: LATER, details: [] }]);
    expect(
      changesBetween(
        chart,
        where(LATER, () => undefined),
      ),
    ).toMatchObject([{ kind: 'removed', of: 'transition', id: LATER, details: [] }]);
    const elsewhere = where(LATER, (edge) => ({ ...edge, targets: ['deposit.inactive'] }));
    expect(changesText(changesBetween(elsewhere, chart))).toBe(
      [
        '  What was changed:',
        `  ~ transition Verify document loyal: chooses later [documents may wait] → Checking  (${LATER})`,
        '      leads to: Checking; before: Inactive',
      ].join('\n'),
    );
  });

  test('a guard that decides otherwise shows in what leads along its transition', () => {
    const looser = where(LATER, (edge) => ({ ...edge, absentUnder: [] }));
    const changes = changesBetween(looser, chart);
    expect(changes).toMatchObject([
      {
        kind: 'changed',
        of: 'transition',
        id: LATER,
        details: ['absent under, now also: Spelinspektionen'],
      },
    ]);
    expect(changeGroups(changes).map(({ heading }) => heading)).toEqual([
      'What comes out otherwise, though no definition changed',
    ]);
  });

  test('what was changed comes before what follows from it', () => {
    const elsewhere: ReviewedChart = {
      ...where(LATER, (edge) => ({ ...edge, targets: ['deposit.inactive'] })),
      states: chart.states.map((state) =>
        state.id === chart.root ? { ...state, screens: ['inactive'] } : state,
      ),
    };
    const [cause, consequence] = changeGroups(changesBetween(elsewhere, chart));
    expect(cause).toMatchObject({ heading: 'What was changed', changes: [{ id: LATER }] });
    expect(consequence).toMatchObject({
      heading: 'What follows from it',
      changes: [{ id: chart.root, name: 'Deposit' }],
    });
  });

  test('a second alternative does not rename the first', () => {
    const only = chart.transitions.find(({ id, place }) => place === 1 && !id.endsWith('› 1'));
    if (only === undefined) throw new Error('every transition has alternatives');
    const renamed = where(only.id, (edge) => ({ ...edge, id: `${edge.id} › 1` }));
    expect(changesBetween(chart, renamed)).toEqual([]);
  });

  test('both charts together hold what is and what is no more', () => {
    const before = { ...where(LATER, () => undefined) };
    const { transitions, states } = unionOf(chart, before);
    expect(transitions.map(({ id }) => id).toSorted()).toEqual(
      chart.transitions.map(({ id }) => id).toSorted(),
    );
    expect(states).toEqual(chart.states);
  });
});

test('money and access are regulated: their changes need an approval', () => {
  const regulated = FLOWS.filter((one) => one.regulated).map(({ id }) => id);
  expect(regulated).toEqual(
    expect.arrayContaining(['access.login', 'access.signUp', 'banking.deposit']),
  );
});
