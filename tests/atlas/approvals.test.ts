import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FLOWS } from '../../machines/registry.ts';
import { readApproval, standingOf, writeApproval } from '../../replay/charts/approvals.ts';
import { changesText } from '../../replay/charts/changes-text.ts';
import { changeGroups, changesBetween, unionOf } from '../../replay/charts/diff.ts';
import { reviewedChart } from '../../replay/charts/review.ts';
import type { ReviewedChart, ReviewedTransition } from '../../replay/charts/reviewed.ts';

const flow = FLOWS.find(({ id }) => id === 'banking.deposit');
if (flow === undefined) throw new Error('there is no deposit');
const { chart } = reviewedChart(flow);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approvals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The chart with one transition as it was. */
const where = (
  id: string,
  change: (edge: ReviewedTransition) => ReviewedTransition | undefined,
): ReviewedChart => ({
  ...chart,
  transitions: chart.transitions.flatMap((edge) => (edge.id === id ? (change(edge) ?? []) : edge)),
});

const LATER = chart.transitions.find(({ id }) => id.endsWith('later.chosen'))?.id ?? '';
const approval = { by: 'A. Reviewer, compliance', note: 'read whole', at: '2026-01-02T03:04:05Z' };

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

describe('approvals', () => {
  test('a flow that nobody approved says so, and fails nothing', () => {
    expect(standingOf(chart, folder)).toEqual({ words: 'not yet approved', fails: false });
    expect(standingOf({ ...chart, regulated: false }, folder).fails).toBe(false);
  });

  test('a change of a regulated flow fails until it is approved, and names the change', () => {
    writeApproval(
      where(LATER, () => undefined),
      approval,
      folder,
    );
    const changed = standingOf(chart, folder);
    expect(changed.fails).toBe(true);
    expect(changed.words).toContain(`(${LATER})`);
    writeApproval(chart, approval, folder);
    expect(standingOf(chart, folder)).toEqual({
      words: 'approved by A. Reviewer, compliance on 2026-01-02',
      fails: false,
    });
  });

  test('a change of another flow is told, and fails nothing', () => {
    writeApproval({ ...where(LATER, () => undefined), regulated: false }, approval, folder);
    const { fails, words } = standingOf({ ...chart, regulated: false }, folder);
    expect(fails).toBe(false);
    expect(words).toContain('changed since');
  });

  test('an approval that was edited is refused', () => {
    writeApproval(chart, approval, folder);
    const file = join(folder, `${chart.flow}.json`);
    writeFileSync(file, readFileSync(file, 'utf8').replace('chooses later', 'chooses never'));
    expect(() => readApproval(chart.flow, folder)).toThrow('was edited');
  });

  test('money and access are regulated: their changes need an approval', () => {
    const regulated = FLOWS.filter((one) => one.regulated).map(({ id }) => id);
    expect(regulated).toEqual(
      expect.arrayContaining(['access.login', 'access.signUp', 'banking.deposit']),
    );
  });
});
