import { expect, test } from 'vitest';
import { meetingPaths } from '../../atlas/build/meetings.ts';
import { operationsOf, type Contract } from '../../atlas/build/operations.ts';
import { FLOWS, flowNamed } from '../../machines/registry.ts';
import { happeningInWords } from '../../machines/engine/words.ts';
import { readJson } from '../../review/charts/hash.ts';
import { countProofs } from '../../review/requirements/proof.ts';
import { describedChart } from '../../review/charts/describe.ts';

const contract = await readJson<Contract>(
  new URL('../../openapi/bundle.gen.json', import.meta.url).pathname,
);

const charts = FLOWS.filter(({ id }) => id.startsWith('banking.')).map(
  (flow) => describedChart(flow).chart,
);

test('the answer that stands for those that nobody knows is called any other answer, everywhere', () => {
  const deposit = flowNamed('banking.deposit');
  const { chart } = describedChart(deposit);
  const outcomes = chart.transitions.flatMap((edge) => edge.outcomes);
  expect(outcomes).toContain('any other answer');
  expect(JSON.stringify(chart)).not.toContain('XYZ');
  const words = Object.keys(deposit.samples.outcomes['checkDepositAllowed'] ?? {}).map((name) =>
    happeningInWords(deposit, { answer: 'checkDepositAllowed', with: name }),
  );
  expect(words).toContain('the deposit check gives any other answer');
  expect(JSON.stringify(operationsOf(contract, new Set(['checkDepositAllowed'])))).not.toContain(
    'XYZ',
  );
});

test.each(['checkDepositAllowed', 'requestDeposit', 'checkWithdrawalLimit'])(
  'what the chart calls an answer of %s, the contract beside it calls so, too',
  (operation) => {
    const [found] = operationsOf(contract, new Set([operation]));
    const listed = new Set(
      found?.answers.flatMap(({ examples }) => examples.map(({ name }) => name)),
    );
    const named = charts.flatMap((chart) => {
      const sources = new Set(
        chart.states.flatMap(({ invokes }) =>
          invokes.flatMap((invoke) => (invoke.operation === operation ? [invoke.src] : [])),
        ),
      );
      return chart.transitions.flatMap(({ trigger, outcomes }) =>
        trigger.kind === 'done' && sources.has(trigger.src) ? outcomes : [],
      );
    });
    expect(named.length).toBeGreaterThan(2);
    // An answer that the platform never gives: a page of another site.
    expect(named.filter((name) => !listed.has(name) && name !== 'foreign address')).toEqual([]);
  },
);

test('what is not built counts among what is to be proven; what stands beside the product does not', () => {
  const counted = countProofs([
    { id: 'DEP-01', proof: 'proven' },
    { id: 'DEP-02', proof: 'named' },
    { id: 'GAME-01', proof: 'absent' },
    { id: 'NS-12', proof: 'proven' },
  ]);
  expect(counted).toEqual({ proven: 1, named: 1, absent: 1, all: 3 });
});

test('a meeting is told in the same words as the paths', () => {
  const words = meetingPaths(flowNamed('banking.deposit')).flatMap(({ path }) =>
    path.steps.map((step) => step.words),
  );
  expect(words).toContain('the deposit check answers DOCUMENTS_REQUIRED_RESTRICTED');
});
