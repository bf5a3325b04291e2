import { CircleCheck, Clock, FileWarning, Hourglass, type LucideIcon } from 'lucide-react';
import type {
  DocumentRow,
  DocumentStatus,
} from '../../../machines/verification/documents/asked.ts';
import type { DocumentsEvent } from '../../../machines/verification/documents/machine.ts';
import { useTag } from '../../banking/tag.ts';
import { formatDay } from '../../locale/dates.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
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
  readonly send: (event: DocumentsEvent) => void;
}

/** Every document with how far it is, and the way to send what is asked for (DOC-11, DOC-12). */
export function Overview({ rows, send }: OverviewProps) {
  const t = useT();
  if (rows.length === 0) {
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
        {t(first ? 'documents.overview.asked' : 'documents.overview.settled')}
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
      </ul>
    </>
  );
}

function Row(props: { row: DocumentRow; isFirst: boolean; send: OverviewProps['send'] }) {
  const { row, isFirst, send } = props;
  const { type, entry, isAsked } = row;
  const { documentStatus, rejectionReason, dueAt } = entry;
  const t = useT();
  const tag = useTag();
  return (
    <li className={css.row}>
      <div className={css.head}>
        <h3>{t(NAMES[type])}</h3>
        <span className={css.status} data-tone={TONES[documentStatus]}>
          <Icon of={ICONS[documentStatus]} />
          {t(STATUSES[documentStatus])}
        </span>
      </div>
      {isAsked && dueAt !== undefined && (
        <p>{t('documents.due', { date: formatDay(dueAt, tag) })}</p>
      )}
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
