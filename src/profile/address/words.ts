import type { AddressScreen } from '../../../machines/profile/address/screen.ts';
import { provincesOf } from '../../../reference/countries.ts';
import { postalCodeExample } from '../../../reference/postal-codes.ts';
import type { Words } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import type { Refusals } from '../../ui/form.tsx';
import { wrong } from '../../ui/rules.ts';
import { placed, validationErrorsOf } from '../../ui/use-refusals.ts';

type Refused = Extract<AddressScreen, { name: 'postalCodeRefused' | 'provinceRefused' | 'failed' }>;

const FIELDS = ['street', 'postalCode', 'city', 'province'];

const malformed = (country: string): Words =>
  wrong('field.postalCode.malformed', { example: postalCodeExample(country) });

/** The words for a refused address: those of a field at it, all others above the form (PROF-09). */
export function shownProblem(
  screen: Refused,
  country: string,
): { readonly refusals: Refusals; readonly notice: readonly Words[] | undefined } {
  switch (screen.name) {
    case 'postalCodeRefused':
      return { refusals: { postalCode: [malformed(country)] }, notice: undefined };
    case 'provinceRefused': {
      const words = [wrong('address.error.province')];
      return provincesOf(country).length > 0
        ? { refusals: { province: words }, notice: undefined }
        : { refusals: {}, notice: words };
    }
    case 'failed': {
      const { refusals, isWhole } = placed(validationErrorsOf(screen.failure), { fields: FIELDS });
      return { refusals, notice: isWhole ? undefined : failureWords(screen.failure) };
    }
  }
}
