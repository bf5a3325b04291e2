import { account } from './account.ts';
import { groupOf } from './groups.ts';
import { documentsSetup, EMPTY } from './setup.ts';

export type {
  DocumentsEmitted,
  DocumentsEvent,
  DocumentsOrigin,
  DocumentsRefusal,
} from './setup.ts';

/** From "what do you want of me?" to "the reviewers have it" (DOC group). */
export const documentsMachine = documentsSetup.createMachine({
  id: 'documents',
  description: 'The player hands in the documents that the platform asks for.',
  context: ({ input }) => ({ ...EMPTY, ...input }),
  initial: 'account',
  on: {
    'account.changed': { actions: 'rememberRequest' },
    'session.ended': { target: '.account.pending', actions: 'clear' },
  },
  states: {
    account,
    identity: groupOf('PROOF_OF_ID'),
    address: groupOf('PROOF_OF_ADDRESS'),
    payment: groupOf('PROOF_OF_PAYMENT'),
    wealth: groupOf('SOURCE_OF_WEALTH'),
    other: groupOf('OTHER'),
  },
});
