import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../operations.ts';
import type { termsMachine } from './machine.ts';

export type TermsScreen =
  | { readonly name: 'reading'; readonly failure: Failure | undefined }
  | { readonly name: 'accepting' }
  | { readonly name: 'accepted' };

export function termsScreen(snapshot: SnapshotFrom<typeof termsMachine>): TermsScreen {
  if (snapshot.value === 'reading') return { name: 'reading', failure: snapshot.context.failure };
  return { name: snapshot.value };
}
