import type { SessionSnapshot } from '../../machines/access/session/screen.ts';
import type { Schemas } from '../../openapi/types.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** The states of a session in which the player is not known yet; the others lie within one. */
const STATUS: Readonly<
  Record<Extract<SessionSnapshot['value'], string>, Schemas['SessionStatus']>
> = { pending: 'Pending', requested: 'Requested', signingOut: 'Requested', ending: 'Requested' };

/**
 * Writes the session's status and the signed-in flag onto the document, as the specification spells
 * them, where testers and style sheets can read them (SESS-01, SESS-09).
 */
export function exposeStatus({ session }: Runtime): void {
  session.subscribe((snapshot) => {
    const { value } = snapshot;
    document.documentElement.dataset['session'] =
      typeof value === 'string' ? STATUS[value] : 'Resolved';
    document.documentElement.dataset['signedIn'] = String(snapshot.hasTag('authorized'));
  });
}
