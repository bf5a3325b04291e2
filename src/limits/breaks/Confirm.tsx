import type { BreakEvent, BreakKind, BreakScreen } from '../../../machines/limits/breaks/setup.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import Modal from '../../ui/Modal.tsx';
import * as css from './breaks.css.ts';
import { useUntil } from './use-until.ts';
import { BREAK_WORDS, CONSEQUENCES } from './words.ts';

interface Props {
  readonly kind: BreakKind;
  readonly screen: Exclude<BreakScreen, { name: 'choosing' }>;
  readonly send: (event: BreakEvent) => void;
}

/** The consequences, before anything happens; then the result. Nothing here says to stay. */
export function Confirm({ kind, screen, send }: Props) {
  const t = useT();
  const untilOf = useUntil();
  const words = BREAK_WORDS[kind];
  // The session is over: the page that confirms it is on its way.
  if (screen.name === 'begun') return null;
  const { length } = screen;
  const isBusy = screen.name === 'asking';
  const hasFailed = screen.name === 'failed';
  const isRefused = hasFailed && screen.failure.kind === 'refused';
  const back = (): void => {
    send({ type: 'break.cancelled' });
  };
  return (
    <Modal id="break" title={t(words.confirm)} {...(!isBusy && { onClose: back })}>
      <div className={css.confirm}>
        <p className={css.until}>
          {'indefinite' in length
            ? t('breaks.confirm.indefinite')
            : t('breaks.confirm.until', { until: untilOf(length) })}
        </p>
        <p>{t('breaks.confirm.fixed')}</p>
        <ul className={css.follows}>
          {CONSEQUENCES.map((text) => (
            <li key={text}>{t(text)}</li>
          ))}
        </ul>
        {hasFailed && (
          <FailureNotice
            severity="warning"
            title={t(isRefused ? words.notBegun : words.failed)}
            words={[
              ...failureWords(screen.failure),
              ...(isRefused ? [] : [{ text: 'breaks.failed.again' } as const]),
            ]}
          />
        )}
        <div className={css.ways}>
          <Button
            wide
            busy={isBusy}
            onClick={() => {
              send({ type: hasFailed ? 'retry.requested' : 'break.confirmed' });
            }}
          >
            {t(isBusy ? words.starting : hasFailed ? words.again : words.start)}
          </Button>
          <Button look="secondary" wide inactive={isBusy} onClick={back}>
            {t('breaks.back')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
