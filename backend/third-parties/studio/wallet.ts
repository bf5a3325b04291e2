import { randomUUID, sign } from 'node:crypto';
import type { components } from '../../../openapi/wallet.gen.ts';
import type { Log } from '../../platform/log.ts';
import { SUPPLIER, type StudioKey } from './keys.ts';
import type { Session, StudioTransaction } from './tables.ts';

export type WalletAnswer = components['schemas']['WalletAnswer'];

/** Where the operator's wallet is, and what signs the calls. */
export interface WalletAccess {
  /** Absolute address of `/wallet/v1`; null while the operator is not reachable yet. */
  readonly walletUrl: () => string | null;
  readonly key: () => Promise<StudioKey>;
  readonly log: Log;
}

/** The time that the wallet may take to answer, ms. */
export const ANSWER_TIMEOUT = 5_000;

/** Asks the wallet once. Undefined where it did not answer, or with nothing that can be understood. */
async function post(
  { walletUrl, key, log }: WalletAccess,
  path: string,
  content: object,
): Promise<WalletAnswer | undefined> {
  const url = walletUrl();
  if (url === null) return undefined;
  const body = Buffer.from(JSON.stringify(content));
  try {
    const { privateKey } = await key();
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-wallet-supplier': SUPPLIER,
        'x-wallet-signature': sign('RSA-SHA256', body, privateKey).toString('base64'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    if (response.status === 200) {
      const answer: unknown = await response.json();
      if (typeof answer === 'object' && answer !== null && 'status' in answer) {
        return answer as WalletAnswer;
      }
    }
    await response.body?.cancel().catch(() => undefined);
    log.warn({ status: response.status }, 'the wallet gave no answer that counts');
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'the wallet did not answer',
    );
  }
  return undefined;
}

const userOf = ({ launch }: Session) => ({
  request_uuid: randomUUID(),
  token: launch.token ?? '',
  user: launch.user ?? '',
});

/** What the player can stake. */
export const askBalance = (access: WalletAccess, session: Session) =>
  post(access, 'user/balance', userOf(session));

const PATHS = {
  bet: 'transaction/bet',
  win: 'transaction/win',
  rollback: 'transaction/rollback',
} as const;

/** A bet that is asked for; it may be of a free round. */
export type AskedBet = StudioTransaction & { readonly isFree?: boolean };

/** Sends a transaction, for the first time or again; a bet is sent once. */
export function send(access: WalletAccess, session: Session, transaction: AskedBet) {
  const { id, roundId, kind, betId, amount, closes, isFree } = transaction;
  return post(access, PATHS[kind], {
    ...userOf(session),
    transaction_uuid: id,
    ...(betId !== null && { reference_transaction_uuid: betId }),
    round: roundId,
    round_closed: closes,
    game_code: session.slug,
    ...(kind !== 'rollback' && { currency: session.launch.currency, amount }),
    ...(isFree && { is_free: true }),
  });
}
