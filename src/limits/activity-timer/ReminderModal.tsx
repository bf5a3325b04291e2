import type { ActivityTimerEvent, Summary } from '../../../machines/limits/activity-timer/setup.ts';
import type { ActivityTimerScreen } from '../../../machines/limits/activity-timer/screen.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT, type Words } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { stack } from '../../ui/base.css.ts';
import { failureWords } from '../../ui/failure-words.ts';
import Modal from '../../ui/Modal.tsx';
import { Money } from '../../ui/Money.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './reminder.css.ts';

type Shown = Exclude<ActivityTimerScreen, { readonly name: 'off' | 'counting' | 'left' }>;

interface ReminderModalProps {
  readonly screen: Shown;
  readonly send: (event: ActivityTimerEvent) => void;
}

/**
 * The figures of this session, and the ways on: `activity` among the kinds of dialogs (MODAL-01). All three ways
 * on have one weight; where the law asks for an answer there is no other (EDD-07).
 */
export function ReminderModal({ screen, send }: ReminderModalProps) {
  const t = useT();
  const isBusy = screen.name === 'answering';
  const summary = 'summary' in screen ? screen.summary : undefined;
  const mayClose = screen.name !== 'answering' && screen.mayClose;
  const choice = (type: 'continue.chosen' | 'history.chosen' | 'logOut.chosen') => () => {
    send({ type });
  };
  return (
    <Modal
      id="activity"
      title={t('reminder.title')}
      intro={lengthOf(summary, t)}
      {...(mayClose && {
        onClose: () => {
          send({ type: 'reminder.closed' });
        },
      })}
    >
      <div className={stack}>
        {screen.name === 'summing' && (
          <Loading label={t('reminder.summing')}>
            <Skeleton shape="card" />
          </Loading>
        )}
        {summary && <Figures summary={summary} />}
        {!summary && screen.name !== 'summing' && (
          <Notice severity="info" live="status" title={t('reminder.withoutFigures')} />
        )}
        {screen.name === 'notAnswered' && (
          <FailureNotice title={t('reminder.notAnswered')} words={failureWords(screen.failure)} />
        )}
        <Button look="secondary" wide busy={isBusy} onClick={choice('continue.chosen')}>
          {t('reminder.continue')}
        </Button>
        <Button look="secondary" wide inactive={isBusy} onClick={choice('history.chosen')}>
          {t('reminder.history')}
        </Button>
        <Button look="secondary" wide inactive={isBusy} onClick={choice('logOut.chosen')}>
          {t('reminder.logOut')}
        </Button>
      </div>
    </Modal>
  );
}

type Translate = ReturnType<typeof useT>;

function lengthOf(summary: Summary | undefined, t: Translate): string {
  const minutes = summary?.sessionMinutes;
  if (minutes === undefined) return t('reminder.intro');
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  if (values.hours === 0) return t('reminder.intro.minutes', values);
  return t(values.minutes === 0 ? 'reminder.intro.hours' : 'reminder.intro.both', values);
}

/** Stakes, winnings, and the difference: a loss is called one. */
function Figures({ summary }: { summary: Summary }) {
  const t = useT();
  const { turnover, winnings, delta, currency } = summary;
  const { text } = outcomeOf(delta);
  return (
    <dl className={css.figures}>
      <div className={css.row}>
        <dt>{t('reminder.turnover')}</dt>
        <dd>
          <Money amount={turnover} currency={currency} />
        </dd>
      </div>
      <div className={css.row}>
        <dt>{t('reminder.winnings')}</dt>
        <dd>
          <Money amount={winnings} currency={currency} />
        </dd>
      </div>
      <div className={css.sum}>
        <dt>{t(text)}</dt>
        <dd>
          <Money amount={Math.abs(delta)} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

const outcomeOf = (delta: number): Words => {
  if (delta < 0) return { text: 'reminder.lost' };
  return { text: delta > 0 ? 'reminder.won' : 'reminder.even' };
};
