import { useState } from 'react';
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
  /** Called when a digit of all six is taken away. */
  readonly onIncomplete?: () => void;
  readonly autoFocus?: boolean;
};

const digitsOf = (text: string): string => plain(text).replaceAll(/\D/g, '').slice(0, CODE_LENGTH);

/** One input to a keyboard, a clipboard and a screen reader; six cells to the eye. */
export function CodeField(props: CodeFieldProps) {
  const { name, label, help, error: given, onComplete, onIncomplete, autoFocus } = props;
  const [text, setText] = useState('');
  const code = digitsOf(text);
  const { id, messageId, aria, error } = useField(name, help, given, digitsOf);
  const take = (typed: string, isComposing: boolean) => {
    const digits = digitsOf(typed);
    // An input method goes on writing on its own text: digits that are put in its place would be doubled.
    setText(isComposing ? typed : digits);
    if (digits === code) return;
    if (digits.length === CODE_LENGTH) onComplete?.(digits);
    else if (code.length === CODE_LENGTH) onIncomplete?.();
  };
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
          value={text}
          // A change that React has seen already, by a program, is told by this event alone.
          onInput={(event) => {
            take(event.currentTarget.value, event.nativeEvent.isComposing);
          }}
          onCompositionEnd={(event) => {
            take(event.currentTarget.value, false);
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
