import type { Outcome } from '../../../openapi/types.ts';

type Refused = Extract<Outcome<'logIn'>, { ok: false }>;

/** Why a login was refused, in the eight ways that the site tells apart (LOGIN-08). */
export type LoginRefusal =
  | { readonly kind: 'timeout'; readonly details: TimeoutDetails }
  | { readonly kind: 'exclusion'; readonly days: number | undefined }
  | { readonly kind: 'exclusionIndefinite' }
  | { readonly kind: 'maxAttempts' }
  | { readonly kind: 'blacklisted' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'playerNotFound' }
  | { readonly kind: 'unauthorized' };

export interface TimeoutDetails {
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

/** The platform's codes, preferred over the message when present (NS-74). */
const BY_CODE: ReadonlyMap<string, Kind> = new Map([
  ['login.timeout', 'timeout'],
  ['login.exclusion', 'exclusion'],
  ['login.exclusion.indefinite', 'exclusionIndefinite'],
  ['login.max_attempts', 'maxAttempts'],
  ['login.blacklisted', 'blacklisted'],
  ['login.closed', 'closed'],
  ['login.player_not_found', 'playerNotFound'],
  ['login.unauthorized', 'unauthorized'],
] as const);

/** For platforms that only say it in the message (C-47). The order decides: the first match holds. */
const BY_MESSAGE: readonly (readonly [RegExp, Kind])[] = [
  [/indefinite/i, 'exclusionIndefinite'],
  [/exclu(ded|sion)/i, 'exclusion'],
  [/time-?\s?out|cooling/i, 'timeout'],
  [/max(imum)?\b.*\battempts|too many .*attempts/i, 'maxAttempts'],
  [/deactivated|blacklisted/i, 'blacklisted'],
  [/closed/i, 'closed'],
  [/not found/i, 'playerNotFound'],
];

const DAY = 86_400_000;

/** Recognises a refused login by its code, else by the content of its message (LOGIN-08). */
export function readLoginRefusal({ code, problem }: Refused): LoginRefusal {
  const message = problem.message;
  const kind =
    BY_CODE.get(code) ??
    BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1] ??
    'unauthorized';
  if (kind === 'timeout') return { kind, details: timeoutDetails(problem) };
  if (kind === 'exclusion') return { kind, days: daysIn(message) };
  return { kind };
}

function timeoutDetails(problem: Refused['problem']): TimeoutDetails {
  const info = 'additionalInfo' in problem ? problem.additionalInfo : undefined;
  const timeLeft = info?.timeLeft ?? numberAfter('timeLeft', problem.message);
  return {
    playerId:
      info?.playerId ??
      wordAfter('playerId', problem.message) ??
      /\bplayer\s+(\d+)/i.exec(problem.message)?.[1],
    remainingDays:
      info?.remainingDays ??
      numberAfter('remainingDays', problem.message) ??
      daysIn(problem.message) ??
      (timeLeft === undefined ? undefined : Math.ceil(timeLeft / DAY)),
    timeLeft,
    cooling: info?.cooling ?? wordAfter('cooling', problem.message) === 'true',
    coolingToken: info?.coolingToken,
    initiator: info?.initiator ?? wordAfter('initiator', problem.message),
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
