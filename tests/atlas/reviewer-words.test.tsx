import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { decidedBy } from '../../atlas/build/decided-by.ts';
import type { AtlasGlobal, FlowSummary, IndexData, Run } from '../../atlas/data.ts';
import { IndexPage } from '../../atlas/site/index-page.tsx';
import { marketOption } from '../../atlas/site/market.ts';
import { ProofOf } from '../../atlas/site/proof.tsx';
import { promiseInWords } from '../../machines/chart/promise-words.ts';
import { flowNamed } from '../../machines/registry.ts';

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
  misfits: 0,
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
  const index = { flows, proofs: { proven: 0, named: 0, absent: 0, all: 0 } };
  globalThis.atlas = { index, runs } as unknown as AtlasGlobal;
  render(<IndexPage index={index as unknown as IndexData} runs={runs} />);
  const cells = (name: string): HTMLElement =>
    screen.getByRole('link', { name }).closest('tr') as HTMLElement;
  expect(within(cells('Texts')).getByRole('link', { name: /all 2 left out$/ })).toBeVisible();
  expect(within(cells('Texts')).queryByText(/0 \/ 0/)).toBeNull();
  expect(within(cells('Site')).getByRole('link', { name: /1 \/ 1$/ })).toBeVisible();
});

test('beside a requirement stands what was noticed, and what is not confirmed is no share of it', () => {
  const one = { fault: 'a fault', file: 'a.ts', test: 'a.test.ts', named: 'a test' };
  render(
    <ProofOf
      proof="proven"
      breaks={[
        { ...one, noticed: true },
        { ...one, file: 'b.ts', noticed: false },
      ]}
      constants={[]}
    />,
  );
  expect(screen.getByText('1 fault noticed, 1 not confirmed on this code')).toBeVisible();
});

test('who brings something about is told of every kind of transition', () => {
  const withdrawal = flowNamed('banking.withdraw');
  const session = flowNamed('access.session');
  const invoked = (src: string) => ({ kind: 'done', src, invokeId: src }) as const;
  const by = (flow: typeof withdrawal, trigger: Parameters<typeof decidedBy>[1]['trigger']) =>
    decidedBy(flow, { trigger });
  expect(by(withdrawal, { kind: 'event', type: 'withdraw.submitted' })).toBe('player');
  expect(by(withdrawal, { kind: 'event', type: 'withdraw.cleared' })).toBe('site');
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
