import type { ComponentProps, ReactNode } from 'react';
import { FieldMessage } from './Field.tsx';
import * as css from './field.css.ts';
import { useField } from './form.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'name' | 'type'> & {
  readonly name: string;
  /** May hold links: they stay clickable inside the label. */
  readonly label: ReactNode;
  /** The explanation, read with it. */
  readonly help?: ReactNode;
  readonly error?: string | undefined;
};

/** Submits `on` when ticked. Never ticked beforehand for a consent (SIGN-15). */
export function Checkbox({ name, label, help, error: given, ...input }: CheckboxProps) {
  const { id, messageId, aria, error } = useField(name, help, given);
  return (
    <div>
      <label className={css.check} htmlFor={id}>
        <input {...input} {...aria} id={id} name={name} type="checkbox" className={css.tick} />
        <span>{label}</span>
      </label>
      {(help !== undefined || error !== undefined) && (
        <FieldMessage id={messageId} help={help} error={error} />
      )}
    </div>
  );
}
