import type { DocumentsEvent } from '../../../machines/verification/documents/machine.ts';
import type {
  DocumentsProblem,
  DocumentsScreen,
} from '../../../machines/verification/documents/screen.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT, type Words } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import * as css from './documents.css.ts';
import { ToOverview } from './Preparing.tsx';
import { NAMES, REFUSAL_WORDS } from './words.ts';

type Send = (event: DocumentsEvent) => void;

/** The reviewers have it: the next steps. */
export function HandedIn(props: {
  screen: Extract<DocumentsScreen, { name: 'handedIn' }>;
  send: Send;
}) {
  const { document, next } = props.screen;
  const t = useT();
  return (
    <>
      <h2 tabIndex={-1}>{t('documents.handedIn.title', { document: t(NAMES[document]) })}</h2>
      <p className={css.quiet}>
        {next === undefined
          ? t('documents.handedIn.last')
          : t('documents.handedIn.next', { document: t(NAMES[next]) })}
      </p>
      <div className={css.actions}>
        <Button
          onClick={() => {
            props.send({ type: 'next.chosen' });
          }}
        >
          {t('documents.continue')}
        </Button>
      </div>
    </>
  );
}

/** Uploads often lose the line: the arrived files are there, and the chosen ones too. */
const wordsOf = (problem: DocumentsProblem, file: string): readonly Words[] =>
  problem.kind === 'refusal'
    ? [{ text: REFUSAL_WORDS[problem.code], values: { file } }]
    : failureWords(problem.failure, { unreachable: 'documents.error.unreachable' });

/** An upload failed: why, and what the player may do (DOC-15). */
export function Failed(props: {
  screen: Extract<DocumentsScreen, { name: 'failed' }>;
  send: Send;
}) {
  const { problem, files, sent } = props.screen;
  const t = useT();
  const send = props.send;
  const isFile = problem.kind === 'refusal';
  // The platform knows better than this page which files it has.
  const isLost = isFile && problem.code === 'error.document.missing';
  const arrived = isLost ? 0 : sent;
  // Then only the report to the reviewers is missing.
  const isAll = arrived === files.length;
  const again = ['action.retry', 'retry.requested'] as const;
  const change = ['documents.failed.change', 'files.reconsidered'] as const;
  const ways = isFile ? [change, again] : [again, change];
  return (
    <>
      <h2 tabIndex={-1}>{t(isAll ? 'documents.failed.handOver' : 'documents.failed.title')}</h2>
      <FailureNotice
        title={
          isAll
            ? t('documents.failed.all')
            : t('documents.failed.what', { sent: arrived, of: files.length })
        }
        words={wordsOf(problem, files[sent]?.name ?? '')}
      />
      <div className={css.actions}>
        {/* The same file would be refused again. */}
        {ways.map(([text, type], at) => (
          <Button
            key={type}
            look={at === 0 ? 'primary' : 'secondary'}
            onClick={() => {
              send({ type });
            }}
          >
            {t(text)}
          </Button>
        ))}
        <ToOverview send={send} />
      </div>
    </>
  );
}

/** All requested documents are with the reviewers. */
export function Finished(props: {
  screen: Extract<DocumentsScreen, { name: 'finished' }>;
  send: Send;
}) {
  const t = useT();
  const isElsewhere = props.screen.origin !== 'accountPage';
  return (
    <>
      <h2 tabIndex={-1}>{t('documents.finished.title')}</h2>
      <p className={css.quiet}>{t('documents.finished.body')}</p>
      <div className={css.actions}>
        <Button
          onClick={() => {
            props.send({ type: 'verification.left' });
          }}
        >
          {t(isElsewhere ? 'documents.continue' : 'documents.toOverview')}
        </Button>
      </div>
    </>
  );
}
