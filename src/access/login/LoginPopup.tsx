import type { LoginScreen } from '../../../machines/access/login/screen.ts';
import { NewPassword } from '../../../openapi/reference/fields.gen.ts';
import { useAddress } from '../../app/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { formNews } from '../../ui/field.css.ts';
import { Form } from '../../ui/form.tsx';
import Modal from '../../ui/Modal.tsx';
import { unless } from '../../ui/rules.ts';
import { PasswordField } from '../../ui/TextField.tsx';
import { accountEmail } from '../credential-rules.ts';
import { EmailField } from '../EmailField.tsx';
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

/** One that was set long ago may break the rules of today; blanks are part of it. */
const password = unless((value) => value !== '', 'login.password.missing');

/** The login popup. The form stays as typed whatever the platform answers. */
export default function LoginPopup({ screen, send, onClose }: LoginPopupProps) {
  const t = useT();
  const address = useAddress();
  const busy = screen.name === 'submitting';
  return (
    <Modal id="login" title={t('login.title')} onClose={onClose}>
      <Form
        label={t('login.title')}
        rules={{ email: accountEmail, password }}
        busy={busy}
        onSubmit={(values) => {
          send({
            type: 'credentials.submitted',
            email: values.email.trim(),
            password: values.password,
          });
        }}
      >
        <div className={formNews}>
          <LoginNews screen={screen} send={send} />
        </div>
        <EmailField autoComplete="username" />
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
          <>
            <LinkButton look="quiet" wide href={address('/reset-password')}>
              {t('login.forgotten')}
            </LinkButton>
            <LinkButton look="secondary" wide href={address('/signup')}>
              {t('login.signUp')}
            </LinkButton>
          </>
        )}
      </Form>
    </Modal>
  );
}
