import { useState, type ReactNode } from 'react';
import { FailureNotice } from '../runtime/flows/failure-notice.tsx';
import { formatMoney } from '../money/format.ts';
import { amountOf, notAnAmount } from '../money/typed.ts';
import { useT, type TextId, type Words } from '../texts/index.ts';
import { AmountField, type AmountFieldProps } from '../ui/AmountField.tsx';
import { unseen } from '../ui/base.css.ts';
import { Button } from '../ui/Button.tsx';
import { Form } from '../ui/form.tsx';
import { required, wrong, type Rule, type Values } from '../ui/rules.ts';
import { useRefusals } from '../ui/use-refusals.ts';
import * as css from './deposit/deposit.css.ts';
import { MethodChoice } from './deposit/MethodChoice.tsx';
import type { OfferedMethod } from './methods.ts';

export type OfferedMethods = readonly [OfferedMethod, ...OfferedMethod[]];

/** The choice of a player; `amount` in minor units. */
export interface Chosen {
  readonly method: string;
  readonly amount: number;
}

export interface MoneyFormProps {
  readonly words: Readonly<
    Record<'title' | 'refused' | 'submit' | 'submitAmount' | 'help' | 'submitting', TextId>
  >;
  readonly methods: OfferedMethods;
  readonly recent?: ReadonlySet<string>;
  /** ISO 4217, of every amount here. */
  readonly currency: string;
  readonly busy: boolean;
  /** Before, and shown again. */
  readonly entered: Chosen | undefined;
  /** The initial amount where nothing was entered, minor units. */
  readonly begun?: number | undefined;
  /** Why the platform refused it, at one of the fields or else above the button. */
  readonly refusal:
    | (Words & { readonly field: string | undefined; readonly wayOn?: ReactNode })
    | undefined;
  /** Finds the fault of an amount with a method. */
  readonly judge: (amount: number, method: OfferedMethod) => Words | undefined;
  readonly amountHelp: (method: OfferedMethod) => string;
  readonly presets: (method: OfferedMethod) => readonly number[];
  /** The highest amount that they can be pressed for, and why no further. */
  readonly presetsUpTo?: (method: OfferedMethod) => AmountFieldProps['presetsUpTo'];
  /** The label of a preset, where the sum alone would not explain it. */
  readonly presetLabel?: (amount: string) => string;
  /** The rules of fields that only some of these forms have, by their names. */
  readonly otherRules?: Readonly<Record<string, Rule>>;
  /** These fields. */
  readonly children?: ReactNode;
  readonly onAmount?: (amount: number | undefined) => void;
  readonly onSubmit: (chosen: Chosen, values: Values) => void;
}

/** Amount and method of money that comes in or goes out. */
export function MoneyForm(props: MoneyFormProps) {
  const { words, methods, currency, busy, entered, refusal, onSubmit } = props;
  const t = useT();
  const money = (minor: number): string => formatMoney({ amount: minor, currency });
  const find = (name: string | undefined): OfferedMethod =>
    methods.find((one) => one.method === name) ?? methods[0];

  const [method, setMethod] = useState(() => find(entered?.method).method);
  const [start] = useState(entered?.amount ?? props.begun);
  const [amount, setAmount] = useState(start);
  const chosen = find(method);

  const { text, values: said, field } = refusal ?? {};
  const atField = useRefusals(field === undefined ? undefined : text, (id) => ({
    refusals: field === undefined ? {} : { [field]: [{ text: id, ...(said && { values: said }) }] },
  }));

  const amountRule: Rule = (value, all) => {
    if (value === '') return wrong('deposit.amount.missing');
    const typed = amountOf(value);
    const by = find(all['method']);
    return typed === undefined ? notAnAmount(value, currency, by.min) : props.judge(typed, by);
  };

  return (
    <Form
      label={t(words.title)}
      rules={{
        amount: amountRule,
        method: required('deposit.methods.missing'),
        ...props.otherRules,
      }}
      refusals={atField?.refusals}
      busy={busy}
      onSubmit={(values: Values) => {
        onSubmit({ method: values['method'] ?? '', amount: Number(values['amount']) }, values);
      }}
    >
      {/* Values that are being sent must not change under way. */}
      <div className={css.fields} inert={busy}>
        <AmountField
          name="amount"
          label={t('deposit.amount.label')}
          help={props.amountHelp(chosen)}
          currency={currency}
          presets={props.presets(chosen)}
          presetsUpTo={props.presetsUpTo?.(chosen)}
          {...(props.presetLabel && { presetLabel: props.presetLabel })}
          onAmount={(minor) => {
            setAmount(minor);
            props.onAmount?.(minor);
          }}
          {...(start !== undefined && { defaultAmount: start })}
        />
        <MethodChoice
          methods={methods}
          recent={props.recent ?? NONE}
          currency={currency}
          chosen={method}
          onChoose={setMethod}
        />
        {props.children}
      </div>
      <div className={css.submit}>
        {text !== undefined && field === undefined && (
          <FailureNotice title={t(words.refused)} words={[{ text, ...(said && { values: said }) }]}>
            {refusal?.wayOn}
          </FailureNotice>
        )}
        <Button type="submit" wide busy={busy}>
          {amount === undefined
            ? t(words.submit)
            : t(words.submitAmount, { amount: money(amount) })}
        </Button>
        <p className={css.next}>{t(words.help)}</p>
        <output className={unseen}>{busy ? t(words.submitting) : ''}</output>
      </div>
    </Form>
  );
}

const NONE: ReadonlySet<string> = new Set();
