import type { Runtime } from './runtime.ts';

const STATUS = {
  pending: 'Pending',
  requested: 'Requested',
  signingOut: 'Requested',
  ending: 'Requested',
} as const;

/**
 * Writes the session's status and the signed-in flag onto the document, as the specification spells
 * them, where testers and style sheets can read them (SESS-01, SESS-09).
 */
export function exposeStatus({ session }: Runtime): void {
  session.subscribe((snapshot) => {
    const state = Object.entries(STATUS).find(([name]) =>
      snapshot.matches(name as keyof typeof STATUS),
    );
    document.documentElement.dataset['session'] = state?.[1] ?? 'Resolved';
    document.documentElement.dataset['signedIn'] = String(snapshot.hasTag('authorized'));
  });
}
