import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { isSaid } from '../../review/approvals/people-words.ts';
import {
  requestCommand,
  requestFile,
  type ApprovalRequest,
} from '../../review/approvals/request.ts';
import type { Refusal } from '../../review/approvals/signing.ts';
import type { ApprovalData } from '../approval-data.ts';
import { ApproveField } from './approve-field.tsx';
import * as own from './approval.css.ts';
import { download } from './download.ts';
import { forgetDraft, useDraft } from './draft.ts';
import { Against, NotSigned, SignedNow } from './signing-answer.tsx';
import { signedHere, signHere, useSignatory } from './signing.ts';
import * as css from './styles.css.ts';

/** The progress of the pressed action. */
type Pressed = 'nothing' | 'file' | 'signing' | 'signed' | { readonly refused: Refusal };

/** The command's own refusal, given at once because it is known. */
const UNSAID: Refusal = { why: 'Nothing is said of the review', asks: 'note', obstacles: [] };

/**
 * Prepares a reviewer's signature: a file to take away, and the one command. A page that was opened by the link of
 * `npm start` signs by itself.
 */
export function ApproveForm({
  of,
  approval: { standing, fingerprint },
}: {
  /** The flow's or policy's name. */
  of: string;
  approval: ApprovalData;
}) {
  const [{ note, despite }, write] = useDraft(of);
  const [pressed, setPressed] = useState<Pressed>('nothing');
  const signatory = useSignatory();
  const told = useRef<HTMLOutputElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const despiteField = useRef<HTMLTextAreaElement>(null);
  const signed = signedHere(fingerprint);
  const refused = typeof pressed === 'object' ? pressed.refused : undefined;
  useEffect(() => {
    if (pressed === 'signed') told.current?.focus();
    if (refused?.asks === 'note') noteField.current?.focus();
    if (refused?.asks === 'despite') despiteField.current?.focus();
  }, [pressed, refused]);
  if (standing === 'approved') return null;
  const request: ApprovalRequest = {
    kind: 'croupier approval',
    of,
    fingerprint,
    note: note.trim(),
    despite: despite.trim(),
  };
  const sign = async (): Promise<void> => {
    setPressed('signing');
    const answer = await signHere(request);
    if ('signed' in answer) forgetDraft(of);
    setPressed('signed' in answer ? 'signed' : answer);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (pressed === 'signing') return;
    const { submitter } = event.nativeEvent;
    if (!isSaid(note)) setPressed({ refused: { ...UNSAID } });
    else if (submitter instanceof HTMLButtonElement && submitter.value === 'sign') void sign();
    else {
      download(requestFile(of), `${JSON.stringify(request, null, 1)}\n`);
      setPressed('file');
    }
  };
  const busy = pressed === 'signing';
  return (
    <section className={css.section}>
      {signed === undefined && (
        <form className={css.stack} noValidate onSubmit={submit}>
          <h3>Approve what is here</h3>
          <ApproveField
            field={noteField}
            label="What was reviewed, and why it is right"
            rows={3}
            required
            readOnly={busy}
            value={note}
            onWrite={(text) => write({ note: text })}
            refusal={refused?.asks === 'note' && <p>{refused.why}.</p>}
          />
          <ApproveField
            field={despiteField}
            label="Why all the same, if something speaks against it"
            hint="A path that no longer fits, a promise that does not hold, a level that has not run or is red: without a reason nothing is signed then, and the reason stays in the history."
            rows={2}
            readOnly={busy}
            value={despite}
            onWrite={(text) => write({ despite: text })}
            refusal={refused?.asks === 'despite' && <Against refused={refused} />}
          />
          <p className={own.buttons}>
            {signatory !== undefined && (
              <button type="submit" value="sign" className={css.button} aria-disabled={busy}>
                Sign as {signatory.name}
              </button>
            )}
            <button type="submit" value="file" className={css.button} aria-disabled={busy}>
              Prepare the file to sign
            </button>
          </p>
          {signatory !== undefined && (
            <p className={css.small}>
              Signs with the key that npm start was given: that of {signatory.name},{' '}
              {signatory.role}.
            </p>
          )}
        </form>
      )}
      {/* A region that exists from the beginning is read out when it changes. */}
      <output ref={told} tabIndex={-1} className={css.stack}>
        {signed !== undefined && <SignedNow signed={signed} />}
        {signed === undefined && pressed === 'file' && (
          <>
            <span>
              {requestFile(of)} was handed to you. Put it into the project’s folder and run there,
              with your own key:
            </span>
            <code>{requestCommand(of)}</code>
          </>
        )}
        {busy && <span>Looking for what speaks against it, then signing. This takes a while.</span>}
      </output>
      {refused !== undefined && refused.asks === undefined && <NotSigned refused={refused} />}
      {signed === undefined && (
        <p className={css.small}>
          What is signed is what is on this page. Where the project has something else by then,
          nothing is signed.
        </p>
      )}
    </section>
  );
}
