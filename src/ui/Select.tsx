import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { FieldLayout } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import * as css from './field.css.ts';
import { useField } from './form.tsx';
import { Icon } from './Icon.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'name' | 'children'> & {
    readonly options: readonly SelectOption[];
    /** Words of the empty first choice; without them the first option is chosen. */
    readonly placeholder?: string;
  };

/** The browser's own list: on a phone nothing is easier to use. */
export function Select(props: SelectProps) {
  const { name, label, help, error: given, optional, options, placeholder, ...select } = props;
  const { id, messageId, aria, error } = useField(name, help, given);
  return (
    <FieldLayout {...{ id, messageId, label, help, error }} optional={optional === true}>
      <div className={css.holder}>
        <select
          {...select}
          {...aria}
          id={id}
          name={name}
          aria-required={optional !== true}
          className={classes(css.control, css.withEnd)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.holderIcon}>
          <Icon of={ChevronDown} />
        </span>
      </div>
    </FieldLayout>
  );
}
