import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { phonePrefixes, type PhonePrefix } from '../locale/countries.ts';
import { useBrand } from '../runtime/context.tsx';
import { useInLanguage } from '../runtime/locale/country-names.ts';
import { useT } from '../texts/index.ts';
import { FieldLayout } from '../ui/Field.tsx';
import * as css from '../ui/field.css.ts';
import { useField } from '../ui/form.tsx';
import { note, writeInto } from '../ui/heard.ts';
import { Icon } from '../ui/Icon.tsx';
import { phoneNumber, phoneParts } from './phone.ts';

export interface PhoneFieldProps {
  /** What stands there at first: prefix and number as one text; empty for none. */
  readonly number: string;
  /** ISO 3166-1: its prefix is chosen where the number has none, or one of several countries. */
  readonly country: string;
  /** Told of every change of either part. */
  readonly onEdit?: (prefix: string, body: string) => void;
  /** Neither part can be changed now. */
  readonly fixed?: boolean;
}

/**
 * Dial prefix and number, as `phonePrefix` (digits without +) and `phoneBody` of the form (SIGN-13); errors belong
 * to the latter. The brand decides which prefixes are offered (SIGN-19, BRAND-01). The prefix follows a number
 * that is typed with one, and the number is written as it was read once the field is left.
 */
export function PhoneField({ number, country, onEdit, fixed }: PhoneFieldProps) {
  const t = useT();
  const { phonePrefixFilter } = useBrand();
  const offered = useMemo(() => phonePrefixes(phonePrefixFilter), [phonePrefixFilter]);
  const { places: prefixes } = useInLanguage(offered, countryOf);
  // Later numbers are in the field already.
  const [begun] = useState(() => phoneParts(number, offered, country));
  const [chosen, setChosen] = useState(begun.country);
  const help = t('field.phoneBody.help');
  const { id, messageId, aria, error } = useField('phoneBody', help);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // Nobody chose it there when it follows the number.
    if (list.current?.value === chosen) note(list.current);
  }, [chosen]);
  const isdOf = (code: string) => prefixes.find((prefix) => prefix.country === code)?.isd ?? '';
  const isd = isdOf(chosen);
  /** The two parts of a typed text that is a number of an offered prefix. */
  const partsOf = (text: string) => {
    const read = phoneNumber(isd, text);
    return read === undefined ? undefined : phoneParts(read, offered, chosen);
  };
  return (
    <FieldLayout {...{ id, messageId, help, error }} label={t('field.phoneBody.label')}>
      <div className={css.phone}>
        <span className={css.prefix}>
          <span aria-hidden>{`+${isd}`}</span>
          <Icon of={ChevronDown} size={16} />
          <select
            ref={list}
            className={css.prefixSelect}
            aria-label={t('ui.phone.prefix')}
            autoComplete="tel-country-code"
            disabled={fixed}
            value={chosen}
            onChange={(event) => {
              setChosen(event.target.value);
              onEdit?.(isdOf(event.target.value), input.current?.value ?? '');
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
          ref={input}
          id={id}
          name="phoneBody"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={begun.body}
          readOnly={fixed}
          aria-required
          className={css.control}
          onInput={(event) => {
            const text = event.currentTarget.value;
            const follows = partsOf(text)?.country ?? chosen;
            setChosen(follows);
            onEdit?.(isdOf(follows), text);
          }}
          onBlur={(event) => {
            const read = partsOf(event.target.value);
            if (read && read.body !== '') writeInto(event.target, read.body);
          }}
        />
      </div>
    </FieldLayout>
  );
}

const countryOf = ({ country }: PhonePrefix): string => country;
