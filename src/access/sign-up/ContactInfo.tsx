import { useMemo, useState } from 'react';
import type { SignUpContact } from '../../../machines/access/sign-up/machine.ts';
import type { SignUpScreen } from '../../../machines/access/sign-up/screen.ts';
import { policyOfResidence } from '../../../reference/policies.ts';
import { isNumericPostalCode, postalCodeExample } from '../../../reference/postal-codes.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { phoneBody } from '../phone.ts';
import { PhoneField } from '../PhoneField.tsx';
import * as rules from '../rules.ts';
import { BirthDate } from './BirthDate.tsx';
import { CONTACT_FIELDS } from './bodies.ts';
import { contactBody } from './contact-body.ts';
import { draftContact } from './draft.ts';
import { Problem } from './Problem.tsx';
import * as css from './sign-up.css.ts';
import { shownProblem } from './words.ts';

export interface ContactInfoProps {
  readonly screen: Extract<SignUpScreen, { name: 'contactInfo' }>;
  /** The address of the sign-up. */
  readonly email: string;
  readonly onSubmit: (contact: SignUpContact) => void;
  readonly onRestart: () => void;
}

/** The second step: the player's identity, as in the identity document. */
export function ContactInfo({ screen, email, onSubmit, onRestart }: ContactInfoProps) {
  const t = useT();
  const { busy, countryCode: country, entered, problem } = screen;
  const policy = policyOfResidence(screen);
  const { minimumAge } = policy;
  const asked = CONTACT_FIELDS.filter((name) => name !== 'cpf' || policy.taxNumberRequired);
  const fields = [...asked, 'dateOfBirth'];
  const shown = useRefusals(problem, (found) =>
    shownProblem(found, { fields, country, minimumAge }),
  );
  const typed = useMemo(() => draftContact(email, Date.now), [email]);
  const [hasOneName, setHasOneName] = useState(
    entered ? entered.lastName === undefined : typed.oneName === 'on',
  );
  const bornOn = [typed.birthYear, typed.birthMonth, typed.birthDay].map((part = '') => part);

  return (
    <Form
      label={t('signup.contactInfo.title')}
      busy={busy}
      refusals={shown?.refusals}
      // Details that were typed for another country may be wrong in this one: the age above all.
      judged={typed.postalCode ? ['dateOfBirth', 'postalCode'] : ['dateOfBirth']}
      rules={{
        firstName: rules.firstName,
        lastName: rules.lastName,
        ...rules.dateOfBirth(screen, Date.now),
        oneName: undefined,
        phonePrefix: undefined,
        phoneBody,
        street: rules.street,
        postalCode: rules.postalCode(country),
        city: rules.city,
        cpf: policy.taxNumberRequired ? rules.cpf : undefined,
      }}
      onSubmit={(values) => {
        onSubmit(contactBody(values, country));
      }}
    >
      <Problem
        notice={shown?.notice}
        leadsToLogIn={shown?.leadsToLogIn === true}
        onRestart={onRestart}
      />
      <div className={css.pair}>
        <TextField
          name="firstName"
          label={t('field.firstName.label')}
          autoComplete="given-name"
          defaultValue={entered?.firstName ?? typed.firstName}
        />
        <div hidden={hasOneName}>
          <TextField
            name="lastName"
            label={t('field.lastName.label')}
            autoComplete="family-name"
            defaultValue={entered?.lastName ?? typed.lastName}
          />
        </div>
      </div>
      <Checkbox
        name="oneName"
        label={t('field.oneName.label')}
        checked={hasOneName}
        onChange={(event) => {
          setHasOneName(event.target.checked);
        }}
      />
      <BirthDate value={entered?.dateOfBirth ?? bornOn.join('-')} minimumAge={minimumAge} />
      <PhoneField
        number={entered?.mobilePhone ?? `${typed.phonePrefix ?? ''}${typed.phoneBody ?? ''}`}
        country={country}
      />
      <TextField
        name="street"
        label={t('field.street.label')}
        autoComplete="street-address"
        defaultValue={entered?.address.street ?? typed.street}
      />
      <div className={css.postal}>
        <TextField
          name="postalCode"
          label={t('field.postalCode.label')}
          help={t('field.postalCode.help', { example: postalCodeExample(country) })}
          autoComplete="postal-code"
          autoCapitalize="characters"
          inputMode={isNumericPostalCode(country) ? 'numeric' : 'text'}
          defaultValue={entered?.address.postalCode ?? typed.postalCode}
        />
        <TextField
          name="city"
          label={t('field.city.label')}
          autoComplete="address-level2"
          defaultValue={entered?.address.city ?? typed.city}
        />
      </div>
      {policy.taxNumberRequired && (
        <TextField
          name="cpf"
          label={t('field.cpf.label')}
          help={t('field.cpf.help')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={entered?.cpf ?? typed.cpf}
        />
      )}
      <Button type="submit" wide busy={busy}>
        {t('signup.contactInfo.submit')}
      </Button>
      <Button look="quiet" wide onClick={onRestart} disabled={busy}>
        {t('signup.restart')}
      </Button>
    </Form>
  );
}
