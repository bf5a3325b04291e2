import { useEffect, useRef } from 'react';
import type { LoginScreen } from '../../../machines/access/login/screen.ts';
import { Password } from '../../../reference/fields.gen.ts';
import { useAddress } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { formNews } from '../../ui/field.css.ts';
import { Form } from '../../ui/form.tsx';
import Modal from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { unless } from '../../ui/rules.ts';
import { PasswordField } from '../../ui/TextField.tsx';
import { accountEmail } from '../credential-rules.ts';
import { EmailField } from '../EmailField.tsx';
import { Barred, BarredTitle, isBarred, type BarredProps } from './Barred.tsx';
import { LoginNews, type LoginNewsProps } from './LoginNews.tsx';
import { useResetLink } from './use-reset-link.ts';

export interface LoginPopupProps extends Pick<BarredProps, 'send'> {
  readonly screen: Exclude<LoginScreen, { name: 'closed' }>;
  /** Takes the hash away, which closes the popup. */
  readonly onClose: () => void;
  /** The e-mail address of the account whose password was just set. */
  readonly newPasswordOf?: string | undefined;
}

/** No answer of the platform stands above the form. */
const UNANSWERED: ReadonlySet<LoginScreen['name']> = new Set(['enteringCredentials', 'submitting']);

/** An old password may break today's rules; blanks are part of it. */
const password = unless((value) => value !== '', 'login.password.missing');

/** The login popup: the form, or in its place why the account is closed to its player. */
export default function LoginPopup(props: LoginPopupProps) {
  const { screen, send, onClose, newPasswordOf } = props;
  const t = useT();
  const isOut = isBarred(screen);
  return (
    <Modal
      id="login"
      title={isOut ? <BarredTitle screen={screen} /> : t('login.title')}
      onClose={onClose}
    >
      {isOut ? (
        <Barred screen={screen} send={send} onClose={onClose} />
      ) : (
        <LoginForm screen={screen} send={send} newPasswordOf={newPasswordOf} />
      )}
    </Modal>
  );
}

/** Stays as typed after every answer of the platform. */
function LoginForm({
  screen,
  send,
  newPasswordOf,
}: LoginNewsProps & Pick<LoginPopupProps, 'send' | 'newPasswordOf'>) {
  const t = useT();
  const address = useAddress();
  const resetLink = useResetLink();
  const busy = screen.name === 'submitting';
  const isNews = newPasswordOf !== undefined && UNANSWERED.has(screen.name);
  return (
    <Form
      label={t('login.title')}
      rules={{ email: accountEmail, password }}
      busy={busy}
      onSubmit={(values) => {
        send({
          type: 'credentials.submitted',
          email: values.email,
          password: values.password,
        });
      }}
    >
      <div className={formNews}>
        {isNews && <NewPasswordSet />}
        <LoginNews screen={screen} />
      </div>
      <EmailField autoComplete="username" defaultValue={newPasswordOf} />
      <PasswordField
        name="password"
        autoComplete="current-password"
        maxLength={Password.maxLength}
        label={t('login.password.label')}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? t('login.submitting') : t('login.submit')}
      </Button>
      <LinkButton look="quiet" wide {...resetLink}>
        {t('login.forgotten')}
      </LinkButton>
      <LinkButton look="secondary" wide href={address('/signup')}>
        {t('login.signUp')}
      </LinkButton>
    </Form>
  );
}

/** The address is filled in already: only the new password is missing. */
function NewPasswordSet() {
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.closest('form')?.querySelector<HTMLInputElement>('input[type=password]')?.focus();
  }, []);
  return (
    <div ref={top}>
      <Notice severity="success" live="status">
        {t('reset.toast')}
      </Notice>
    </div>
  );
}
