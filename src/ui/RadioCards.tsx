import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldMessage } from './Field.tsx';
import * as css from './field.css.ts';
import { useField } from './form.tsx';
import { Icon } from './Icon.tsx';

export interface RadioCard {
  readonly value: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Right end of the card: a fee, a bonus amount. */
  readonly end?: ReactNode;
  readonly icon?: LucideIcon;
  /** Cannot be chosen now; `detail` says why. */
  readonly disabled?: boolean;
}

export interface RadioCardsProps {
  readonly name: string;
  readonly legend: ReactNode;
  /** All of one weight: "no bonus" looks like any bonus (DEP-18). */
  readonly options: readonly RadioCard[];
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly defaultValue?: string;
  readonly onChoose?: (value: string) => void;
}

/** One choice of a few, each with room for a sentence. */
export function RadioCards(props: RadioCardsProps) {
  const { name, legend, options, help, error: given, defaultValue, onChoose } = props;
  const { id, messageId, aria, error } = useField(name, help, given);
  const message = <FieldMessage id={messageId} help={help} error={error} />;
  return (
    <fieldset role="radiogroup" className={css.field} {...aria}>
      <legend className={css.legend}>{legend}</legend>
      {/* The first card has the focus then: below a long list nobody would see what is wrong. */}
      {error !== undefined && message}
      <div className={css.options}>
        {options.map(({ value, title, detail, end, icon, disabled }) => (
          <label key={value} className={css.option}>
            <input
              type="radio"
              name={name}
              value={value}
              id={`${id}-${value}`}
              defaultChecked={value === defaultValue}
              disabled={disabled}
              className={css.dot}
              onChange={() => {
                onChoose?.(value);
              }}
            />
            {icon && <Icon of={icon} size={24} />}
            <span className={css.optionText}>
              <span className={css.optionTitle}>{title}</span>
              {detail !== undefined && <span className={css.optionDetail}>{detail}</span>}
            </span>
            {end}
          </label>
        ))}
      </div>
      {error === undefined && message}
    </fieldset>
  );
}
