import type { SignUpProgress } from '../../../machines/access/sign-up/machine.ts';
import { tabStorage } from '../../api/safe-storage.ts';
import { PROGRESS } from './progress-key.ts';

const STARTED = 'signUpStarted';

const STEPS: readonly unknown[] = ['contactInfo', 'verification'];
const METHODS: readonly unknown[] = ['SMS', 'EMAIL', 'NONE'];
const TEXTS = ['playerId', 'email', 'countryCode'] as const;

function isProgress(value: unknown): value is SignUpProgress {
  const progress = (value ?? {}) as Record<string, unknown>;
  return (
    TEXTS.every((name) => typeof progress[name] === 'string' && progress[name] !== '') &&
    STEPS.includes(progress['step']) &&
    METHODS.includes(progress['method'])
  );
}

/** The sign-up that a reload interrupted; undefined on the server, or when there is none. */
export function readProgress(): SignUpProgress | undefined {
  try {
    const value: unknown = JSON.parse(tabStorage.get(PROGRESS) ?? 'null');
    return isProgress(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeProgress(progress: SignUpProgress): void {
  tabStorage.set(PROGRESS, JSON.stringify(progress));
}

export function forgetProgress(): void {
  tabStorage.remove(PROGRESS);
}

/** True the first time in this tab: a reload or another language is the same visit (SIGN-31). */
export function startsVisit(): boolean {
  const before = tabStorage.get(STARTED);
  tabStorage.set(STARTED, 'yes');
  return before === undefined;
}

/** A finished sign-up ends the visit: the next one counts again. */
export function endVisit(): void {
  tabStorage.remove(STARTED);
}
