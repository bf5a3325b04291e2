import type { SnapshotFrom } from 'xstate';
import type { rootMachine } from './machine.ts';

/** Whom the page serves; while the landing page is on its way, nobody. */
export type RootScreen =
  | { readonly name: 'visitor' }
  | { readonly name: 'player' }
  | { readonly name: 'landing' };

export function rootScreen(snapshot: SnapshotFrom<typeof rootMachine>): RootScreen {
  if (snapshot.hasTag('landing')) return { name: 'landing' };
  return { name: snapshot.matches({ who: 'player' }) ? 'player' : 'visitor' };
}
