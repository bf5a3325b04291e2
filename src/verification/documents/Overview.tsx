import { CircleCheck, Clock, FileWarning, Hourglass, type LucideIcon } from 'lucide-react';
import type {
  DocumentEntry,
  DocumentRow,
  DocumentStatus,
} from '../../../machines/verification/documents/asked.ts';
import type { DocumentsEvent } from '../../../machines/verification/documents/machine.ts';
import { useAddress } from '../../runtime/context.tsx';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/States.tsx';
import * as css from './documents.css.ts';
import { NAMES, reasonText, STATUSES } from './words.ts';

const ICONS: Readonly<Record<DocumentStatus, LucideIcon>> = {
  UNREQUESTED: CircleCheck,
  REQUESTED: FileWarning,
  UNDER_REVIEW: Hourglass,
  VERIFIED: CircleCheck,
  EXPIRED: Clock,
};

/** Never by colour alone: icon and words say the same. */
const TONES = {
  UNREQUESTED: undefined,
  REQUESTED: 'wanted',
  UNDER_REVIEW: undefined,
  VERIFIED: 'done',
  EXPIRED: 'wanted',
} as const satisfies Readonly<Record<DocumentStatus, string | undefined>>;

interface OverviewProps {
  readonly rows: readonly DocumentRow[];
  readonly questionnaire: DocumentEntry;
  readonly send: (event: DocumentsEvent) => void;
}

/** Every document with its state, and the way to send a requested one (DOC-11, DOC-12, EDD-06). */
export function Overview({ rows, questionnaire, send }: OverviewProps) {
  const t = useT();
  const isOfQuestions = questionnaire.documentStatus !== 'UNREQUESTED';
  if (rows.length === 0 && !isOfQuestions) {
    return (
      <EmptyState icon={CircleCheck} title={t('documents.none.title')}>
        {t('documents.none.body')}
      </EmptyState>
    );
  }
  const first = rows.find(({ isAsked }) => isAsked);
  return (
    <>
      <h2 tabIndex={-1}>{t('documents.overview.title')}</h2>
      <p className={css.quiet}>
        {t(
          first || isAnswerWanted(questionnaire)
            ? 'documents.overview.asked'
            : 'documents.overview.settled',
        )}
      </p>
      <ul className={css.list}>
        {rows.map((row, at) => (
          <Row
            key={row.entry.id ?? `${row.type} ${at}`}
            row={row}
            isFirst={row === first}
            send={send}
          />
        ))}
        {isOfQuestions && <Questionnaire entry={questionnaire} isFirst={first === undefined} />}
      </ul>
    </>
  );
}

function Row(props: { row: DocumentRow; isFirst: boolean; send: OverviewProps['send'] }) {
  const { row, isFirst, send } = props;
  const { type, entry, isAsked } = row;
  const { documentStatus, rejectionReason } = entry;
  const t = useT();
  return (
    <li className={css.row}>
      <Head name={NAMES[type]} status={documentStatus} words={STATUSES[documentStatus]} />
      {isAsked && <Due entry={entry} />}
      {rejectionReason !== undefined && (
        <Notice severity="warning" title={t('documents.rejected')}>
          <p>{t(reasonText(rejectionReason))}</p>
        </Notice>
      )}
      {isAsked && (
        <div className={css.actions}>
          <Button
            look={isFirst ? 'primary' : 'secondary'}
            aria-label={t('documents.sendOne', { document: t(NAMES[type]) })}
            onClick={() => {
              send({ type: 'document.chosen', document: type });
            }}
          >
            {t('documents.send')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Its answers may be sent: nobody looks at them yet. */
const isAnswerWanted = ({ documentStatus }: DocumentEntry): boolean =>
  documentStatus === 'REQUESTED';

/** The state of the questionnaire, and the way to it: a payment may wait for its answers alone. */
function Questionnaire({ entry, isFirst }: { entry: DocumentEntry; isFirst: boolean }) {
  const { documentStatus: status } = entry;
  const t = useT();
  const address = useAddress();
  const isWanted = isAnswerWanted(entry);
  return (
    <li className={css.row}>
      <Head
        name="edd.title"
        status={status}
        words={status === 'EXPIRED' ? 'edd.expired' : STATUSES[status]}
      />
      {isWanted && <Due entry={entry} />}
      {isWanted && (
        <div className={css.actions}>
          <LinkButton
            look={isFirst ? 'primary' : 'secondary'}
            href={address('/my-account/questionnaire')}
          >
            {t('edd.begin')}
          </LinkButton>
        </div>
      )}
    </li>
  );
}

function Head(props: { name: TextId; status: DocumentStatus; words: TextId }) {
  const { name, status, words } = props;
  const t = useT();
  return (
    <div className={css.head}>
      <h3>{t(name)}</h3>
      <span className={css.status} data-tone={TONES[status]}>
        <Icon of={ICONS[status]} />
        {t(words)}
      </span>
    </div>
  );
}

function Due({ entry: { dueAt } }: { entry: DocumentEntry }) {
  const t = useT();
  const deadline = useDeadlines();
  return dueAt === undefined ? null : <p>{t('documents.due', { date: deadline(dueAt) })}</p>;
}
