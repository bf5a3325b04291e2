import type { SignUpDetails, WithTerms } from '../../../machines/access/sign-up/machine.ts';
import type { SignUpScreen } from '../../../machines/access/sign-up/screen.ts';
import { provincesOf } from '../../../reference/countries.ts';
import { useLatestVersion } from '../../runtime/content/terms-to-sign.ts';
import { useLocale } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../../ui/Select.tsx';
import { required } from '../../ui/rules.ts';
import { useRefusals } from '../../ui/use-refusals.ts';
import { CountrySelect } from '../CountrySelect.tsx';
import { email, password } from '../credential-rules.ts';
import { EmailField } from '../EmailField.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { DETAIL_FIELDS, detailsBody, type DetailValues } from './bodies.ts';
import { CONDITION_RULES } from './condition-values.ts';
import { Conditions } from './Conditions.tsx';
import { Problem } from './Problem.tsx';
import type { ResidenceChoice } from './residence.ts';
import { shownProblem } from './words.ts';

export interface DetailsProps {
  readonly screen: Extract<SignUpScreen, { name: 'details' }>;
  readonly residence: ResidenceChoice;
  /** As it was typed before a reload or a new start. */
  readonly email: string | undefined;
  readonly onSubmit: (details: WithTerms<SignUpDetails>) => void;
}

/** The first step: residence, log-in and consents. */
export function Details({ screen, residence, email: typed, onSubmit }: DetailsProps) {
  const t = useT();
  const locale = useLocale();
  const { entered, problem } = screen;
  const { countries, offered, countryCode: country, provinceCode, minimumAge } = residence;
  const provinces = provincesOf(country);
  const fields = DETAIL_FIELDS.filter((name) => name !== 'provinceCode' || provinces.length > 0);
  const shown = useRefusals(problem, (found) =>
    shownProblem(found, { fields, country, minimumAge }),
  );
  const termsVersion = useLatestVersion();

  return (
    <Form
      label={t('signup.details.title')}
      busy={screen.busy}
      refusals={shown?.refusals}
      rules={{
        countryCode: required('field.country.missing'),
        provinceCode: provinces.length > 0 ? required('field.province.missing') : undefined,
        email,
        password,
        ...CONDITION_RULES,
      }}
      onSubmit={(values: DetailValues) => {
        onSubmit(detailsBody(values, { locale, termsVersion }));
      }}
    >
      <Problem notice={shown?.notice} leadsToLogIn={shown?.leadsToLogIn === true} />
      <CountrySelect
        // The server did not know where the visitor is: that may change once.
        key={`${offered} ${residence.before}`}
        name="countryCode"
        label={t('field.country.label')}
        countries={countries}
        defaultValue={country}
        onChange={(event) => {
          residence.choose({ countryCode: event.target.value });
        }}
      />
      {provinces.length > 0 && (
        <Select
          key={residence.before}
          name="provinceCode"
          label={t('field.province.label')}
          autoComplete="address-level1"
          placeholder={t('field.province.placeholder')}
          options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={provinceCode ?? ''}
          onChange={(event) => {
            residence.choose({ countryCode: country, provinceCode: event.target.value });
          }}
        />
      )}
      <EmailField key={typed} autoComplete="email" defaultValue={entered?.email ?? typed} />
      <NewPasswordField
        name="password"
        label={t('field.password.label')}
        defaultValue={entered?.password}
      />
      <Conditions marketing={entered?.marketingOptIn ?? false} residence={residence} />
      <Button type="submit" wide busy={screen.busy}>
        {t('signup.details.submit')}
      </Button>
    </Form>
  );
}
