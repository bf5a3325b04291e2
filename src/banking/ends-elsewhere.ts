import type { DepositScreen } from '../../machines/banking/deposit/screen.ts';
import type { WithdrawScreen } from '../../machines/banking/withdraw/screen.ts';

/** What the check of a deposit or a withdrawal found that others end: reviewers, the desk, the platform, a limit that is set in another tab. */
const ENDED_BY_OTHERS: ReadonlySet<(DepositScreen | WithdrawScreen)['name']> = new Set([
  'documentsPreferred',
  'documentsRequired',
  'documentsStrict',
  'documentsUnderReview',
  'limitOffered',
  'limitRequired',
  'restricted',
  'cashierHidden',
  'notAllowed',
  'off',
]);

/** Whether the player waits for what somebody else decides, so that news of it has the check made anew. */
export const endsElsewhere = ({ name }: Pick<DepositScreen | WithdrawScreen, 'name'>): boolean =>
  ENDED_BY_OTHERS.has(name);
