import { Email } from '../../reference/fields.gen.ts';
import { addressIn } from '../../reference/mailbox.ts';
import { useT } from '../texts/index.ts';
import { TextField } from '../ui/TextField.tsx';

interface EmailFieldProps {
  /** `username`: the address of an existing account; `email`: of a person who is new here. */
  readonly autoComplete: 'username' | 'email';
  readonly defaultValue?: string | undefined;
}

/** The address by which somebody is known here, or is going to be: `email` of its form. */
export function EmailField({ autoComplete, defaultValue }: EmailFieldProps) {
  const t = useT();
  return (
    <TextField
      name="email"
      label={t('field.email.label')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      // The rule of a new address says when it is too long; a known address needs no limit.
      maxLength={autoComplete === 'username' ? Email.maxLength : undefined}
      defaultValue={defaultValue}
      reading={addressIn}
    />
  );
}
