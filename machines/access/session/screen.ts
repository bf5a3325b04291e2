import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { sessionMachine } from './machine.ts';
import type { SessionScreen } from './setup.ts';

export type { SessionScreen };
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const sessionScreen = screenOf<SessionSnapshot, SessionScreen>({
  unconfirmed: ({ context: { failure } }) => ({ name: 'unconfirmed', failure }),
  player: (snapshot) => {
    const { session, access, account, isAccountRead } = snapshot.context;
    if (session === undefined || access === undefined) return undefined;
    const status = accountStatus(snapshot);
    return { name: 'player', session, access, account, accountStatus: status, isAccountRead };
  },
});

function accountStatus(snapshot: SessionSnapshot): 'loading' | 'success' | 'error' {
  if (snapshot.matches({ resolved: { authorized: { account: 'loaded' } } })) return 'success';
  if (snapshot.matches({ resolved: { authorized: { account: 'failed' } } })) return 'error';
  return 'loading';
}
