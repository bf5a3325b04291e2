import { Email } from '../../openapi/reference/fields.gen.ts';
import { useT } from '../texts/index.ts';
import { TextField } from '../ui/TextField.tsx';

interface EmailFieldProps {
  /** `username`: the address of an account that there is; `email`: of a person who is new here. */
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
      // What is too long for a new address is said by its rule; a known one is none of that.
      maxLength={autoComplete === 'username' ? Email.maxLength : undefined}
      defaultValue={defaultValue}
    />
  );
}
