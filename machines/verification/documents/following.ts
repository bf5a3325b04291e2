import { isDecidedSince, type Documents } from './asked.ts';
import { documentsSetup, type DocumentsContext } from './setup.ts';

/** The documents were read again. */
export interface Reread {
  readonly context: DocumentsContext;
  readonly event: { readonly output: { readonly data: Documents } };
}

/** Hands what was read to the chart's own action of that name. */
export const rememberDocuments = {
  type: 'rememberDocuments',
  params: ({ event }: Reread) => ({ documents: event.output.data }),
} as const;

/** What the reviewers have shows until they decide: what the platform tells of meanwhile is read behind it. */
export const following = (screen: 'handedIn' | 'finished') =>
  documentsSetup.createStateConfig({
    initial: 'told',
    states: {
      told: {
        description: 'It is said that the reviewers have it.',
        meta: { screen, requirements: ['DOC-07'] },
        on: { 'player.changed': { target: 'rereading' } },
      },
      rereading: {
        description: 'The platform told of news: have the reviewers decided?',
        meta: { screen, requirements: ['DOC-07', 'RT-06'] },
        on: { 'player.changed': { target: 'rereading', reenter: true } },
        invoke: {
          src: 'getDocuments',
          input: {},
          onDone: [
            {
              description: 'a reviewer has decided',
              guard: ({ context, event }: Reread) =>
                isDecidedSince(context.documents, event.output.data),
              target: '#documents.account.reread',
              actions: ['forgetDocument', rememberDocuments, 'announceChanged'],
            },
            { target: 'told', actions: rememberDocuments },
          ],
          onError: { target: 'told' },
        },
      },
    },
  });
