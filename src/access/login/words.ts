import type { BreakEnd, TimeoutDetails } from '../../../machines/access/login/refusals.ts';
import type { LoginScreen } from '../../../machines/access/login/screen.ts';
import type { TextId, Words } from '../../texts/index.ts';
import { DAY, HOUR, MINUTE } from '../../ui/durations.ts';
import { wrong } from '../../ui/rules.ts';

/** Screens of a login without a refusal. */
type Other = 'closed' | 'enteringCredentials' | 'submitting' | 'coolingOffStarted' | 'failed';
type Refused = Exclude<LoginScreen, { name: Other }>;

/** The words for each refusal, where no more is known (LOGIN-08, LOGIN-09). */
const REFUSAL_WORDS = {
  unauthorized: 'login.error.unauthorized',
  playerNotFound: 'login.error.notFound',
  tooManyAttempts: 'login.error.maxAttempt',
  blacklisted: 'login.error.blacklisted',
  accountClosed: 'login.error.closed',
  excluded: 'login.error.exclusion.unknown',
  excludedIndefinitely: 'login.error.exclusionIndefinite',
  onTimeout: 'login.error.timeout.unknown',
  startingCoolingOff: 'login.error.timeout.unknown',
} as const satisfies Record<Refused['name'], TextId>;

/** Why the login was refused, with the time that is left where it is known. */
export function refusalWords(screen: Refused): Words {
  const known = 'details' in screen ? timeLeftWords(screen.details) : exclusionWords(screen);
  return known ?? wrong(REFUSAL_WORDS[screen.name]);
}

const exclusionWords = (screen: Refused): Words | undefined =>
  'days' in screen && screen.days !== undefined
    ? wrong('login.error.exclusion', { days: screen.days })
    : undefined;

/** When a break ends, where the platform says so; support says more of one that the operator set. */
export function endOf(screen: Refused): BreakEnd | undefined {
  if ('details' in screen) return isByOperator(screen.details) ? undefined : screen.details.end;
  return 'end' in screen ? screen.end : undefined;
}

/** Not the player's own break. */
const isByOperator = ({ initiator }: TimeoutDetails): boolean =>
  initiator !== undefined && initiator !== 'PLAYER';

/** The time left in days, hours or minutes, whichever says it best (NS-74). */
function timeLeftWords(details: TimeoutDetails): Words | undefined {
  if (isByOperator(details)) return wrong('login.error.timeout.byOperator');
  const { timeLeft, remainingDays } = details;
  if (timeLeft !== undefined && timeLeft < HOUR) {
    const minutes = Math.max(1, Math.ceil(timeLeft / MINUTE));
    return wrong('login.error.timeout.minutes', { minutes });
  }
  if (timeLeft !== undefined && timeLeft < DAY) {
    return wrong('login.error.timeout.hours', { hours: Math.ceil(timeLeft / HOUR) });
  }
  return remainingDays === undefined
    ? undefined
    : wrong('login.error.timeout', { days: remainingDays });
}
