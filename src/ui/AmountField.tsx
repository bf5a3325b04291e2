import { useCallback, useId, useRef, useState } from 'react';
import { currencyFormat } from '../../reference/currencies.ts';
import { formatMoney, writtenHere } from '../money/format.ts';
import { inField } from '../money/in-field.ts';
import { amountOf, readAmount } from '../money/typed.ts';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { FieldLayout } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import * as css from './field.css.ts';
import { useField } from './form.tsx';

export type AmountFieldProps = FieldProps & {
  /** ISO 4217. */
  readonly currency: string;
  /** Minor units. */
  readonly defaultAmount?: number;
  /** Amounts to choose with one press, in minor units. */
  readonly presets?: readonly number[];
  /**
   * The highest amount (minor units) that they can be pressed for, and why no further: the reason stands below
   * them.
   */
  readonly presetsUpTo?: { readonly amount: number; readonly why: string } | undefined;
  /** The labels of the presets, where the sum alone would not explain them. */
  readonly presetLabel?: (amount: string) => string;
  /** Hears of every change, in minor units; of nothing while the text is empty or unclear. */
  readonly onAmount?: (amount: number | undefined) => void;
};

/** Four of these beside each other do not fit a phone: `CLP 10,000`. */
const isLong = (sum: string): boolean => sum.length > 8;

/**
 * A sum of money. `parseAmount` reads the typed text. It is written back in full when the field is left, so that
 * the player sees how it was read; other text stays as it was typed. The form's value is that of `readAmount`.
 */
export function AmountField(props: AmountFieldProps) {
  const { name, label, help, error: given, currency, defaultAmount, onAmount } = props;
  const { presets = [], presetsUpTo, presetLabel = (sum: string) => sum } = props;
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(defaultAmount);
  // The language is the page's own: the same function reads the typed text after another was chosen.
  const reading = useCallback((text: string) => readAmount(text, currency), [currency]);
  const { id, messageId, aria, error } = useField(name, help, given, reading);
  const whyId = useId();
  const isOut = (preset: number): boolean =>
    presetsUpTo !== undefined && preset > presetsUpTo.amount;
  const shown = (amount: number) => inField({ amount, currency }, writtenHere());
  const { sign, side, digits: naught } = shown(0);
  const mark = (
    <span className={css.amountSign} aria-hidden>
      {sign}
    </span>
  );

  const sums = presets.map((preset) => formatMoney({ amount: preset, currency }, { round: true }));

  const write = (amount: number) => {
    if (input.current === null) return;
    input.current.value = shown(amount).digits;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <div className={css.field}>
      <FieldLayout {...{ id, messageId, label, help, error }}>
        <div className={css.amount}>
          {side === 'before' && mark}
          <input
            {...aria}
            ref={input}
            id={id}
            name={name}
            type="text"
            inputMode={currencyFormat(currency).exponent === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            aria-required
            placeholder={naught}
            defaultValue={defaultAmount === undefined ? '' : shown(defaultAmount).digits}
            className={css.amountInput}
            onInput={(event) => {
              const read = amountOf(reading(event.currentTarget.value));
              setChosen(read);
              onAmount?.(read);
            }}
            onBlur={(event) => {
              const read = amountOf(reading(event.target.value));
              if (read !== undefined) write(read);
            }}
          />
          {side === 'after' && mark}
        </div>
      </FieldLayout>
      {presets.length > 0 && (
        <div className={classes(css.presets, sums.some(isLong) && css.longPresets)}>
          {presets.map((preset, place) => (
            <Button
              key={preset}
              look="secondary"
              compact
              inactive={isOut(preset)}
              aria-describedby={isOut(preset) ? whyId : undefined}
              aria-pressed={chosen === preset}
              onClick={() => {
                write(preset);
              }}
            >
              {presetLabel(sums[place] ?? '')}
            </Button>
          ))}
        </div>
      )}
      {presets.some(isOut) && (
        <p id={whyId} className={css.message}>
          {presetsUpTo?.why}
        </p>
      )}
    </div>
  );
}
