import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { accountEmail } from '../credential-rules.ts';
import { EmailField } from '../EmailField.tsx';

export interface EmailStepProps {
  readonly email: string;
  readonly linkIsBroken: boolean;
  readonly onSubmit: (email: string) => void;
}

/** The first step: whose password. It says nothing of whether there is an account (RESET-09). */
export function EmailStep({ email, linkIsBroken, onSubmit }: EmailStepProps) {
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
        rules={{ email: accountEmail }}
        onSubmit={(values) => {
          onSubmit(values.email.trim());
        }}
      >
        <EmailField autoComplete="username" defaultValue={email} />
        <Button type="submit" wide>
          {t('reset.email.submit')}
        </Button>
      </Form>
    </>
  );
}
