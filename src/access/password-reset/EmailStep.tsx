import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { accountEmail } from '../credential-rules.ts';
import { EmailField } from '../EmailField.tsx';

export interface EmailStepProps {
  readonly email: string;
  readonly byLink: boolean;
  readonly linkIsBroken: boolean;
  readonly onSubmit: (email: string, byLink: boolean) => void;
}

/** The first step: the account. It says nothing of whether there is an account (RESET-09). */
export function EmailStep({ email, byLink, linkIsBroken, onSubmit }: EmailStepProps) {
  const t = useT();
  return (
    <>
      {linkIsBroken && (
        <Notice severity="warning" live="alert" title={t('reset.link.title')}>
          <p>{t('reset.link.broken')}</p>
        </Notice>
      )}
      <p>{t('reset.email.intro')}</p>
      <Form
        label={t('reset.email.title')}
        rules={{ email: accountEmail, byLink: undefined }}
        onSubmit={(values) => {
          onSubmit(values.email, values.byLink !== '');
        }}
      >
        <EmailField autoComplete="username" defaultValue={email} />
        {/* Offered to everybody: it says nothing of a phone (RESET-09). */}
        <Checkbox name="byLink" defaultChecked={byLink} label={t('reset.byLink')} />
        <Button type="submit" wide>
          {t('reset.email.submit')}
        </Button>
      </Form>
    </>
  );
}
