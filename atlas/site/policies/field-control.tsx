import { useId, useState } from 'react';
import {
  inOrder,
  PERIOD_WORDS,
  problemWith,
  type Control,
  type HighestLimit,
} from '../../../machines/policies/controls.ts';
import { fieldOf, type PolicyField } from '../../../machines/policies/fields.ts';
import * as css from '../styles.css.ts';
import * as own from './policies.css.ts';

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
          read={(text) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined)}
          onChange={onChange}
        />
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
  }
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

/** A typed value: it counts as soon as the field can hold it, and its error shows after the field was left. */
function Typed({
  title,
  control,
  value,
  write,
  read,
  onChange,
}: {
  title: string;
  control: Control;
  value: unknown;
  write: (value: unknown) => string;
  read: (text: string) => unknown;
  onChange: (value: unknown) => void;
}) {
  const held = JSON.stringify(value);
  const [draft, setDraft] = useState({ held, text: write(value), isLeft: false });
  const present = draft.held === held ? draft : { held, text: write(value), isLeft: false };
  const problem = problemWith(control, read(present.text));
  const says = useId();
  const { unit } = { unit: control.kind === 'highest' ? 'euros' : undefined };
  return (
    <>
      <span className={own.options}>
        <input
          className={own.short}
          inputMode={control.kind === 'highest' ? 'decimal' : 'numeric'}
          aria-label={unit === undefined ? title : `${title}, in ${unit}`}
          aria-invalid={present.isLeft && problem !== undefined}
          aria-describedby={says}
          value={present.text}
          onChange={({ target }) => {
            const next = read(target.value);
            const fits = problemWith(control, next) === undefined;
            setDraft({
              held: fits ? JSON.stringify(next) : held,
              text: target.value,
              isLeft: false,
            });
            if (fits) onChange(next);
          }}
          onBlur={() => setDraft({ ...present, isLeft: true })}
        />
      </span>
      <span id={says} className={own.wrong}>
        {present.isLeft && problem !== undefined
          ? `${problem} What is shown is still explored with ${write(value) || 'none'}.`
          : ''}
      </span>
    </>
  );
}

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
    <>
      <Choice
        options={[
          { value: false, words: 'none' },
          { value: true, words: 'an amount' },
        ]}
        value={value !== null}
        onChange={(wanted) => onChange(wanted === true ? USUAL : null)}
      />
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
    </>
  );
}
