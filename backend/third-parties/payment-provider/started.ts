import { eq } from 'drizzle-orm';
import type { StartedPayment } from '../../access/pay-and-play-ports.ts';
import type { Executor } from '../../platform/database.ts';
import { AUTHORIZATION_ID, findAuthorization, type AuthorizationRequest } from './authorization.ts';
import { authorizations, type Authorization } from './tables.ts';

/** Starts that were identified for, looked at from elsewhere than the page that identified. */

/** Where a bank's app leads back to, in whichever browser: without the result, which is the first browser's alone. */
export const appReturnAddress = ({
  redirectUri,
  state,
}: Pick<AuthorizationRequest, 'redirectUri' | 'state'>): string =>
  `${redirectUri}?${new URLSearchParams({ state })}`;

async function byState(db: Executor, state: string): Promise<Authorization | undefined> {
  const [found] = await db.select().from(authorizations).where(eq(authorizations.state, state));
  return found;
}

/** The authorization of a start whose page the same browser opens again; undefined for any other browser. */
export async function resumedAuthorization(
  db: Executor,
  { state }: AuthorizationRequest,
  browser: string | undefined,
): Promise<Authorization | undefined> {
  const found = await byState(db, state);
  return found && findAuthorization(db, found.id, browser);
}

/** As the customer's bank shows it in its own app, which knows its customer by itself. */
export async function authorizationInApp(
  db: Executor,
  id: string,
): Promise<Authorization | undefined> {
  if (!AUTHORIZATION_ID.test(id)) return undefined;
  const [found] = await db.select().from(authorizations).where(eq(authorizations.id, id));
  return found;
}

/** How the payment of a start stands, for its merchant. Undefined while nobody has identified. */
export async function startedPayment(
  db: Executor,
  state: string,
  now: number,
): Promise<StartedPayment | undefined> {
  const found = await byState(db, state);
  if (!found) return undefined;
  const { paymentId, status, expiresAt } = found;
  const isTooLate = status === 'CONFIRMING' && expiresAt.getTime() <= now;
  return { paymentId, isOver: status === 'ENDED' || isTooLate };
}
