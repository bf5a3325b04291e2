import type { SignUpContact } from '../../../machines/access/sign-up/machine.ts';
import { tidyName } from '../../../reference/person-name.ts';
import { postalCodeOf } from '../../../reference/postal-codes.ts';
import { tidy } from '../../../reference/plain.ts';
import { phoneNumber } from '../phone.ts';
import { birthDate, cpfDigits } from '../rules.ts';
import type { ContactValues } from './bodies.ts';

/** The body of `PUT registration` without the player's id; values have passed the rules. */
export function contactBody(values: ContactValues, country: string): SignUpContact {
  const cpf = cpfDigits(values.cpf);
  return {
    firstName: tidyName(values.firstName),
    ...(values.oneName === 'on' ? {} : { lastName: tidyName(values.lastName) }),
    mobilePhone: phoneNumber(values.phonePrefix, values.phoneBody) ?? '',
    dateOfBirth: birthDate(values) ?? '',
    address: {
      street: tidy(values.street),
      city: tidy(values.city),
      postalCode: postalCodeOf(values.postalCode, country) ?? '',
    },
    ...(cpf === '' ? {} : { cpf }),
  };
}
