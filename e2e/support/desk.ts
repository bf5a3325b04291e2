import type { APIRequestContext } from '@playwright/test';
import type { Credentials } from '../../replay/browser/players.ts';
import { formAt } from '../../tests/backend/desk-form.ts';
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

/** Changes how a player stands, by the form of the desk's page of players. */
export async function changeAtTheDesk(
  request: APIRequestContext,
  player: Credentials,
  different: Readonly<Record<string, string>>,
): Promise<void> {
  await enterDesk(request);
  const address = `${ORIGIN}/desk/players`;
  const page = await request.get(address, { params: { player: player.email } });
  const form = { ...formAt(await page.text(), '/desk/players'), ...different };
  const answer = await request.post(address, { form, maxRedirects: 0 });
  if (answer.status() !== 303)
    throw new Error(`${player.email} is not changed: ${answer.status()}`);
}

/**
 * Verifies a player, so that money may be withdrawn.
 * @param marks what else is ticked there, such as `riskPayout`
 */
export const verifyAtTheDesk = (
  request: APIRequestContext,
  player: Credentials,
  ...marks: readonly string[]
): Promise<void> =>
  changeAtTheDesk(request, player, {
    kycStatus: 'FULLY VERIFIED',
    ...Object.fromEntries(marks.map((mark) => [mark, 'on'])),
  });
