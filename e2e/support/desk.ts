import type { APIRequestContext } from '@playwright/test';
import { ORIGIN } from './origin.ts';

/** The password of everybody at the desk of a demonstration; its log-in page says so, too. */
export const DESK_PASSWORD = 'Demo-Desk-1';

/**
 * Logs in at the desk: what the same context opens or sends there from then on is allowed. Of a browser that is
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
