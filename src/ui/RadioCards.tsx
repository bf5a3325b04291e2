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
  /** The facts to know before the choice, one below the other; they are its description, not its name. */
  readonly points?: readonly string[];
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
      {/* The first card has the focus then: below a long list nobody would see the error. */}
      {error !== undefined && message}
      <div className={css.options}>
        {options.map(({ value, title, detail, points, icon, disabled }) => (
          <div key={value} className={css.option}>
            <label className={css.optionLabel}>
              <input
                type="radio"
                name={name}
                value={value}
                id={`${id}-${value}`}
                aria-describedby={points && `${id}-${value}-points`}
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
            </label>
            {points && (
              <ul id={`${id}-${value}-points`} className={css.optionPoints}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
      {error === undefined && message}
    </fieldset>
  );
}
