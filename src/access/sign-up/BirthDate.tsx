import { useId, useRef } from 'react';
import { useT } from '../../texts/index.ts';
import { FieldMessage } from '../../ui/Field.tsx';
import * as field from '../../ui/field.css.ts';
import { useField } from '../../ui/form.tsx';
import * as css from './sign-up.css.ts';

const PARTS = [
  { name: 'birthDay', label: 'field.dateOfBirth.day', autoComplete: 'bday-day', length: 2 },
  { name: 'birthMonth', label: 'field.dateOfBirth.month', autoComplete: 'bday-month', length: 2 },
  { name: 'birthYear', label: 'field.dateOfBirth.year', autoComplete: 'bday-year', length: 4 },
] as const;

/**
 * A date that everybody knows by heart is typed fastest: three short fields, no calendar. `value` is
 * `yyyy-MM-dd`.
 */
export function BirthDate({ value, minimumAge }: { value: string; minimumAge: number }) {
  const t = useT();
  const messageId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const judging = useRef(false);
  const help = t('field.dateOfBirth.help', { age: minimumAge });
  const [year = '', month = '', day = ''] = value.split('-');
  const initial = { birthDay: day, birthMonth: month, birthYear: year };
  const states = {
    birthDay: useField('birthDay', help),
    birthMonth: useField('birthMonth', help),
    birthYear: useField('birthYear', help),
  };
  const error = PARTS.map(({ name }) => states[name].error).find((words) => words !== undefined);

  /** The parts are judged together: a corrected day may make the date right. */
  const changed = (part: EventTarget) => {
    if (judging.current) return;
    judging.current = true;
    for (const other of group.current?.querySelectorAll('input') ?? []) {
      if (other !== part) other.dispatchEvent(new Event('input', { bubbles: true }));
    }
    judging.current = false;
  };

  return (
    <fieldset
      ref={group}
      className={field.field}
      onInput={(event) => {
        changed(event.target);
      }}
    >
      <legend className={field.label}>{t('field.dateOfBirth.label')}</legend>
      <div className={css.dateParts}>
        {PARTS.map(({ name, label, autoComplete, length }) => (
          <label key={name} className={css.datePart} htmlFor={states[name].id}>
            <span className={css.datePartName}>{t(label)}</span>
            <input
              {...states[name].aria}
              aria-describedby={messageId}
              aria-required
              id={states[name].id}
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={length}
              defaultValue={initial[name]}
              className={field.control}
            />
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} help={help} error={error} />
    </fieldset>
  );
}
