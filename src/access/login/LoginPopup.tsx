import type { LoginScreen } from '../../../machines/access/login/screen.ts';
import { Email, NewPassword } from '../../../openapi/reference/fields.gen.ts';
import { useAddress } from '../../app/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Form, type Rule } from '../../ui/form.tsx';
import Modal from '../../ui/Modal.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { LoginNews, type LoginNewsProps } from './LoginNews.tsx';

export interface LoginPopupProps extends LoginNewsProps {
  /** Takes the hash away, which closes the popup. */
  readonly onClose: () => void;
}

/** Refusals of an account that must not play: a second one is no way around them. */
const BARRED: ReadonlySet<LoginScreen['name']> = new Set([
  'blacklisted',
  'accountClosed',
  'excluded',
  'excludedIndefinitely',
  'onTimeout',
  'startingCoolingOff',
  'coolingOffStarted',
]);

/** Good enough to catch a slip; whether the address exists, only the platform knows. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** The login popup. The form stays as typed whatever the platform answers. */
export default function LoginPopup({ screen, send, onClose }: LoginPopupProps) {
  const t = useT();
  const address = useAddress();
  const email: Rule = (value) => {
    if (value.trim() === '') return t('login.email.missing');
    return EMAIL.test(value.trim()) ? undefined : t('login.email.malformed');
  };
  const password: Rule = (value) => (value === '' ? t('login.password.missing') : undefined);
  const busy = screen.name === 'submitting';
  return (
    <Modal id="login" title={t('login.title')} onClose={onClose}>
      <Form
        label={t('login.title')}
        rules={{ email: [email], password: [password] }}
        busy={busy}
        onSubmit={(values) => {
          send({
            type: 'credentials.submitted',
            email: values.email.trim(),
            password: values.password,
          });
        }}
      >
        <LoginNews screen={screen} send={send} />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={Email.maxLength}
          label={t('login.email.label')}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          maxLength={NewPassword.maxLength}
          label={t('login.password.label')}
        />
        <Button type="submit" wide busy={busy}>
          {busy ? t('login.submitting') : t('login.submit')}
        </Button>
        {!BARRED.has(screen.name) && (
          <LinkButton look="secondary" wide href={address('/signup')}>
            {t('login.signUp')}
          </LinkButton>
        )}
      </Form>
    </Modal>
  );
}
