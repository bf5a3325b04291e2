import { useId } from 'react';
import type { ClipboardEvent } from 'react';
import { useT } from '../../texts/index.ts';
import { FieldMessage } from '../../ui/Field.tsx';
import * as field from '../../ui/field.css.ts';
import { useField } from '../../ui/form.tsx';
import { tellOf } from '../../ui/heard.ts';
import { pastedDate } from '../rules.ts';
import * as css from './sign-up.css.ts';

const PARTS = [
  { name: 'birthDay', label: 'field.dateOfBirth.day', autoComplete: 'bday-day', length: 2 },
  { name: 'birthMonth', label: 'field.dateOfBirth.month', autoComplete: 'bday-month', length: 2 },
  { name: 'birthYear', label: 'field.dateOfBirth.year', autoComplete: 'bday-year', length: 4 },
] as const;

/**
 * Three short fields and no calendar: everybody knows this date by heart and types it fastest. An error of the
 * whole date, such as 31 February, marks all three and is said once. `value` is `yyyy-MM-dd`.
 */
export function BirthDate({ value, minimumAge }: { value: string; minimumAge: number }) {
  const t = useT();
  const messageId = useId();
  const help = t('field.dateOfBirth.help', { age: minimumAge });
  const [year = '', month = '', day = ''] = value.split('-');
  const initial = { birthDay: day, birthMonth: month, birthYear: year };
  const whole = useField('dateOfBirth', help);
  const states = {
    birthDay: useField('birthDay', help),
    birthMonth: useField('birthMonth', help),
    birthYear: useField('birthYear', help),
  };
  const part = PARTS.map(({ name }) => states[name].error).find((words) => words !== undefined);
  const error = part ?? whole.error;

  const paste = (event: ClipboardEvent<HTMLFieldSetElement>) => {
    const date = pastedDate(event.clipboardData.getData('text'));
    if (date === undefined) return;
    event.preventDefault();
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    for (const input of inputs) input.value = date[input.name] ?? '';
    tellOf(inputs);
  };

  return (
    <fieldset
      name="dateOfBirth"
      className={field.field}
      onPaste={paste}
      aria-describedby={error === undefined ? undefined : messageId}
    >
      <legend className={field.label}>{t('field.dateOfBirth.label')}</legend>
      <div className={css.dateParts}>
        {PARTS.map(({ name, label, autoComplete, length }) => (
          <label key={name} className={css.datePart} htmlFor={states[name].id}>
            <span className={css.datePartName}>{t(label)}</span>
            <input
              aria-invalid={states[name].aria['aria-invalid'] ?? whole.aria['aria-invalid']}
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
