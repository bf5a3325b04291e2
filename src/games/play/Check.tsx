import type { Facts } from '../../../machines/games/play/decide.ts';
import type { PlayEvent, PlayScreen } from '../../../machines/games/play/setup.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT, type TextId } from '../../texts/index.ts';
import { stack } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import Modal from '../../ui/Modal.tsx';
import { Money } from '../../ui/Money.tsx';
import * as css from './play.css.ts';
import { countdownOf } from '../../ui/durations.ts';
import { Leave } from './Leave.tsx';
import { clockOf, useSince } from './ticking.ts';

type Figure = NonNullable<Facts['check']>['figures'][number];

const FIGURES: Readonly<Record<Figure, TextId>> = {
  time: 'play.time',
  netPosition: 'play.netPosition',
  deposits: 'play.deposits',
  stakes: 'play.stakes',
  wins: 'play.wins',
};

interface CheckProps {
  readonly screen: Extract<PlayScreen, { name: 'check' }>;
  readonly send: (event: PlayEvent) => void;
}

/** The check inside a game: figures of the platform's, and nothing but an answer closes it (INGAME-06, NS-61). */
export function Check({ screen, send }: CheckProps) {
  const t = useT();
  const { facts, rounds, isBusy, failure } = screen;
  return (
    <Modal id="game-check" title={t('play.check.title')} intro={t('play.check.intro')}>
      <div className={stack}>
        <dl className={css.list}>
          {facts.check && (
            <div className={css.row} data-figure="played">
              <dt>{t('play.played')}</dt>
              <dd>{clockOf(facts.check.playedMs)}</dd>
            </div>
          )}
          {facts.check?.figures.map((figure) => (
            <div key={figure} className={css.row} data-figure={figure}>
              <dt>{t(FIGURES[figure])}</dt>
              <dd>{valueOf(figure, facts)}</dd>
            </div>
          ))}
          {rounds !== undefined && (
            <div className={css.row} data-figure="rounds">
              <dt>{t('play.rounds')}</dt>
              <dd>{rounds}</dd>
            </div>
          )}
        </dl>
        {failure && <FailureNotice title={t('play.check.failed')} words={failureWords(failure)} />}
        <Button
          look="secondary"
          wide
          busy={isBusy}
          onClick={() => {
            send({ type: 'check.confirmed' });
          }}
        >
          {t('play.check.confirm')}
        </Button>
        <Leave send={send} inactive={isBusy} />
      </div>
    </Modal>
  );
}

function valueOf(figure: Figure, facts: Facts) {
  if (figure === 'time') return clockOf(facts.elapsedMs);
  return (
    <Money amount={facts[figure]} currency={facts.currency} signed={figure === 'netPosition'} />
  );
}

/** Play rests: how long still, and the way out. */
export function Rest({ facts, send }: { facts: Facts; send: CheckProps['send'] }) {
  const t = useT();
  const left = (facts.check?.restMs ?? 0) - useSince(facts);
  return (
    <Modal id="game-rest" title={t('play.rest.title')} intro={t('play.rest.intro')}>
      <div className={stack}>
        <p>
          {t('play.rest.left')}{' '}
          <strong role="timer" aria-label={t('play.rest.left')}>
            {countdownOf(left)}
          </strong>
        </p>
        <Leave send={send} />
      </div>
    </Modal>
  );
}
