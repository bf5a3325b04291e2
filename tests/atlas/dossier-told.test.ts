import { describe, expect, test } from 'vitest';
import { signaturesOf } from '../../atlas/build/dossier/approval.ts';
import type { AtlasPath, FlowData, Result, Run } from '../../atlas/data.ts';
import type { Block } from '../../atlas/dossier.ts';
import { countingRun } from '../../atlas/site/coverage.ts';
import { runsIn } from '../../atlas/site/dossier-runs.ts';
import { screensIn } from '../../atlas/site/dossier-screens.ts';
import type { FlowScreens } from '../../replay/screens.ts';
import { mistrusted } from '../review/reviewers.support.ts';

const AT = '2026-01-02T03:04:05.000Z';
const WHEN = '2026-01-02 03:04 UTC';

const path = (id: string, ...transitions: string[]): AtlasPath => ({
  id,
  input: 'typical',
  policy: undefined,
  steps: [
    { words: 'starts', screen: 'a', states: [], transitions, facts: [], calls: [], told: [] },
  ],
});
const edge = (id: string) => ({ id, words: `does ${id}`, source: 'm.a', targets: ['m.b'] });
const FLOW = {
  id: 'site.sample',
  fingerprint: 'new',
  paths: [path('site.sample#1', 'go'), path('site.sample#2', 'go', 'stay')],
  outdated: [{ id: 'site.sample#3', step: 2, words: 'shows “b”.' }],
  levels: {
    model: { skipped: {}, leftOut: {} },
    view: { skipped: {}, leftOut: {} },
    browser: {
      skipped: { 'site.sample#2': 'no such button' },
      leftOut: { stay: 'no such day' },
    },
  },
  chart: {
    states: [{ id: 'm.a', key: 'a', parent: 'm' }],
    transitions: [edge('go'), edge('stay'), edge('never')],
  },
} as unknown as FlowData;

/** A run of both paths. */
const run = (level: Run['level'], fingerprint: string, first: Partial<Result> = {}): Run => {
  const passed: Result = { verdict: 'passed', commit: 'abc', durationMs: 1, at: AT };
  return {
    level,
    commit: 'abc+',
    at: AT,
    flows: { 'site.sample': { fingerprint } },
    results: { 'site.sample#1': { ...passed, ...first }, 'site.sample#2': passed },
  };
};

describe('what a dossier says of the last runs', () => {
  const runs = [
    run('model', 'old'),
    run('view', 'new', { verdict: 'failed', message: 'The heading was not there' }),
    run('browser', 'new'),
  ].map((one) => countingRun(one, [FLOW]));
  const [facts, table, ...rest] = runsIn(FLOW, runs);
  const outdated = ['ran before a change: run again', `${WHEN}, commit abc`];
  const green = ['run, green on this chart', `${WHEN}, commit abc`];

  test('what ran of another flow is not green, what failed says why, what is left out says so', () => {
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(rows.map(([, , ...results]) => results)).toEqual([
      [outdated, ['run, red', `${WHEN}, commit abc`, 'The heading was not there'], green],
      [outdated, green, ['left out, with a reason', 'no such button']],
    ]);
  });

  test('what no path takes, what fits no more and what a level leaves out is listed, with reasons', () => {
    expect(rest).toEqual([
      { kind: 'heading', text: 'On no path' },
      { kind: 'list', items: ['does never (never)'] },
      { kind: 'heading', text: 'Paths that do not fit the chart' },
      { kind: 'list', items: ['site.sample#3, step 2: shows “b”.'] },
      { kind: 'heading', text: 'Left out on the Browser level' },
      { kind: 'list', items: ['does stay (stay): no such day'] },
    ]);
  });

  test('a level tells when it ran, and what never ran is not told as run', () => {
    const ran = `last run at commit abc with uncommitted changes, ${WHEN}`;
    const words = (one: Block | undefined) => (one?.kind === 'facts' ? one.rows : []);
    expect(words(facts)).toEqual(['Model', 'View', 'Browser'].map((level) => [level, ran]));
    const [none, empty] = runsIn(FLOW, []);
    const idle = 'planned, not run yet';
    expect(words(none).map(([, last]) => last)).toEqual([idle, idle, idle]);
    const [first = []] = empty?.kind === 'table' ? empty.rows : [];
    expect(first.slice(2)).toEqual([[idle], [idle], [idle]]);
  });
});

describe('the pictures of a dossier', () => {
  const taken: FlowScreens = {
    flow: FLOW.id,
    fingerprint: 'new',
    commit: 'abc',
    at: AT,
    pictures: [
      {
        states: ['m.a'],
        screen: 'shown',
        brand: 'northlight',
        width: 390,
        size: { width: 390, height: 900 },
        file: 'a.avif',
        path: 'site.sample#1',
        step: 0,
      },
    ],
    missed: [{ states: ['m.a'], screen: 'shown', brand: 'sol-alta', reason: 'The window broke.' }],
    unreached: {},
  };

  test('are those of this fingerprint, and of what is missing the reason is told', () => {
    expect(screensIn(FLOW, taken)).toMatchObject([
      { text: `Pictures of the built site, taken ${WHEN}, at commit abc, of this fingerprint.` },
      { pictures: [{ file: 'screens/a.avif', caption: 'A: Shown. Northlight, 390 px wide' }] },
      { text: 'Without a picture' },
      { items: ['A: Shown, Sol Alta. The window broke.'] },
    ]);
  });

  test('of another fingerprint are not shown, and that is said', () => {
    expect(screensIn(FLOW, { ...taken, fingerprint: 'old' })).toEqual([
      {
        kind: 'text',
        text: `The last pictures are of another state of the flow, with the fingerprint old, taken ${WHEN}, at commit abc: they are not shown.`,
      },
    ]);
  });
});

test('the signatures of a dossier tell what was tampered with, and what one signed despite', () => {
  const approval = mistrusted();
  const [stands, distrust, table] = signaturesOf({ ...FLOW, approval });
  expect(stands).toEqual({
    kind: 'text',
    text: 'waiting for the second person: signed by Ada Example (compliance officer) on 2026-11-23, despite what spoke against it',
  });
  const broken = 'is not as it was signed: its signature does not fit';
  expect(distrust).toEqual({ kind: 'text', text: `Entry 2 ${broken}.` });
  const rows = table?.kind === 'table' ? table.rows : [];
  const key = (at: number): string => `key ${approval.history[at]?.entry?.key}`;
  expect(rows.map(([who, , , note, verdict]) => [who, note, verdict])).toEqual([
    [
      ['Ada Example', 'compliance officer'],
      [
        'read whole',
        'Signed despite: The view level is red: 1 of 3 paths failed.; Nothing ran in a browser.',
        'because: the cause is known',
      ],
      ['the signature holds', key(0)],
    ],
    [['Ben Example', 'risk officer'], 'read whole', [`it ${broken}`, key(1)]],
  ]);
});
