import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PhonePrefix } from '../locale/countries.ts';
import { useT } from '../texts/index.ts';
import { FieldLayout } from './Field.tsx';
import type { FieldProps } from './Field.tsx';
import * as css from './field.css.ts';
import { useField } from './form.tsx';
import { Icon } from './Icon.tsx';

export type PhoneFieldProps = Omit<FieldProps, 'name'> & {
  /** Submits `phonePrefix` (digits without +) and `phoneBody`, as the sign-up names them (SIGN-13). */
  readonly prefixes: readonly PhonePrefix[];
  /** ISO 3166-1 code of the country whose prefix is chosen at first. */
  readonly country: string;
  readonly defaultValue?: string;
  /** Told of every change of either part. */
  readonly onEdit?: (prefix: string, body: string) => void;
};

/** Dial prefix and number. Errors belong to `phoneBody`. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, help, error: given, optional, prefixes, country, defaultValue, onEdit } = props;
  const t = useT();
  const [chosen, setChosen] = useState(country);
  const { id, messageId, aria, error } = useField('phoneBody', help, given);
  const number = useRef<HTMLInputElement>(null);
  const isdOf = (code: string) => prefixes.find((prefix) => prefix.country === code)?.isd ?? '';
  const isd = isdOf(chosen);
  return (
    <FieldLayout {...{ id, messageId, label, help, error }} optional={optional === true}>
      <div className={css.phone}>
        <span className={css.prefix}>
          <span aria-hidden>{`+${isd}`}</span>
          <Icon of={ChevronDown} size={16} />
          <select
            className={css.prefixSelect}
            aria-label={t('ui.phone.prefix')}
            autoComplete="tel-country-code"
            value={chosen}
            onChange={(event) => {
              setChosen(event.target.value);
              onEdit?.(isdOf(event.target.value), number.current?.value ?? '');
            }}
          >
            {prefixes.map((prefix) => (
              <option key={prefix.country} value={prefix.country}>
                {`${prefix.name} +${prefix.isd}`}
              </option>
            ))}
          </select>
        </span>
        <input type="hidden" name="phonePrefix" value={isd} />
        <input
          {...aria}
          ref={number}
          id={id}
          name="phoneBody"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={defaultValue}
          aria-required={optional !== true}
          className={css.control}
          onChange={(event) => {
            onEdit?.(isd, event.target.value);
          }}
        />
      </div>
    </FieldLayout>
  );
}
