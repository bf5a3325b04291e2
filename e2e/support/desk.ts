import type { APIRequestContext } from '@playwright/test';
import { tokensOf, type Credentials } from '../../replay/browser/players.ts';
import { claimsOf } from '../../replay/browser/stored-session.ts';
import { ORIGIN } from './origin.ts';

/** The password of everybody at the desk of a demonstration; its log-in page says so, too. */
export const DESK_PASSWORD = 'Demo-Desk-1';

/**
 * Logs in at the desk: later requests of the same context are allowed there. For a browser that is
 * `context.request`.
 */
export async function enterDesk(
  request: APIRequestContext,
  email = 'administrator@desk.test',
): Promise<void> {
  const answer = await request.post(`${ORIGIN}/desk/login`, {
    form: { email, password: DESK_PASSWORD },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`${email} is not let in: ${answer.status()}`);
}

/** What nobody has taken from a player. */
const RIGHTS = [
  'withdrawal',
  'payout',
  'casino',
  'liveCasino',
  'sports',
  'virtualSports',
  'bonuses',
  'deposit',
];

/**
 * Verifies a player at the desk's page of players, so that money may be withdrawn.
 * @param marks what else is ticked there, such as `riskPayout`
 */
export async function verifyAtTheDesk(
  request: APIRequestContext,
  player: Credentials,
  ...marks: readonly string[]
): Promise<void> {
  await enterDesk(request);
  const { idToken } = await tokensOf(request, player);
  const answer = await request.post(`${ORIGIN}/desk/players`, {
    form: {
      player: claimsOf(idToken).player_id,
      kycStatus: 'FULLY VERIFIED',
      ...Object.fromEntries(RIGHTS.map((right) => [`flag.${right}`, 'on'])),
      ...Object.fromEntries(marks.map((mark) => [mark, 'on'])),
    },
    maxRedirects: 0,
  });
  if (answer.status() !== 303)
    throw new Error(`${player.email} is not verified: ${answer.status()}`);
}
