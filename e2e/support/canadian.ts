import type { APIRequestContext } from '@playwright/test';
import type { Control } from '../../replay/browser/control.ts';
import { ask } from '../../replay/browser/platform.ts';
import { HEADERS, newPerson, type Applicant } from '../../replay/browser/players.ts';

/** A Canadian player, whose address is proven and whose number is not. */
export async function canadian(request: APIRequestContext, control: Control): Promise<Applicant> {
  const person = newPerson();
  const call = (method: 'POST' | 'PUT', path: string, data: object) =>
    ask<Record<string, string>>(request, method, `/api/v1/player/registration${path}`, {
      data,
      headers: { ...HEADERS, 'X-Captcha-Token': crypto.randomUUID() },
    });
  const { playerId } = await call('POST', '', {
    email: person.email,
    password: person.password,
    countryCode: 'CA',
    provinceCode: 'BC',
    languageCode: 'en',
    termsAndConditions: true,
    cookiePolicyAccepted: true,
    marketingOptIn: false,
    termsAndConditionsAcceptedVersion: 3,
  });
  await call('PUT', '', {
    playerId,
    firstName: person.firstName,
    lastName: person.lastName,
    // The three digits after the area begin with none of 0 and 1.
    mobilePhone: `+16042${person.phone.slice(-6)}`,
    dateOfBirth: '1990-02-03',
    address: {
      street: '1 Rideau Street',
      city: 'Ottawa',
      postalCode: 'K1N 8S7',
      provinceCode: 'BC',
    },
  });
  const { verificationId } = await call('POST', '/email_request', { playerId });
  const code = await control.code(person.email);
  await call('POST', '/email_verification', { playerId, verificationId, code });
  return person;
}
