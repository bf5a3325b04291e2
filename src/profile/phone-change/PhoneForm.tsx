import { CircleAlert, CircleCheck } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { PhoneProblem } from '../../../machines/profile/phone-change/screen.ts';
import type { NumberParts } from '../../../machines/profile/phone-change/setup.ts';
import type { Schemas } from '../../../openapi/types.ts';
import { useInLanguage } from '../../runtime/locale/country-names.ts';
import { phoneBody, phoneNumber } from '../../access/rules.ts';
import { phoneParts } from '../../access/sign-up/bodies.ts';
import { useBrand } from '../../runtime/context.tsx';
import { phonePrefixes, type PhonePrefix } from '../../locale/countries.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneField } from '../../ui/PhoneField.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { FormNews } from '../../runtime/flows/FormNews.tsx';
import * as css from '../profile.css.ts';
import { shownProblem } from './words.ts';

export interface PhoneFormProps {
  /** Where the player lives, ISO 3166-1: it decides between countries with the same prefix. */
  readonly country: string;
  readonly stored: Schemas['PhoneNumber'];
  readonly verified: boolean;
  /** The way that is under way now. */
  readonly busy: 'verify' | 'keep' | undefined;
  /** A code for the number is asked for: what is then said of it is said of this one. */
  readonly fixed: boolean;
  readonly problem: PhoneProblem | undefined;
  readonly onEdit: (number: NumberParts) => void;
  readonly onVerify: (number: NumberParts) => void;
  readonly onKeep: (number: NumberParts) => void;
}

const RULES = { phonePrefix: undefined, phoneBody };

/** The number in two parts, whether it is proven, and the two ways to keep another (PHONE-01). */
export function PhoneForm(props: PhoneFormProps) {
  const { country, stored, verified, busy, fixed, problem, onEdit, onVerify, onKeep } = props;
  const t = useT();
  const { phonePrefixFilter } = useBrand();
  const prefixes = useMemo(() => phonePrefixes(phonePrefixFilter), [phonePrefixFilter]);
  const { places: named } = useInLanguage(prefixes, countryOf);
  // The field's first value: later stored values are in it already.
  const [begun] = useState(() =>
    phoneParts(`${stored.phonePrefix ?? ''}${stored.phoneBody ?? ''}`, prefixes, country),
  );
  const withoutCode = useRef(false);
  const shown = useRefusals(problem, shownProblem);
  return (
    <Form
      label={t('phone.title')}
      newsOf="phone"
      busy={busy !== undefined}
      rules={RULES}
      refusals={shown?.refusals}
      onSubmit={({ phonePrefix, phoneBody: body }) => {
        const keeps = withoutCode.current;
        withoutCode.current = false;
        (keeps ? onKeep : onVerify)(partsOf(phonePrefix, body));
      }}
    >
      <FormNews title={t('phone.error.title')} words={shown?.notice} />
      <PhoneField
        label={t('field.phoneBody.label')}
        help={t('field.phoneBody.help')}
        prefixes={named}
        country={begun.country}
        defaultValue={begun.body}
        fixed={fixed}
        onEdit={(prefix, body) => {
          onEdit(partsOf(prefix, body));
        }}
      />
      <output className={verified ? css.proven : css.flag}>
        <Icon of={verified ? CircleCheck : CircleAlert} size={16} />
        {t(verified ? 'phone.verified' : 'phone.notVerified')}
      </output>
      {/* A verified number needs nothing more. */}
      {!verified && (
        <>
          <Button
            type="submit"
            wide
            busy={busy === 'verify'}
            inactive={busy === 'keep'}
            onClick={() => {
              withoutCode.current = false;
            }}
          >
            {t('phone.verify')}
          </Button>
          <Button
            type="submit"
            look="secondary"
            wide
            busy={busy === 'keep'}
            inactive={busy === 'verify'}
            onClick={() => {
              withoutCode.current = true;
            }}
          >
            {t('phone.keep')}
          </Button>
        </>
      )}
    </Form>
  );
}

/** The number as the contract writes it, without typed separators; an incomplete number stays as it is typed. */
function partsOf(isd: string, body: string): NumberParts {
  const number = phoneNumber(isd, body);
  return {
    phonePrefix: `+${isd}`,
    phoneBody: number === undefined ? body : number.slice(1 + isd.length),
  };
}

const countryOf = ({ country }: PhonePrefix): string => country;
