import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OneTimeCode } from '../../reference/fields.gen.ts';
import { plain } from '../../reference/plain.ts';
import { FieldLayout } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import * as css from './field.css.ts';
import { useField } from './form.tsx';

/** Digits of a verification code (NS-08). */
const CODE_LENGTH = OneTimeCode.maxLength;

export type CodeFieldProps = FieldProps & {
  /** Called once all six digits are there, typed, pasted or filled in by the phone. */
  readonly onComplete?: (code: string) => void;
  /** No code can be accepted yet: it is handed over when that ends. */
  readonly waits?: boolean;
  readonly autoFocus?: boolean;
};

/** One input to a keyboard, a clipboard and a screen reader; six cells to the eye. */
export function CodeField(props: CodeFieldProps) {
  const { name, label, help, error: given, onComplete, waits = false, autoFocus } = props;
  const [code, setCode] = useState('');
  // A message may be faster than the answer of the platform that sent it.
  const early = useRef<string>(undefined);
  const handOver = useEffectEvent(() => {
    if (early.current !== undefined) onComplete?.(early.current);
    early.current = undefined;
  });
  useEffect(() => {
    if (!waits) handOver();
  }, [waits]);
  const { id, messageId, aria, error } = useField(name, help, given);
  return (
    <FieldLayout {...{ id, messageId, label, help, error }}>
      <div className={css.code}>
        <div className={css.cells} aria-hidden>
          {Array.from({ length: CODE_LENGTH }, (_, at) => (
            <span
              key={at}
              className={css.cell}
              data-next={at === Math.min(code.length, CODE_LENGTH - 1) ? '' : undefined}
            >
              {code[at]}
            </span>
          ))}
        </div>
        <input
          {...aria}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          aria-required
          ref={autoFocus === true ? focusNow : undefined}
          className={css.codeInput}
          value={code}
          onChange={(event) => {
            const digits = plain(event.target.value).replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
            setCode(digits);
            const isComplete = digits.length === CODE_LENGTH;
            if (waits) early.current = isComplete ? digits : undefined;
            else if (isComplete && digits !== code) onComplete?.(digits);
          }}
        />
      </div>
    </FieldLayout>
  );
}

/** The player came here to type this code; the attribute would act on page load only. */
const focusNow = (input: HTMLInputElement | null) => {
  input?.focus();
};
