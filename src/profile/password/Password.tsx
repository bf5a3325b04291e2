import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { passwordMachine } from '../../../machines/profile/password/machine.ts';
import { passwordScreen } from '../../../machines/profile/password/screen.ts';
import { NewPasswordField } from '../../access/NewPasswordField.tsx';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import { pushToast } from '../../ui/toasts.ts';
import { useRefusals } from '../../ui/use-refusals.ts';
import { FormNews } from '../../runtime/flows/FormNews.tsx';
import * as css from '../profile.css.ts';
import { Section } from '../Section.tsx';
import { PASSWORD_RULES } from './rules.ts';
import { shownProblem } from './words.ts';

/** The password, changed by somebody who knows the old one (PROF-07). @param email of the account */
export function Password({ email }: { email: string }) {
  const t = useT();
  const runtime = useRuntime();
  const top = useRef<HTMLDivElement>(null);
  const flow = useFlow(runtime.bind(passwordMachine), () => {
    top.current?.querySelector('form')?.reset();
    pushToast({ severity: 'success', message: t('password.toast.success'), of: 'password' });
  });
  const screen = useSelector(flow, passwordScreen, sameScreen);
  const busy = screen.name === 'saving';
  const isRefused =
    screen.name === 'oldPasswordIncorrect' ||
    screen.name === 'newPasswordUnchanged' ||
    screen.name === 'playerNotFound' ||
    screen.name === 'failed';
  const shown = useRefusals(isRefused ? screen : undefined, shownProblem);
  return (
    <Section name="password" intro={t('password.intro')}>
      <div ref={top} className={css.group}>
        <Form
          label={t('password.title')}
          newsOf="password"
          busy={busy}
          refusals={shown?.refusals}
          rules={PASSWORD_RULES}
          onSubmit={({ oldPassword, newPassword }) => {
            flow.send({ type: 'password.submitted', body: { oldPassword, newPassword } });
          }}
        >
          <FormNews
            title={t('password.error.title')}
            words={shown?.notice}
            message={shown?.message}
          />
          {/* Tells password managers the account, and the rules which words the password must not contain. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="oldPassword"
            label={t('password.old.label')}
            autoComplete="current-password"
          />
          <NewPasswordField name="newPassword" label={t('password.new.label')} />
          <PasswordField
            name="confirmation"
            label={t('password.confirmation.label')}
            autoComplete="new-password"
          />
          <Button type="submit" look="secondary" wide busy={busy}>
            {t('password.submit')}
          </Button>
        </Form>
      </div>
    </Section>
  );
}
