import { ReceiptText, SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import type { HistoryScreen } from '../../../machines/banking/history/screen.ts';
import type { HistoryEvent } from '../../../machines/banking/history/setup.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { StatementCard } from '../statement/StatementCard.tsx';
import { Filter } from './Filter.tsx';
import { FiguresCard } from './FiguresCard.tsx';
import * as css from './history.css.ts';
import { TransactionList } from './TransactionList.tsx';
import { STATUS_WORDS } from '../transaction-words.ts';

export interface HistoryViewProps {
  readonly screen: HistoryScreen;
  readonly send: (event: HistoryEvent) => void;
}

export function HistoryView({ screen, send }: HistoryViewProps) {
  const t = useT();
  const { filter, isApplied, figures } = screen;
  return (
    <div className={css.columns}>
      <div className={css.aside}>
        <FiguresCard
          filter={filter}
          figures={figures}
          onRetry={() => {
            send({ type: 'figures.retried' });
          }}
        />
        <Filter isApplied={isApplied} send={send} />
      </div>
      {/* Keeps the focus near when the pressed button is gone: after the last page, or another try. */}
      <section className={css.main} aria-label={t('history.title')} tabIndex={-1}>
        <Content screen={screen} send={send} />
      </section>
      <div className={css.below}>
        <StatementCard filter={filter} />
      </div>
    </div>
  );
}

function Content({ screen, send }: HistoryViewProps): ReactElement {
  const t = useT();
  const retry = (): void => {
    send({ type: 'retry.requested' });
  };
  switch (screen.name) {
    case 'loading':
      return (
        <Loading label={t('history.loading')}>
          <div className={css.coming}>
            {Array.from({ length: 5 }, (_, n) => (
              <Skeleton key={n} shape="title" />
            ))}
          </div>
        </Loading>
      );
    case 'failed':
      return (
        <FailureNotice
          title={t('history.error.title')}
          words={failureWords(screen.failure)}
          onRetry={retry}
        />
      );
    case 'empty':
      return <Nothing />;
    case 'listed':
      return <Listed screen={screen} send={send} />;
    case 'readingMore':
      return <Listed screen={screen} send={send} isBusy />;
    case 'stale':
      return (
        <>
          <FailureNotice
            severity="warning"
            title={t('history.stale.title')}
            words={[...failureWords(screen.failure), { text: 'history.stale.body' }]}
          />
          <Listed screen={screen} send={send} />
        </>
      );
    case 'moreFailed':
      return (
        <>
          <Rows screen={screen} />
          <FailureNotice
            title={t('history.more.error')}
            words={failureWords(screen.failure)}
            onRetry={retry}
          />
        </>
      );
  }
}

function Nothing() {
  const t = useT();
  return (
    <EmptyState icon={ReceiptText} title={t('history.empty.title')}>
      {t('history.empty.body')}
    </EmptyState>
  );
}

type WithRows = Extract<HistoryScreen, { rows: unknown }>;

interface ListedProps extends Pick<HistoryViewProps, 'send'> {
  readonly screen: WithRows;
  readonly isBusy?: boolean;
}

function Listed({ screen, send, isBusy = false }: ListedProps) {
  const t = useT();
  return (
    <>
      <Rows screen={screen} />
      {screen.hasMore ? (
        <Button
          look="secondary"
          wide
          busy={isBusy}
          onClick={() => {
            send({ type: 'more.requested' });
          }}
        >
          {t('history.more')}
        </Button>
      ) : (
        screen.rows.length > 0 && <p className={css.end}>{t('history.end')}</p>
      )}
    </>
  );
}

/** The platform knows no filter by status: the notice speaks of the loaded rows, not of all (TXN-12). */
function Rows({ screen: { filter, rows, read, hasMore } }: { screen: WithRows }) {
  const t = useT();
  if (read === 0) return <Nothing />;
  if (filter.status === undefined) return <TransactionList rows={rows} />;
  const status = t(STATUS_WORDS[filter.status]);
  if (rows.length > 0) {
    return (
      <>
        <p className={css.note}>{t('history.matched', { shown: rows.length, read, status })}</p>
        <TransactionList rows={rows} />
      </>
    );
  }
  return (
    <EmptyState icon={SearchX} title={t('history.unmatched.title')}>
      {t(hasMore ? 'history.unmatched.body' : 'history.unmatched.end', { read, status })}
    </EmptyState>
  );
}
