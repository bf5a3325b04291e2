import { useId, useRef, useState } from 'react';
import type { Edits } from '../../../machines/policies/edits.ts';
import { openProposal, proposalOf } from '../../../machines/policies/proposal.ts';
import type { PolicyData } from '../../policy-data.ts';
import { download } from '../download.ts';
import * as css from '../styles.css.ts';
import type { Found } from './exploring.ts';
import { resultsInWords } from './results-in-words.ts';

/** The copy as a file or on paper, and a file that was taken away before. */
export function ProposalActions({
  data: { policy, hash },
  edits,
  found,
  onOpen,
}: {
  data: PolicyData;
  edits: Edits;
  /** Undefined while there is nothing to take away. */
  found: Found | undefined;
  /** @param words that must be said of the file */
  onOpen: (edits: Edits, words: readonly string[]) => void;
}) {
  const [problem, setProblem] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const says = useId();
  const takeAway = (): void => {
    if (found === undefined) return;
    const at = new Date();
    const proposal = proposalOf(policy, hash, edits, resultsInWords(found.whatIf), at);
    download(
      `proposal-${policy.id}-${at.toISOString().slice(0, 10)}.json`,
      `${JSON.stringify(proposal, null, 1)}\n`,
    );
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const opened = openProposal(await file.text(), policy.id, hash);
    setProblem('problem' in opened ? opened.problem : '');
    if ('problem' in opened) return;
    const day = opened.at === '' ? '' : ` of ${opened.at.slice(0, 10)}`;
    onOpen(opened.edits, [`Opened: ${file.name}${day}.`, ...opened.notes]);
  };
  return (
    <div className={`${css.row} ${css.apart}`}>
      <button
        type="button"
        className={css.button}
        disabled={found === undefined}
        onClick={takeAway}
      >
        Take away as a proposal
      </button>
      <button
        type="button"
        className={css.button}
        disabled={found === undefined}
        onClick={() => globalThis.print()}
      >
        Print
      </button>
      <button
        type="button"
        className={css.button}
        aria-describedby={says}
        onClick={() => chooser.current?.click()}
      >
        Open a proposal
      </button>
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="A proposal’s file"
        onChange={({ target }) => {
          void open(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <output id={says}>{problem}</output>
    </div>
  );
}
