import { Download, FileText, Printer } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { HistoryFilter } from '../../../machines/banking/history/setup.ts';
import { statementMachine } from '../../../machines/banking/statement/machine.ts';
import {
  statementScreen,
  type StatementScreen,
} from '../../../machines/banking/statement/screen.ts';
import type { Statement, StatementEvent } from '../../../machines/banking/statement/setup.ts';
import { platformNow } from '../../api/platform-clock.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { dayOf } from '../days.ts';
import { useTag } from '../../runtime/locale/tag.ts';
import { useZone } from '../../runtime/locale/use-zone.ts';
import { csvOf } from './csv.ts';
import { PrintedStatement } from './PrintedStatement.tsx';
import * as css from './statement.css.ts';
import { useTable } from './table.ts';

/** The transactions of the period that shows, to print or as a file; another period begins anew. */
export function StatementCard({ filter }: { filter: HistoryFilter }) {
  return <StatementFlow key={`${filter.from ?? ''} ${filter.to ?? ''}`} filter={filter} />;
}

const nothingToAnnounce = (): void => {};

function StatementFlow({ filter: { from, to } }: { filter: HistoryFilter }) {
  const t = useT();
  const runtime = useRuntime();
  const actor = useFlow(runtime.bind(statementMachine), nothingToAnnounce);
  const screen = useSelector(actor, statementScreen, sameScreen);
  return (
    <section className={css.card} aria-label={t('statement.title')} tabIndex={-1}>
      <h2 className={css.heading}>{t('statement.title')}</h2>
      <Content
        screen={screen}
        send={(event) => {
          actor.send(event);
        }}
        onAsk={() => {
          const end = to ?? new Date(platformNow()).toISOString();
          actor.send({ type: 'statement.requested', period: { from, to: end } });
        }}
      />
    </section>
  );
}

interface ContentProps {
  readonly screen: StatementScreen;
  readonly send: (event: StatementEvent) => void;
  readonly onAsk: () => void;
}

function Content({ screen, send, onAsk }: ContentProps): ReactElement {
  const t = useT();
  const close = (
    <Button
      look="quiet"
      compact
      onClick={() => {
        send({ type: 'statement.closed' });
      }}
    >
      {t('action.close')}
    </Button>
  );
  switch (screen.name) {
    case 'offered':
      return (
        <>
          <p className={css.quiet}>{t('statement.intro')}</p>
          <div className={css.actions}>
            <Button look="secondary" compact icon={FileText} onClick={onAsk}>
              {t('statement.ask')}
            </Button>
          </div>
        </>
      );
    case 'collecting':
      return (
        <>
          <output className={css.quiet}>{t('statement.collecting', { read: screen.read })}</output>
          <div className={css.actions}>{close}</div>
        </>
      );
    case 'ready':
      return <Ready statement={screen.statement}>{close}</Ready>;
    case 'tooLong':
      return (
        <Notice severity="warning" live="status" title={t('statement.tooLong.title')}>
          <p>{t('statement.tooLong.body', { most: screen.most })}</p>
          {close}
        </Notice>
      );
    case 'failed':
      return (
        <FailureNotice title={t('statement.error')} words={failureWords(screen.failure)}>
          <div className={css.actions}>
            <Button
              look="secondary"
              compact
              onClick={() => {
                send({ type: 'retry.requested' });
              }}
            >
              {t('action.retry')}
            </Button>
            {close}
          </div>
        </FailureNotice>
      );
  }
}

function Ready({ statement, children }: { statement: Statement; children: ReactElement }) {
  const t = useT();
  const tag = useTag();
  const zone = useZone();
  const table = useTable();
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const done = (): void => {
      setIsPrinting(false);
    };
    addEventListener('afterprint', done);
    return () => {
      removeEventListener('afterprint', done);
    };
  }, []);
  return (
    <>
      <output className={css.quiet}>
        {t('statement.ready', { count: statement.rows.length })}
      </output>
      <div className={css.actions}>
        <Button
          look="secondary"
          compact
          icon={Download}
          onClick={() => {
            const { head, rows } = table(statement.rows);
            // The end is not included: its day may be the one after.
            const last = dayOf(Date.parse(statement.period.to) - 1, zone);
            save(csvOf([head, ...rows], tag), `${last}.csv`);
          }}
        >
          {t('statement.download')}
        </Button>
        <Button
          look="secondary"
          compact
          icon={Printer}
          onClick={() => {
            // All rows are in the page only while they are printed.
            flushSync(() => {
              setIsPrinting(true);
            });
            print();
          }}
        >
          {t('statement.print')}
        </Button>
        {children}
      </div>
      {isPrinting && <PrintedStatement of={statement} />}
    </>
  );
}

/** Hands a text to the browser as a file. */
function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `transactions-${name}`;
  link.click();
  URL.revokeObjectURL(url);
}
