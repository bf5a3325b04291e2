import { useId, type ReactNode, type Ref } from 'react';
import { LONGEST_NOTE } from '../../review/approvals/request.ts';
import * as own from './approval.css.ts';
import * as css from './styles.css.ts';

/** A field in which a reviewer writes. The reason of a refusal is at the field, and is read out with it. */
export function ApproveField({
  field,
  label,
  hint,
  rows,
  required = false,
  readOnly,
  value,
  onWrite,
  refusal,
}: {
  field: Ref<HTMLTextAreaElement>;
  label: string;
  hint?: string;
  rows: number;
  required?: boolean;
  readOnly: boolean;
  value: string;
  onWrite: (text: string) => void;
  /** False where it was not refused. */
  refusal: ReactNode;
}) {
  const id = useId();
  const isRefused = refusal !== false;
  const told = [isRefused && `${id}refusal`, hint !== undefined && `${id}hint`];
  return (
    <div className={css.stack}>
      <label className={css.stack}>
        {label}
        <textarea
          ref={field}
          className={own.writing}
          rows={rows}
          maxLength={LONGEST_NOTE}
          readOnly={readOnly}
          aria-required={required}
          aria-invalid={isRefused}
          aria-describedby={told.filter((one) => one !== false).join(' ') || undefined}
          value={value}
          onChange={({ target }) => onWrite(target.value)}
        />
      </label>
      {isRefused && (
        <div id={`${id}refusal`} className={own.refusal}>
          {refusal}
        </div>
      )}
      {hint !== undefined && (
        <p id={`${id}hint`} className={css.small}>
          {hint}
        </p>
      )}
    </div>
  );
}
