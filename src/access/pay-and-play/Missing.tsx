import type { PayAndPlayDetails } from '../../../machines/access/pay-and-play/machine.ts';
import type { WithTerms } from '../../../machines/access/sign-up/machine.ts';
import type { PayAndPlayScreen } from '../../../machines/access/pay-and-play/screen.ts';
import { PAY_AND_PLAY_COUNTRY, PAY_AND_PLAY_CURRENCY } from '../../../reference/pay-and-play.ts';
import { minimumAgeOf } from '../../../reference/ages.ts';
import type { SignUpProblem } from '../../../machines/access/sign-up/problems.ts';
import { useLatestVersion } from '../../runtime/content/terms-to-sign.ts';
import { Support } from '../../runtime/help/support.tsx';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { wrong } from '../../ui/rules.ts';
import { useRefusals } from '../../ui/use-refusals.ts';
import { email } from '../credential-rules.ts';
import { EmailField } from '../EmailField.tsx';
import { phoneBody, phoneNumber } from '../phone.ts';
import { PhoneField } from '../PhoneField.tsx';
import { CONDITION_RULES, CONDITIONS, conditionsBody } from '../sign-up/condition-values.ts';
import { Conditions } from '../sign-up/Conditions.tsx';
import { Problem } from '../sign-up/Problem.tsx';
import { shownProblem } from '../sign-up/words.ts';
import * as css from './pay-and-play.css.ts';

const FIELDS = ['email', 'phonePrefix', 'phoneBody', ...CONDITIONS] as const;
type Name = (typeof FIELDS)[number];
type Values = Readonly<Record<Name, string>>;

/** The form for the details that the bank did not know, with the known ones filled in (PNP-06, PNP-09). */
export default function Missing(props: {
  screen: Extract<PayAndPlayScreen, { name: 'details' }>;
  onSubmit: (details: WithTerms<PayAndPlayDetails>) => void;
}) {
  const { screen, onSubmit } = props;
  const { entered, problem } = screen;
  const t = useT();
  const country = PAY_AND_PLAY_COUNTRY;
  const minimumAge = minimumAgeOf({ countryCode: country });
  const amount = formatMoney({ amount: screen.amount, currency: PAY_AND_PLAY_CURRENCY });
  const shown = useRefusals(problem, (found) => ({
    ...shownProblem(found, { fields: FIELDS, country, minimumAge }),
    ...(isAboutAnother(found) && { notice: [wrong('payAndPlay.details.exists', { amount })] }),
  }));
  const termsVersion = useLatestVersion();
  const isReached = screen.email !== undefined && screen.mobilePhone !== undefined;
  return (
    <>
      <header className={css.head}>
        <h1>{t('payAndPlay.details.title')}</h1>
        <p className={css.intro}>
          {t(isReached ? 'payAndPlay.details.terms' : 'payAndPlay.details.intro')}
        </p>
      </header>
      <Notice severity="success">
        <p>{t('payAndPlay.details.paid', { amount })}</p>
      </Notice>
      <div className={css.panel}>
        <Form<Name>
          label={t('payAndPlay.details.title')}
          busy={screen.busy}
          refusals={shown?.refusals}
          rules={{
            email,
            phonePrefix: undefined,
            phoneBody,
            ...CONDITION_RULES,
          }}
          onSubmit={(values: Values) => {
            onSubmit({
              email: values.email,
              mobilePhone: phoneNumber(values.phonePrefix, values.phoneBody) ?? '',
              ...conditionsBody(values, termsVersion),
            });
          }}
        >
          <Problem
            notice={shown?.notice}
            leadsToLogIn={shown?.leadsToLogIn === true}
            more={<Support compact />}
          />
          <EmailField autoComplete="email" defaultValue={entered?.email ?? screen.email} />
          <PhoneField number={entered?.mobilePhone ?? screen.mobilePhone ?? ''} country={country} />
          <Conditions
            marketing={entered?.marketingOptIn ?? false}
            residence={{ countryCode: country }}
          />
          <Button type="submit" wide busy={screen.busy}>
            {t('payAndPlay.details.submit')}
          </Button>
        </Form>
        <p className={css.intro}>{t('payAndPlay.details.leaving')}</p>
      </div>
    </>
  );
}

/** The e-mail address or the number belongs to an existing account, which is not the one that was paid into. */
const isAboutAnother = (problem: SignUpProblem): boolean =>
  problem.kind === 'refusal' && problem.code === 'error.registration.player_already_exists';
