import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { decidedBy } from '../../atlas/build/decided-by.ts';
import type { AtlasGlobal, FlowSummary, IndexData, RequirementRow, Run } from '../../atlas/data.ts';
import { IndexPage } from '../../atlas/site/index-page.tsx';
import { marketOption } from '../../atlas/site/market.ts';
import { ProductProofs, ProofOf } from '../../atlas/site/proof.tsx';
import { RequirementsPage } from '../../atlas/site/requirements-page.tsx';
import { promiseInWords } from '../../machines/engine/promise-words.ts';
import { flowNamed } from '../../machines/registry.ts';
import type { Came } from '../../review/requirements/proof.ts';

beforeEach(() => {
  document.body.replaceChildren();
});

const summary = (part: Partial<FlowSummary>): FlowSummary => ({
  id: 'site.texts',
  fingerprint: 'a'.repeat(64),
  title: 'Texts',
  description: '',
  regulated: false,
  states: 1,
  transitions: 1,
  covered: 1,
  waived: 0,
  paths: [],
  skipped: { model: [], view: [], browser: [] },
  outdated: 0,
  steps: 0,
  approval: 'never',
  approvedAt: undefined,
  ...part,
});

test('a level that replays none of the paths of a flow has no tick for it', () => {
  const result = { verdict: 'passed', commit: '', durationMs: 1, at: '' } as const;
  const flows = [
    summary({
      paths: ['site.texts#1', 'site.texts#2'],
      skipped: { model: [], view: ['site.texts#1', 'site.texts#2'], browser: [] },
    }),
    summary({ id: 'site.root', title: 'Site', paths: ['site.root#1'] }),
  ];
  const runs: Run[] = [
    { level: 'view', commit: '', at: '', flows: {}, results: { 'site.root#1': result } },
  ];
  const index = { flows, proofs: { proven: 0, named: 0, absent: 0, all: 0 }, untried: 0 };
  globalThis.atlas = { index, runs } as unknown as AtlasGlobal;
  render(<IndexPage index={index as unknown as IndexData} runs={runs} />);
  const cells = (name: string): HTMLElement =>
    screen.getByRole('link', { name }).closest('tr') as HTMLElement;
  expect(within(cells('Texts')).getByRole('link', { name: /all 2 left out$/ })).toBeVisible();
  expect(within(cells('Texts')).queryByText(/0 \/ 0/)).toBeNull();
  expect(within(cells('Site')).getByRole('link', { name: /1 \/ 1$/ })).toBeVisible();
});

test.each<[Came, string]>([
  ['noticed', 'A fault was noticed'],
  ['not noticed', 'A fault was not noticed'],
  ['not run', 'A fault was not run on this code'],
])('beside a requirement stands what came of its fault: %s', (came, words) => {
  const one = { fault: 'a fault', file: 'a.ts', test: 'a.test.ts', named: 'a test' };
  render(<ProofOf proof="named" faults={[{ ...one, came }]} constants={[]} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('a page says how many faults were not run, and nothing of it when all were', () => {
  const proofs = { proven: 0, named: 3, absent: 0, all: 3 };
  const { rerender } = render(<ProductProofs proofs={proofs} untried={2} />);
  expect(screen.getByText(/The faults of 2 were not run on this code/)).toBeVisible();
  rerender(<ProductProofs proofs={proofs} untried={0} />);
  expect(screen.queryByText(/were not run/)).toBeNull();
});

/** Ids of one digit: to name a requirement in a test says that it is tested. */
test('of each way in which requirements are held it is told how many, decisions of our own apart', () => {
  const row = (id: string, proof: RequirementRow['proof']): RequirementRow => ({
    id,
    wording: `What ${id} asks for.`,
    proof,
    faults: [],
    constants: [],
    states: [],
    transitions: [],
    journeys: [],
    paths: [],
    tests: [],
    code: [],
    meetings: [],
    policyFields: [],
  });
  const all = [
    ...['DEP-1', 'DEP-2', 'DEP-3', 'NS-1', 'NS-2'].map((id) => row(id, 'proven')),
    ...['DEP-4', 'DEP-5'].map((id) => row(id, 'named')),
    row('DEP-6', 'absent'),
  ];
  render(<RequirementsPage all={all} runs={[]} />);
  expect(screen.getByText(/^6 requirements,.* and 2 decisions/)).toBeVisible();
  for (const words of ['proven 3', 'named 2', 'absent 1'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(1 + all.length);
});

test('who brings something about is told of every kind of transition', () => {
  const withdrawal = flowNamed('banking.withdraw');
  const session = flowNamed('access.session');
  const invoked = (src: string) => ({ kind: 'done', src, invokeId: src }) as const;
  const by = (flow: typeof withdrawal, trigger: Parameters<typeof decidedBy>[1]['trigger']) =>
    decidedBy(flow, { trigger });
  expect(by(withdrawal, { kind: 'event', type: 'withdraw.submitted' })).toBe('player');
  expect(by(withdrawal, { kind: 'event', type: 'balance.returned' })).toBe('site');
  expect(by(withdrawal, invoked('checkWithdrawalLimit'))).toBe('platform');
  expect(by(session, invoked('readStoredSession'))).toBe('site');
  expect(by(session, { kind: 'after', delay: 'signOutTimeout' })).toBe('time');
  expect(by(session, { kind: 'snapshot', src: 'any', invokeId: 'any' })).toBe('site');
  expect(by(session, { kind: 'always' })).toBe('chart');
});

test.each([
  ['banking.wallet', 'Every wait can be left: the session ends'],
  ['access.login', 'Every wait can be left: the player closes the login popup'],
])('%s says how a wait is left, and by whom', (flow, words) => {
  expect(promiseInWords(flowNamed(flow), 'whatever is under way can be abandoned')).toMatchObject({
    kind: 'always',
    words,
  });
});

test('a market is named with who lives there, unless that says nothing or fills the page', () => {
  expect(marketOption('Spelinspektionen', 'Sweden')).toBe('Spelinspektionen: Sweden');
  expect(marketOption('Brazil', 'Brazil')).toBe('Brazil');
  expect(
    marketOption('European Economic Area', 'Austria, Belgium, Bulgaria, Croatia, Cyprus'),
  ).toBe('European Economic Area');
});
