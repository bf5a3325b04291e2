import { useSelector } from '@xstate/react';
import { addressMachine } from '../../../machines/profile/address/machine.ts';
import { addressScreen } from '../../../machines/profile/address/screen.ts';
import { COUNTRIES, provincesOf } from '../../../reference/countries.ts';
import type { Schemas } from '../../../openapi/types.ts';
import { useInLanguage } from '../../runtime/locale/country-names.ts';
import {
  isNumericPostalCode,
  needsPostalCode,
  postalCodeExample,
} from '../../../reference/postal-codes.ts';
import { city, street } from '../../access/rules.ts';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { required } from '../../ui/rules.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { pushToast } from '../../ui/toasts.ts';
import { useRefusals } from '../../ui/use-refusals.ts';
import { FormNews } from '../../runtime/flows/FormNews.tsx';
import * as css from '../profile.css.ts';
import { Section } from '../Section.tsx';
import { addressBody, postalCodeWhereNeeded } from './body.ts';
import { shownProblem } from './words.ts';

type Account = Schemas['PlayerProfile'];

/** The postal address (PROF-06). The country decides about market and currency: support changes it. */
export function Address({ account }: { account: Account }) {
  const t = useT();
  const runtime = useRuntime();
  const flow = useFlow(runtime.bind(addressMachine), () => {
    pushToast({ severity: 'success', message: t('address.toast.success'), of: 'address' });
    runtime.session.send({ type: 'account.reloadRequested' });
  });
  const screen = useSelector(flow, addressScreen, sameScreen);
  const { countryCode: country, address } = account;
  const provinces = provincesOf(country);
  const busy = screen.name === 'saving';
  const isRefused =
    screen.name === 'postalCodeRefused' ||
    screen.name === 'provinceRefused' ||
    screen.name === 'failed';
  const shown = useRefusals(isRefused ? screen : undefined, (found) =>
    shownProblem(found, country),
  );
  return (
    <Section name="address" intro={t('address.intro', { country: useCountryName(country) })}>
      <Form
        label={t('address.title')}
        newsOf="address"
        busy={busy}
        refusals={shown?.refusals}
        rules={{
          street,
          postalCode: postalCodeWhereNeeded(country),
          city,
          province: provinces.length > 0 ? required('field.province.missing') : undefined,
        }}
        onSubmit={(values) => {
          flow.send({ type: 'address.submitted', body: addressBody(values, country) });
        }}
      >
        <FormNews title={t('address.error.title')} words={shown?.notice} />
        <TextField
          name="street"
          label={t('field.street.label')}
          autoComplete="street-address"
          dir="auto"
          defaultValue={address?.street}
        />
        <div className={css.postal}>
          <TextField
            name="postalCode"
            label={t('field.postalCode.label')}
            help={t('field.postalCode.help', { example: postalCodeExample(country) })}
            optional={!needsPostalCode(country)}
            autoComplete="postal-code"
            autoCapitalize="characters"
            inputMode={isNumericPostalCode(country) ? 'numeric' : 'text'}
            defaultValue={address?.postalCode}
          />
          <TextField
            name="city"
            label={t('field.city.label')}
            autoComplete="address-level2"
            dir="auto"
            defaultValue={address?.city}
          />
        </div>
        {provinces.length > 0 && (
          <Select
            name="province"
            label={t('field.province.label')}
            autoComplete="address-level1"
            placeholder={t('field.province.placeholder')}
            options={provinces.map(({ code, name }) => ({ value: code, label: name }))}
            defaultValue={address?.provinceCode ?? account.provinceCode ?? ''}
          />
        )}
        <Button type="submit" look="secondary" wide busy={busy}>
          {t('address.submit')}
        </Button>
      </Form>
    </Section>
  );
}

/** The name of one country, in the language of the page. */
export function useCountryName(code: string): string {
  const { places } = useInLanguage(COUNTRIES, codeOf);
  return places.find((place) => place.code === code)?.name ?? code;
}

const codeOf = ({ code }: { readonly code: string }): string => code;
