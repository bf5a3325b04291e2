import { useEffect, useState } from 'react';
import type { PayAndPlayScreen } from '../../../machines/access/pay-and-play/screen.ts';
import { tabStorage } from '../../api/safe-storage.ts';

/** Session storage key: money may have moved, and the player was not told yet. */
const PAYMENT_BEGUN = 'payAndPlayBegun';

const UNDER_WAY: ReadonlySet<PayAndPlayScreen['name']> = new Set([
  'paying',
  'verifying',
  'verificationFailed',
  'details',
  'loggingIn',
  'loginFailed',
]);

/**
 * Remembers in this tab that a payment is under way, until its end was told or somebody logs in, who then sees the
 * result.
 * @returns whether an earlier one was left, and none has been begun since
 */
export function useLeftPayment(screen: PayAndPlayScreen, isPlayer: boolean): boolean {
  const { name } = screen;
  const isBack = name === 'amount' && screen.back !== undefined;
  const isUndecided = (name === 'amount' && !isBack) || name === 'notOffered';
  const [left, setLeft] = useState(() => tabStorage.get(PAYMENT_BEGUN) !== undefined);
  if (left && !isUndecided) setLeft(false);
  useEffect(() => {
    if (isPlayer) tabStorage.remove(PAYMENT_BEGUN);
    else if (UNDER_WAY.has(name)) tabStorage.set(PAYMENT_BEGUN, 'true');
    else if (!isUndecided) tabStorage.remove(PAYMENT_BEGUN);
  }, [name, isUndecided, isPlayer]);
  return left;
}
