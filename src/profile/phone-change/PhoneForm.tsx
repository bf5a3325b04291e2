import { CircleAlert, CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import type { PhoneProblem } from '../../../machines/profile/phone-change/screen.ts';
import type { NumberParts } from '../../../machines/profile/phone-change/setup.ts';
import type { Schemas } from '../../../openapi/types.ts';
import { phoneBody, phoneNumber } from '../../access/phone.ts';
import { PhoneField } from '../../access/PhoneField.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { Icon } from '../../ui/Icon.tsx';
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
        number={`${stored.phonePrefix ?? ''}${stored.phoneBody ?? ''}`}
        country={country}
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
  const phonePrefix = `+${isd}`;
  const isRead = number?.startsWith(phonePrefix) === true;
  return { phonePrefix, phoneBody: isRead ? number.slice(phonePrefix.length) : body };
}
