import { beforeAll, expect, test } from 'vitest';
import type { PolicyData } from '../../atlas/policy-data.ts';
import type { Explorer, Progress, WhatIf } from '../../atlas/site/policies/explorer-types.ts';
import { resultsInWords } from '../../atlas/site/policies/results-in-words.ts';
import { withEdits, type Edits } from '../../machines/policies/edits.ts';
import { PROPERTY_INFOS } from '../../machines/policies/prove.ts';
import { POLICIES } from '../../reference/policies.ts';

/** The results of the build's exploration that come with the page of a policy. */
const [property] = PROPERTY_INFOS.filter(({ id }) => id === 'withdrawal.noReversal');
const policy = POLICIES.find(({ id }) => id === 'UKGC');
const original = {
  policy,
  flows: [
    {
      flow: 'banking.cancelWithdrawal',
      title: 'Pending withdrawals',
      reads: ['withdrawalsMayBeReversed'],
      promises: [],
    },
    { flow: 'banking.deposit', title: 'Deposit', reads: ['documentsMayWait'] },
  ],
  subjects: [
    {
      id: property?.subject,
      title: 'Taking back',
      reads: ['withdrawalsMayBeReversed'],
      properties: [property],
      proofs: [{ property: property?.id, verdict: 'proven', demanded: true, states: 1, path: [] }],
    },
  ],
} as unknown as PolicyData;

let explorer: Explorer;
beforeAll(async () => {
  await import('../../atlas/site/policies/explorer.ts');
  explorer = globalThis.atlasExplorer as Explorer;
});

function explored(edits: Edits): { readonly found: WhatIf; readonly said: readonly Progress[] } {
  const work = explorer(original, withEdits(original.policy, edits));
  const said: Progress[] = [];
  for (;;) {
    const step = work.next();
    if (step.done === true) return { found: step.value, said };
    said.push(step.value);
  }
}

test(
  '[WDR-08] a copy is explored in every flow, and in all of them at once',
  { tags: 'long' },
  () => {
    const { found, said } = explored({ withdrawalsMayBeReversed: true });
    expect(found.flows.map(({ flow }) => flow)).toEqual(['banking.cancelWithdrawal']);
    expect(found.same).toEqual(['Deposit']);
    expect(found.unseen).toEqual([]);
    expect(found.fallen.map((claim) => [claim.property.id, claim.demanded])).toEqual([
      ['withdrawal.noReversal', true],
    ]);
    expect(found.fallen[0]?.path.at(-1)?.words).toBe('cancels a withdrawal');
    expect(found.gained).toEqual([]);
    // In pieces, each saying how far it is.
    expect(said.length).toBeGreaterThan(20);
    expect(new Set(said.map(({ done, all, at }) => `${done}/${all} ${at}`))).toEqual(
      new Set(['0/2 Pending withdrawals', '1/2 Taking back']),
    );
    // A proposal says the same in words.
    const { fallen, appear } = resultsInWords(found);
    expect(fallen.map(({ promise }) => promise)).toEqual([
      property?.title,
      'Pending withdrawals: nothing is taken back where the law forbids it',
    ]);
    expect(fallen[1]?.path.at(-1)).toBe('cancels a withdrawal → Cancelling');
    expect(appear[0]).toBe(
      'Pending withdrawals, Listed: cancels a withdrawal [may cancel] → Cancelling',
    );
  },
);

test('what nothing asks for is not explored, and said to be unseen', () => {
  const { found, said } = explored({ loosensAfterHours: 0 });
  expect(said).toEqual([]);
  expect(found).toEqual({
    flows: [],
    same: ['Pending withdrawals', 'Deposit'],
    fallen: [],
    gained: [],
    situations: 0,
    unseen: ['loosensAfterHours'],
  });
  expect(resultsInWords(found).unseen).toEqual(['Wait before a limit is loosened']);
});
