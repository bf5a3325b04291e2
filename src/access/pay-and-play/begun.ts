import { useEffect, useState } from 'react';
import type { PaymentStart } from '../../../machines/access/pay-and-play/machine.ts';
import type { PayAndPlayScreen } from '../../../machines/access/pay-and-play/screen.ts';
import { operations } from '../../../openapi/client/first.gen.ts';
import { tabStorage } from '../../api/safe-storage.ts';

/** Session storage key: money may have moved, and the player was not told yet. */
const PAYMENT_BEGUN = 'payAndPlayBegun';

/** Kept instead of a start whose code was used: its page has no more to say. */
const PAST_PROVIDER = 'true';

const AFTER_PROVIDER: ReadonlySet<PayAndPlayScreen['name']> = new Set([
  'verifying',
  'verificationFailed',
  'details',
  'loggingIn',
  'loginFailed',
]);

const isStart = (kept: object): kept is PaymentStart =>
  'amount' in kept &&
  Number.isSafeInteger(kept.amount) &&
  (['iframeUrl', 'sessionId', 'state'] as const).every(
    (key) => key in kept && typeof (kept as Record<string, unknown>)[key] === 'string',
  );

/** The start of a payment that is at the provider, begun in this tab; its page opens again at the same address. */
export function startInTab(): PaymentStart | undefined {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(PAYMENT_BEGUN) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !isStart(kept)) return undefined;
    const isProviders = kept.iframeUrl.startsWith(`${operations.authorizePayAndPlay.path}?`);
    return isProviders ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers in this tab that a payment is under way, until its end was told or somebody logs in, who then sees the
 * result.
 * @returns whether an earlier one was left, and none has been begun since
 */
export function useLeftPayment(screen: PayAndPlayScreen, isPlayer: boolean): boolean {
  const { name } = screen;
  const isBack = name === 'amount' && screen.back !== undefined;
  const isUndecided = (name === 'amount' && !isBack) || name === 'notOffered';
  const start = name === 'paying' ? JSON.stringify(screen.start) : undefined;
  const [left, setLeft] = useState(() => tabStorage.get(PAYMENT_BEGUN) !== undefined);
  if (left && !isUndecided) setLeft(false);
  useEffect(() => {
    if (isPlayer) tabStorage.remove(PAYMENT_BEGUN);
    else if (start !== undefined) tabStorage.set(PAYMENT_BEGUN, start);
    else if (AFTER_PROVIDER.has(name)) tabStorage.set(PAYMENT_BEGUN, PAST_PROVIDER);
    else if (!isUndecided) tabStorage.remove(PAYMENT_BEGUN);
  }, [name, start, isUndecided, isPlayer]);
  return left;
}
