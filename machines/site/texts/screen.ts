import type { SnapshotFrom } from 'xstate';
import type { textsMachine } from './machine.ts';

export type TextsScreen =
  | { readonly name: 'spinner' }
  | { readonly name: 'ready'; readonly inDefault: boolean }
  | { readonly name: 'failed' };

export function textsScreen(snapshot: SnapshotFrom<typeof textsMachine>): TextsScreen {
  if (snapshot.matches('failed')) return { name: 'failed' };
  if (snapshot.hasTag('ready')) {
    return { name: 'ready', inDefault: snapshot.matches('readyInDefault') };
  }
  return { name: 'spinner' };
}
