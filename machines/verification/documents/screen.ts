import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import { rejectionOf, rowsOf } from './asked.ts';
import type { documentsMachine } from './machine.ts';
import { nextIn, type DocumentsScreen } from './setup.ts';

export type { DocumentsProblem, DocumentsScreen } from './setup.ts';

type Snapshot = SnapshotFrom<typeof documentsMachine>;

const documentIn = ({ context: { document, kind, files, sent } }: Snapshot) =>
  document && { document, kind, files, sent };

const at =
  <Name extends string>(name: Name) =>
  (snapshot: Snapshot) => {
    const shown = documentIn(snapshot);
    return shown && { name, ...shown };
  };

export const documentsScreen = screenOf<Snapshot, DocumentsScreen>({
  loadFailed: ({ context: { problem } }) => ({
    name: 'loadFailed',
    failure: problem?.kind === 'failure' ? problem.failure : undefined,
  }),
  overview: ({ context: { requested, documents } }) =>
    documents && {
      name: 'overview',
      rows: rowsOf(requested, documents),
      questionnaire: documents.eddQuestionnaire,
    },
  preparing: (snapshot) => {
    const shown = documentIn(snapshot);
    const { documents } = snapshot.context;
    const rejection = documents && shown && rejectionOf(documents, shown.document);
    return shown && { name: 'preparing', ...shown, rejection };
  },
  choosing: at('choosing'),
  sending: at('sending'),
  handingIn: at('handingIn'),
  handedIn: (snapshot) => {
    const shown = documentIn(snapshot);
    return shown && { name: 'handedIn', ...shown, next: nextIn(snapshot.context) };
  },
  failed: (snapshot) => {
    const shown = documentIn(snapshot);
    const { problem } = snapshot.context;
    return shown && problem && { name: 'failed', ...shown, problem };
  },
  finished: ({ context: { origin } }) => ({ name: 'finished', origin }),
});
