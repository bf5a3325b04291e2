import { useCallback, useRef } from 'react';
import { currencyFormat } from '../../openapi/reference/currencies.ts';
import { currencySign } from '../money/currencies.ts';
import { formatMoney } from '../money/format.ts';
import { decimalSign, formatForInput, parseAmount } from '../money/parse.ts';
import { Button } from './Button.tsx';
import { FieldLayout } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import * as css from './field.css.ts';
import { useField } from './form.tsx';

export type AmountFieldProps = FieldProps & {
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47 tag of the texts: says what a comma means to this player. */
  readonly tag: string;
  /** Minor units. */
  readonly defaultAmount?: number;
  /** Amounts to choose with one press, in minor units. */
  readonly presets?: readonly number[];
  /** What is written on them, where the sum alone would not say what it is. */
  readonly presetLabel?: (amount: string) => string;
  /** Hears of every change, in minor units; of nothing while the text is empty or unclear. */
  readonly onAmount?: (amount: number | undefined) => void;
};

/**
 * A sum of money. What is typed is read by `parseAmount`, and written back in full when the field is
 * left, so that the player sees what was understood. The form's value is the number of minor units,
 * `NaN` for a text that is unclear, empty for none.
 */
export function AmountField(props: AmountFieldProps) {
  const { name, label, help, error: given, currency, tag, defaultAmount, onAmount } = props;
  const { presets = [], presetLabel = (sum: string) => sum } = props;
  const input = useRef<HTMLInputElement>(null);
  const reading = useCallback((text: string) => readAmount(text, currency, tag), [currency, tag]);
  const { id, messageId, aria, error } = useField(name, help, given, reading);
  const { exponent, side } = currencyFormat(currency);
  const sign = (
    <span className={css.amountSign} aria-hidden>
      {currencySign(currency)}
    </span>
  );

  const write = (amount: number) => {
    if (input.current === null) return;
    input.current.value = formatForInput(amount, exponent);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <div className={css.field}>
      <FieldLayout {...{ id, messageId, label, help, error }}>
        <div className={css.amount}>
          {side === 'before' && sign}
          <input
            {...aria}
            ref={input}
            id={id}
            name={name}
            type="text"
            inputMode={exponent === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            aria-required
            placeholder={formatForInput(0, exponent)}
            defaultValue={
              defaultAmount === undefined ? '' : formatForInput(defaultAmount, exponent)
            }
            className={css.amountInput}
            onInput={(event) => {
              onAmount?.(amountOf(reading(event.currentTarget.value)));
            }}
            onBlur={(event) => {
              const read = amountOf(reading(event.target.value));
              if (read !== undefined) write(read);
            }}
          />
          {side === 'after' && sign}
        </div>
      </FieldLayout>
      {presets.length > 0 && (
        <div className={css.presets}>
          {presets.map((preset) => (
            <Button
              key={preset}
              look="secondary"
              compact
              onClick={() => {
                write(preset);
              }}
            >
              {presetLabel(formatMoney({ amount: preset, currency }).replace(/\.0+(?=\D|$)/, ''))}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function readAmount(text: string, currency: string, tag: string): string {
  const read = parseAmount(text, currencyFormat(currency).exponent, decimalSign(tag));
  if (read.kind === 'empty') return '';
  return String(read.kind === 'amount' ? read.amount : Number.NaN);
}

/** The minor units of an amount field's value; nothing when it is empty or unclear. */
export const amountOf = (value: string): number | undefined =>
  value === '' || Number.isNaN(Number(value)) ? undefined : Number(value);
