import { useId, type ReactNode } from 'react';
import {
  inOrder,
  PERIOD_WORDS,
  type Control,
  type HighestLimit,
} from '../../../machines/policies/controls.ts';
import { fieldOf, type PolicyField } from '../../../machines/policies/fields.ts';
import { stakesIn, stakesInText, type Stakes } from '../../../machines/policies/stakes.ts';
import * as css from '../styles.css.ts';
import * as own from './policies.css.ts';
import { Typed } from './typed-value.tsx';

interface Props {
  readonly field: PolicyField;
  readonly value: unknown;
  readonly original: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One rule of the copy, edited as its kind asks for. */
export function FieldControl(props: Props) {
  const { field, value, original } = props;
  const { title, decides, control, say } = fieldOf(field);
  const isChanged = JSON.stringify(value) !== JSON.stringify(original);
  const says = useId();
  return (
    <fieldset className={own.ruled} data-changed={isChanged} aria-describedby={says}>
      <legend>{title}</legend>
      <p id={says} className={css.small}>
        {decides}
      </p>
      <Input {...props} control={control} title={title} />
      {isChanged && (
        <p className={css.row}>
          <span className={css.small}>was: {say(original)}</span>
          <button
            type="button"
            className={css.button}
            onClick={() => props.onChange(original)}
            aria-label={`Put back: ${title}`}
          >
            Put back
          </button>
        </p>
      )}
    </fieldset>
  );
}

type InputProps = Props & { readonly control: Control; readonly title: string };

function Input({ value, onChange, control, title }: InputProps) {
  switch (control.kind) {
    case 'yesNo':
      return (
        <Choice
          options={[
            { value: true, words: 'yes' },
            { value: false, words: 'no' },
          ]}
          value={value}
          onChange={onChange}
        />
      );
    case 'choice':
      return <Choice options={control.options} value={value} onChange={onChange} />;
    case 'some': {
      const chosen = value as readonly unknown[];
      return (
        <div className={own.options}>
          {control.options.map((option) => (
            <label key={option.value} className={own.option}>
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={({ target }) =>
                  onChange(
                    inOrder(
                      control,
                      target.checked
                        ? [...chosen, option.value]
                        : chosen.filter((one) => one !== option.value),
                    ),
                  )
                }
              />
              {option.words}
            </label>
          ))}
        </div>
      );
    }
    case 'number':
      return (
        <Typed
          title={title}
          control={control}
          value={value}
          write={String}
          read={numberIn}
          onChange={onChange}
        />
      );
    case 'numberOrNone':
      return (
        <OrNone value={value} usual={control.usual} words="a number" onChange={onChange}>
          <Typed
            title={title}
            control={control}
            value={value}
            write={String}
            read={numberIn}
            onChange={onChange}
          />
        </OrNone>
      );
    case 'numbers':
      return (
        <Typed
          title={title}
          control={control}
          value={value}
          write={(numbers) => (numbers as readonly number[]).join(', ')}
          read={numbersIn}
          onChange={(numbers) => onChange(inOrder(control, numbers as readonly number[]))}
        />
      );
    case 'highest':
      return <Highest value={value as HighestLimit | null} onChange={onChange} title={title} />;
    case 'stakes':
      return (
        <Typed
          title={title}
          control={control}
          value={value}
          write={(stakes) => stakesInText(stakes as Stakes)}
          read={stakesIn}
          onChange={onChange}
        />
      );
  }
}

/** A value, or none: who chooses one begins with the usual one. */
function OrNone({
  value,
  usual,
  words,
  onChange,
  children,
}: {
  value: unknown;
  usual: unknown;
  words: string;
  onChange: (value: unknown) => void;
  children: ReactNode;
}) {
  return (
    <>
      <Choice
        options={[
          { value: false, words: 'none' },
          { value: true, words },
        ]}
        value={value !== null}
        onChange={(wanted) => onChange(wanted === true ? usual : null)}
      />
      {value !== null && children}
    </>
  );
}

function Choice({
  options,
  value,
  onChange,
}: {
  options: readonly { readonly value: unknown; readonly words: string }[];
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const name = useId();
  return (
    <div className={own.options}>
      {options.map((option) => (
        <label key={option.words} className={own.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.words}
        </label>
      ))}
    </div>
  );
}

const numberIn = (text: string): unknown => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);

function numbersIn(text: string): unknown {
  const parts = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN));
  return parts.toSorted((a, b) => a - b);
}

const USUAL: HighestLimit = { period: 'M', amount: 100_000, currency: 'EUR' };

function Highest({
  value,
  onChange,
  title,
}: {
  value: HighestLimit | null;
  onChange: (value: unknown) => void;
  title: string;
}) {
  return (
    <OrNone value={value} usual={USUAL} words="an amount" onChange={onChange}>
      {value !== null && (
        <>
          <Choice
            options={Object.entries(PERIOD_WORDS).map(([period, words]) => ({
              value: period,
              words: `a ${words}`,
            }))}
            value={value.period}
            onChange={(period) => onChange({ ...value, period })}
          />
          <Typed
            title={title}
            control={{ kind: 'highest' }}
            value={value}
            write={(limit) => String((limit as HighestLimit).amount / 100)}
            read={(text) =>
              /^\d+(?:\.\d{1,2})?$/.test(text.trim())
                ? { ...value, amount: Math.round(Number(text) * 100) }
                : undefined
            }
            onChange={onChange}
          />
        </>
      )}
    </OrNone>
  );
}
