import { useEffect, useRef } from 'react';
import type { Failure } from '../../../machines/operations.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Form } from '../../ui/form.tsx';
import { first, unless } from '../../ui/rules.ts';
import { PasswordField } from '../../ui/TextField.tsx';
import { placed, useRefusals, validationErrorsOf } from '../../ui/use-refusals.ts';
import { password, passwordFault } from '../credential-rules.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import * as css from './password-reset.css.ts';

export interface PasswordStepProps {
  readonly email: string;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  readonly onSubmit: (password: string) => void;
  readonly onRestart: () => void;
}

const again = first(
  unless((value) => value !== '', 'reset.password.again.missing'),
  unless((value, all) => value === all['password'], 'reset.password.again.mismatch'),
);

/** The password, by the rules of the sign-up, and once more against slips (RESET-08). */
export function PasswordStep({ email, busy, failure, onSubmit, onRestart }: PasswordStepProps) {
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const shown = useRefusals(failure, (found) =>
    placed(validationErrorsOf(found), {
      fields: ['password'],
      wordsOf: (_, code) => passwordFault(code),
    }),
  );
  useEffect(
    () => top.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus(),
    [],
  );
  return (
    <div ref={top} className={css.step}>
      <p className={css.account}>{t('reset.password.for', { email })}</p>
      {failure !== undefined && shown?.isWhole !== true && (
        <FailureNotice title={t('reset.password.failed')} words={failureWords(failure)} />
      )}
      <Form
        label={t('reset.password.title')}
        busy={busy}
        refusals={shown?.refusals}
        rules={{ password, passwordAgain: again }}
        onSubmit={(values) => {
          onSubmit(values.password);
        }}
      >
        {/* Password managers keep the new password for this account; the rule reads it, too. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField name="password" label={t('reset.password.label')} />
        <PasswordField
          name="passwordAgain"
          autoComplete="new-password"
          label={t('reset.password.again.label')}
        />
        <Button type="submit" wide busy={busy}>
          {t('reset.password.submit')}
        </Button>
        <Button look="quiet" wide onClick={onRestart} disabled={busy}>
          {t('reset.restart')}
        </Button>
      </Form>
    </div>
  );
}
