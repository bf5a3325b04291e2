import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SignUpDetails } from '../../../machines/access/sign-up/machine.ts';
import type { SignUpScreen } from '../../../machines/access/sign-up/screen.ts';
import { provincesOf, type Country } from '../../../openapi/reference/countries.ts';
import { NewPassword } from '../../../openapi/reference/fields.gen.ts';
import { useLocale } from '../../app/context.tsx';
import { useLatestTerms } from '../../app/latest-terms.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../../ui/Select.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { DETAIL_FIELDS, detailsBody, type DetailValues } from './bodies.ts';
import { Conditions } from './Conditions.tsx';
import { useInLanguage } from './country-names.ts';
import { Problem } from './Problem.tsx';
import type { ShownRefusal } from './refusals.ts';
import type { ResidenceChoice } from './residence.ts';
import * as rules from './rules.ts';
import { useRefusal, useRules } from './use-rules.ts';

export interface DetailsProps {
  readonly screen: Extract<SignUpScreen, { name: 'details' }>;
  readonly residence: ResidenceChoice;
  readonly onSubmit: (details: SignUpDetails) => void;
}

/** The first step: where the player lives, how they log in, what they agree to. */
export function Details({ screen, residence, onSubmit }: DetailsProps) {
  const t = useT();
  const locale = useLocale();
  const ruleFor = useRules();
  const { entered, problem } = screen;
  const { countries, offered, countryCode: country, provinceCode, minimumAge } = residence;
  const { places: named, language } = useInLanguage(countries, codeOf);
  const provinces = provincesOf(country);
  const fields = DETAIL_FIELDS.filter((name) => name !== 'provinceCode' || provinces.length > 0);
  const { shown, refusals } = useRefusal(problem, { fields, country, minimumAge });
  const { submit, waiting, failed } = useTermsVersion((values, termsVersion) => {
    onSubmit(detailsBody(values, { locale, termsVersion }));
  });
  const busy = screen.busy || waiting;

  return (
    <Form
      label={t('signup.details.title')}
      busy={busy}
      refusals={refusals}
      rules={ruleFor({
        countryCode: rules.chosen('signup.country.missing'),
        provinceCode: provinces.length > 0 ? rules.chosen('signup.province.missing') : undefined,
        email: rules.email,
        password: rules.password,
        termsAndConditions: rules.chosen('signup.terms.missing'),
        cookiePolicyAccepted: rules.chosen('signup.cookies.missing'),
        marketingOptIn: undefined,
      })}
      onSubmit={submit}
    >
      <Problem refusal={failed ? TERMS_UNKNOWN : shown} />
      <Select
        // The server knew neither where the visitor is nor the browser's names: both may change once.
        key={`${offered} ${language}`}
        name="countryCode"
        label={t('signup.country.label')}
        autoComplete="country"
        options={named.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={country}
        onChange={(event) => {
          residence.choose({ countryCode: event.target.value });
        }}
      />
      {provinces.length > 0 && (
        <Select
          name="provinceCode"
          label={t('signup.province.label')}
          autoComplete="address-level1"
          placeholder={t('signup.province.placeholder')}
          options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={provinceCode ?? ''}
          onChange={(event) => {
            residence.choose({ countryCode: country, provinceCode: event.target.value });
          }}
        />
      )}
      <TextField
        name="email"
        label={t('signup.email.label')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={entered?.email}
      />
      <PasswordField
        name="password"
        label={t('signup.password.label')}
        autoComplete="new-password"
        help={t('signup.password.help', { min: NewPassword.minLength, max: NewPassword.maxLength })}
        defaultValue={entered?.password}
      />
      <Conditions marketing={entered?.marketingOptIn ?? false} />
      <Button type="submit" wide busy={busy}>
        {t('signup.details.submit')}
      </Button>
    </Form>
  );
}

/** Pressing the button again asks for the terms again. */
const TERMS_UNKNOWN: ShownRefusal = {
  fields: {},
  notice: 'signup.terms.unknown',
  traceId: undefined,
  leads: undefined,
};

const codeOf = ({ code }: Country): string => code;

/**
 * Holds a filled form back until the version of the terms is known, which it is unless a password
 * manager filled everything in at once. Nobody is signed up to terms that could not be had (SIGN-13).
 */
function useTermsVersion(onReady: (values: DetailValues, version: number) => void) {
  const latest = useLatestTerms();
  const version = latest.status === 'ready' ? latest.value.version : undefined;
  const held = useRef<DetailValues>(undefined);
  const [holding, setHolding] = useState(false);
  const release = useEffectEvent(onReady);
  useEffect(() => {
    const values = held.current;
    if (values === undefined || version === undefined) return;
    held.current = undefined;
    release(values, version);
  }, [version]);
  const submit = (values: DetailValues) => {
    if (version !== undefined) {
      onReady(values, version);
      return;
    }
    held.current = values;
    setHolding(true);
    if (latest.status === 'error') latest.retry();
  };
  return {
    submit,
    waiting: holding && latest.status === 'loading',
    failed: holding && latest.status === 'error',
  };
}
