import type { Outcome } from '../../../openapi/types.ts';
import type { Answered } from '../../operations.ts';
import type { SignUpProgress } from '../sign-up/setup.ts';

type Refused = Extract<Outcome<'logIn'>, { ok: false }>;

/** Why a login was refused, in the eight ways of the specification (LOGIN-08) and one more. */
export type LoginRefusal =
  | { readonly kind: 'timeout'; readonly details: TimeoutDetails }
  | {
      readonly kind: 'exclusion';
      readonly days: number | undefined;
      readonly end: BreakEnd | undefined;
    }
  | { readonly kind: 'exclusionIndefinite' }
  /** `until`: ISO 8601, UTC; the account's owner is not told, so there is no zone of theirs. */
  | { readonly kind: 'maxAttempts'; readonly until: string | undefined }
  | { readonly kind: 'blacklisted' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'playerNotFound' }
  /** The password is right, and the sign-up stopped half-way: it goes on there. */
  | { readonly kind: 'signUpUnfinished'; readonly progress: SignUpProgress }
  | { readonly kind: 'unauthorized' };

/** When a break ends, and the zone in which that is told: the player's residence. */
export interface BreakEnd {
  /** ISO 8601, UTC. */
  readonly until: string;
  /** IANA. */
  readonly timeZone: string;
}

export interface TimeoutDetails {
  /** Undefined where the platform does not say, or there is no end. */
  readonly end: BreakEnd | undefined;
  readonly playerId: string | undefined;
  readonly remainingDays: number | undefined;
  /** ms until the timeout ends. */
  readonly timeLeft: number | undefined;
  /** Whether a cooling-off day may be started from here (LOGIN-10). */
  readonly cooling: boolean;
  /** Proof, issued with the refusal, that lets this visitor start the cooling-off. */
  readonly coolingToken: string | undefined;
  readonly initiator: string | undefined;
}

type Kind = LoginRefusal['kind'];

type Code = Refused['code'];

const KIND_OF: Readonly<Record<Code, Kind>> = {
  'login.timeout': 'timeout',
  'login.exclusion': 'exclusion',
  'login.exclusion.indefinite': 'exclusionIndefinite',
  'login.max_attempts': 'maxAttempts',
  'login.blacklisted': 'blacklisted',
  'login.closed': 'closed',
  'login.player_not_found': 'playerNotFound',
  'login.sign_up_unfinished': 'signUpUnfinished',
  'login.unauthorized': 'unauthorized',
};

/** For platforms that only say it in the message (C-47). The order decides: the first match holds. */
const BY_MESSAGE: readonly (readonly [RegExp, Code])[] = [
  [/indefinite/i, 'login.exclusion.indefinite'],
  [/exclu(ded|sion)/i, 'login.exclusion'],
  [/time-?\s?out|cooling/i, 'login.timeout'],
  [/max(imum)?\b.*\battempts|too many .*attempts/i, 'login.max_attempts'],
  [/deactivated|blacklisted/i, 'login.blacklisted'],
  [/closed/i, 'login.closed'],
  [/not found/i, 'login.player_not_found'],
];

/** Answers about the credentials; others, such as 429, are about the request. */
const ABOUT_CREDENTIALS: readonly number[] = [400, 401, 403, 404];

const DAY = 86_400_000;

const isCode = (code: string): code is Code => Object.hasOwn(KIND_OF, code);

/**
 * The contract's code of a refused login: its own, else by the message, else that of wrong credentials
 * (LOGIN-08, NS-74). Undefined for an answer that says nothing about the player.
 */
export function refusalOfLogin({ status, code, message }: Answered): Code | undefined {
  if (code !== undefined && isCode(code)) return code;
  const told = BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1];
  return told ?? (ABOUT_CREDENTIALS.includes(status) ? 'login.unauthorized' : undefined);
}

/** Translates a refused login for the player. */
export function readLoginRefusal({ code, problem }: Refused): LoginRefusal {
  const kind = KIND_OF[code];
  if (kind === 'timeout') return { kind, details: timeoutDetails(problem) };
  if (kind === 'exclusion') return { kind, days: daysIn(problem.message), end: endIn(problem) };
  if (kind === 'maxAttempts') return { kind, until: infoOf(problem).until };
  if (kind !== 'signUpUnfinished') return { kind };
  const progress = progressIn(problem);
  return progress ? { kind, progress } : { kind: 'unauthorized' };
}

/** When a break that has just begun ends; undefined for one without an end. */
export function endOfBreak(begun: Outcome<'startCoolingOff'>): BreakEnd | undefined {
  if (!begun.ok || begun.data.indefinite) return undefined;
  const { until, timeZone } = begun.data;
  return { until, timeZone };
}

const infoOf = (problem: Refused['problem']) =>
  ('additionalInfo' in problem ? problem.additionalInfo : undefined) ?? {};

function endIn(problem: Refused['problem']): BreakEnd | undefined {
  const { until, timeZone } = infoOf(problem);
  return until === undefined || timeZone === undefined ? undefined : { until, timeZone };
}

/** Where the sign-up goes on; undefined when the platform says too little for that. */
function progressIn(problem: Refused['problem']): SignUpProgress | undefined {
  const { playerId, signUp } = infoOf(problem);
  if (playerId === undefined || signUp === undefined) return undefined;
  const { email, countryCode, provinceCode, verificationMethod, step } = signUp;
  return {
    playerId,
    email,
    countryCode,
    ...(provinceCode !== undefined && { provinceCode }),
    method: verificationMethod,
    step: step === 'Verification' ? 'verification' : 'contactInfo',
  };
}

function timeoutDetails(problem: Refused['problem']): TimeoutDetails {
  const info = infoOf(problem);
  const timeLeft = info.timeLeft ?? numberAfter('timeLeft', problem.message);
  return {
    end: endIn(problem),
    playerId:
      info.playerId ??
      wordAfter('playerId', problem.message) ??
      /\bplayer\s+(\d+)/i.exec(problem.message)?.[1],
    remainingDays:
      info.remainingDays ??
      numberAfter('remainingDays', problem.message) ??
      daysIn(problem.message) ??
      (timeLeft === undefined ? undefined : Math.ceil(timeLeft / DAY)),
    timeLeft,
    cooling: info.cooling ?? wordAfter('cooling', problem.message) === 'true',
    coolingToken: info.coolingToken,
    initiator: info.initiator ?? wordAfter('initiator', problem.message),
  };
}

function daysIn(message: string): number | undefined {
  const days = /(\d+)\s*days?\b/i.exec(message)?.[1] ?? wordAfter('remainingDays', message);
  return days === undefined ? undefined : Number(days);
}

function wordAfter(name: string, message: string): string | undefined {
  return new RegExp(`${name}\\s*[=:]\\s*([\\w-]+)`, 'i').exec(message)?.[1];
}

function numberAfter(name: string, message: string): number | undefined {
  const word = wordAfter(name, message);
  return word === undefined || Number.isNaN(Number(word)) ? undefined : Number(word);
}
