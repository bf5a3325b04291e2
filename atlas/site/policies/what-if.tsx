import { useCallback, useMemo, useRef, useState } from 'react';
import { contradictionsIn, differencesOf } from '../../../machines/policies/describe.ts';
import {
  addressOfEdits,
  editsInAddress,
  essential,
  withEdits,
  type Edits,
} from '../../../machines/policies/edits.ts';
import { POLICY_FIELDS, type PolicyField } from '../../../machines/policies/fields.ts';
import type { PolicyData } from '../../policy-data.ts';
import { go, useHash } from '../hash.ts';
import * as css from '../styles.css.ts';
import { countsOf } from './counts.ts';
import type { Explorer, WhatIf } from './explorer-types.ts';
import { useExploration } from './exploring.ts';
import { FieldControl } from './field-control.tsx';
import * as own from './policies.css.ts';
import { PolicyHead } from './policy-head.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { Results } from './results.tsx';

/** A copy of a policy is edited, and its consequences are explored at once. The policy itself stays as it is. */
export function WhatIfPage({ data, explorer }: { data: PolicyData; explorer: Explorer }) {
  const { policy } = data;
  const hash = useHash();
  const { edits, problems } = useMemo(() => {
    const read = editsInAddress(hash.replace(/^#\/?/, ''));
    return { edits: essential(policy, read.edits), problems: read.problems };
  }, [policy, hash]);
  // Addresses that say the same in different words are one copy.
  const text = JSON.stringify(edits);
  const copy = useMemo(() => withEdits(policy, JSON.parse(text) as Edits), [policy, text]);
  const [notes, setNotes] = useState<{ of: string; notes: readonly string[] }>();
  const { found, progress } = useExploration(explorer, data, copy);
  const change = useCallback(
    (next: Edits): void => go(`#/${addressOfEdits(essential(policy, next))}`),
    [policy],
  );
  const isEdited = text !== '{}';
  const present = found?.copy === copy ? found : undefined;
  const said = [...problems, ...(notes?.of === text ? notes.notes : [])];
  const outcome = useRef<HTMLDivElement>(null);
  return (
    <main className={css.page}>
      <PolicyHead data={data} page="whatIf" />
      <p className={css.quiet}>
        Change rules of a copy, and see what would follow in every flow. Nothing is saved: the
        policy stays as it is. The address of this page holds the copy, and can be sent.
      </p>
      {said.length > 0 && (
        <output className={css.section}>
          {said.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </output>
      )}
      <div className={own.sides}>
        <form
          className={own.form}
          aria-label="The copy"
          onSubmit={(event) => event.preventDefault()}
        >
          <p className={`${css.row} ${css.apart}`}>
            <button
              type="button"
              className={css.button}
              disabled={!isEdited}
              onClick={() => change({})}
            >
              Put everything back
            </button>
          </p>
          {POLICY_FIELDS.map((field: PolicyField) => (
            <FieldControl
              key={field}
              field={field}
              value={copy[field]}
              original={policy[field]}
              onChange={(value) => change({ ...edits, [field]: value })}
            />
          ))}
        </form>
        <div className={own.found} ref={outcome}>
          <ProposalActions
            data={data}
            edits={edits}
            found={isEdited ? present : undefined}
            onOpen={(opened, words) => {
              const wanted = essential(policy, opened);
              setNotes({ of: JSON.stringify(wanted), notes: words });
              change(wanted);
            }}
          />
          <Results
            differences={differencesOf(copy, policy)}
            contradictions={contradictionsIn(copy)}
            policy={policy}
            edits={addressOfEdits(edits)}
            found={present}
            progress={progress}
          />
        </div>
      </div>
      {isEdited && present !== undefined && (
        <Jump whatIf={present.whatIf} onJump={() => outcome.current?.scrollIntoView()} />
      )}
    </main>
  );
}

/** Where the results are below the form, their summary stays in sight, and leads there. */
function Jump({ whatIf, onJump }: { whatIf: WhatIf; onJump: () => void }) {
  const { fallen, opened, closed } = countsOf(whatIf);
  return (
    <p className={own.jump}>
      <button type="button" className={css.button} onClick={onJump}>
        Promises that fall: {fallen}. Ways that change: {opened + closed}
      </button>
    </p>
  );
}
