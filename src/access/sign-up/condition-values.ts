import { required } from '../../ui/rules.ts';

/** The conditions that a new player agrees to, whichever way leads to the account (SIGN-13, SIGN-15). */
export const CONDITIONS = ['termsAndConditions', 'cookiePolicyAccepted', 'marketingOptIn'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const CONDITION_RULES = {
  termsAndConditions: required('signup.terms.missing'),
  cookiePolicyAccepted: required('signup.cookies.missing'),
  marketingOptIn: undefined,
};

/**
 * As the platform takes them; values have passed the rules, so both mandatory boxes are ticked. `allConditions`
 * only ticks the other boxes, and is not sent.
 */
export const conditionsBody = (
  { marketingOptIn }: Readonly<Record<Condition, string>>,
  termsVersion: number | undefined,
) => ({
  termsAndConditions: true as const,
  cookiePolicyAccepted: true as const,
  marketingOptIn: marketingOptIn !== '',
  termsAndConditionsAcceptedVersion: termsVersion,
});
