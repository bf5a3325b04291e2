import type { SnapshotFrom } from 'xstate';
import type { sessionMachine, PlayerSession } from './machine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
type Account = SessionSnapshot['context']['account'];
type Access = SessionSnapshot['context']['access'];

/** What a page may know about the session. `loading` shows the loader and nothing else (GUARD-03). */
export type SessionScreen =
  | { readonly name: 'loading' }
  | { readonly name: 'signingOut' }
  | { readonly name: 'anonymous' }
  | { readonly name: 'unconfirmed' }
  | {
      readonly name: 'player';
      readonly session: PlayerSession;
      readonly access: NonNullable<Access>;
      readonly account: Account;
      readonly accountStatus: 'loading' | 'success' | 'error';
    };

export function sessionScreen(snapshot: SessionSnapshot): SessionScreen {
  const { session, access, account } = snapshot.context;
  if (snapshot.matches('signingOut') || snapshot.matches('ending')) return { name: 'signingOut' };
  if (snapshot.matches({ resolved: 'anonymous' })) return { name: 'anonymous' };
  if (snapshot.matches({ resolved: 'unconfirmed' })) return { name: 'unconfirmed' };
  if (snapshot.matches({ resolved: 'authorized' }) && session && access) {
    return { name: 'player', session, access, account, accountStatus: accountStatus(snapshot) };
  }
  return { name: 'loading' };
}

function accountStatus(snapshot: SessionSnapshot): 'loading' | 'success' | 'error' {
  if (snapshot.matches({ resolved: { authorized: { account: 'loaded' } } })) return 'success';
  if (snapshot.matches({ resolved: { authorized: { account: 'failed' } } })) return 'error';
  return 'loading';
}
