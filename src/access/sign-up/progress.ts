import type { SignUpProgress } from '../../../machines/access/sign-up/machine.ts';

/** Session storage keys: gone with the tab, so that the next person on a shared device starts anew. */
const PROGRESS = 'signUpProgress';
const STARTED = 'signUpStarted';

const STEPS: readonly unknown[] = ['contactInfo', 'verification'];
const METHODS: readonly unknown[] = ['SMS', 'EMAIL', 'NONE'];
const TEXTS = ['playerId', 'email', 'countryCode'] as const;

/** Storage may be switched off; a sign-up works without it, only not across a reload. */
function storage<T>(work: (store: Storage) => T): T | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

function isProgress(value: unknown): value is SignUpProgress {
  if (typeof value !== 'object' || value === null) return false;
  const progress = value as Record<string, unknown>;
  return (
    TEXTS.every((name) => typeof progress[name] === 'string' && progress[name] !== '') &&
    STEPS.includes(progress['step']) &&
    METHODS.includes(progress['method'])
  );
}

/** The sign-up that a reload interrupted; undefined on the server, or when there is none. */
export function readProgress(): SignUpProgress | undefined {
  return storage((store) => {
    const value: unknown = JSON.parse(store.getItem(PROGRESS) ?? 'null');
    return isProgress(value) ? value : undefined;
  });
}

export function writeProgress(progress: SignUpProgress): void {
  storage((store) => {
    store.setItem(PROGRESS, JSON.stringify(progress));
  });
}

export function forgetProgress(): void {
  storage((store) => {
    store.removeItem(PROGRESS);
  });
}

/** True the first time in this tab: a reload or another language is the same visit (SIGN-31). */
export function startsVisit(): boolean {
  const before = storage((store) => store.getItem(STARTED));
  storage((store) => {
    store.setItem(STARTED, 'yes');
  });
  return before === null || before === undefined;
}

/** A finished sign-up ends the visit: the next one counts again. */
export function endVisit(): void {
  storage((store) => {
    store.removeItem(STARTED);
  });
}
