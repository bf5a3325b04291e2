import type {
  PasswordResetInput,
  ResetPermit,
  ResetProgress,
} from '../../../machines/access/password-reset/machine.ts';
import { ResetKey } from '../../../reference/fields.gen.ts';
import { tabStorage } from '../../api/safe-storage.ts';
import { RESET_PROGRESS } from './link.ts';

const KEY = new RegExp(ResetKey.pattern, 'u');

const isKey = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length >= ResetKey.minLength &&
  value.length <= ResetKey.maxLength &&
  KEY.test(value);

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value);

function isPermit(value: unknown): value is ResetPermit {
  const permit = (value ?? {}) as Record<string, unknown>;
  const withCode = permit['by'] === 'code' && isKey(permit['resetKey']);
  return withCode
    ? typeof permit['smsResetKeyId'] === 'string'
    : permit['by'] === 'link' && isKey(permit['resetKey']);
}

function isProgress(value: unknown): value is ResetProgress {
  const progress = (value ?? {}) as Record<string, unknown>;
  if (!isAddress(progress['email'])) return false;
  return (
    progress['step'] === 'verification' ||
    (progress['step'] === 'password' && isPermit(progress['permit']))
  );
}

/** Reads where a reset goes on: at a link, or after a reload. An incomplete link is reported once. */
export function readProgress(): PasswordResetInput {
  const stored = tabStorage.get(RESET_PROGRESS);
  if (stored === undefined) return {};
  try {
    const resume: unknown = JSON.parse(stored);
    if (isProgress(resume)) return { resume };
  } catch {
    // Progress that cannot be read counts as an incomplete link.
  }
  forgetProgress();
  return { linkIsBroken: true };
}

export function writeProgress(progress: ResetProgress): void {
  tabStorage.set(RESET_PROGRESS, JSON.stringify(progress));
}

export function forgetProgress(): void {
  tabStorage.remove(RESET_PROGRESS);
}
