import type { OperationId } from '../../openapi/types.ts';

/**
 * A 401 or 403 from any call ends the session (SESS-11). These calls are the exceptions, each with the row that
 * names it (C-08): their refusal belongs to a form, or does not concern the session.
 */
const EXCEPTIONS: Readonly<Partial<Record<OperationId, readonly number[]>>> = {
  registerPlayer: [401, 403], // SIGN-22, SIGN-23
  updateRegistration: [401, 403], // SIGN-22, SIGN-23
  logIn: [401, 403], // LOGIN-11
  getCrmInboxId: [401], // INBOX-03
  getRealtimeToken: [401], // RT-03
  startCoolingOff: [401, 403], // LOGIN-07: started from the login panel, without a session
};

/** Whether an answer's status ends the session. */
export function endsSession(operation: OperationId, status: number): boolean {
  if (status !== 401 && status !== 403) return false;
  return !EXCEPTIONS[operation]?.includes(status);
}
