import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { idleMachine } from '../../../machines/limits/idle/machine.ts';
import { idleScreen } from '../../../machines/limits/idle/screen.ts';
import type { IdleEvent } from '../../../machines/limits/idle/setup.ts';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { useFlow, useTold } from '../../runtime/flows/use-flow.ts';
import { useT } from '../../texts/index.ts';
import { figures, stack } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { countdownOf } from '../../ui/durations.ts';
import Modal from '../../ui/Modal.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import { noteIdleEnd } from './told.ts';
import { IDLE_WARNING, noteStay, reportActivity, watchPlayer } from './watch-player.ts';

const REFUTED = { type: 'absence.refuted' } as const;

/** Asks a player who does nothing for long whether they are there, and logs them out without an answer (ACT-06). */
export function useIdleCheck() {
  const runtime = useRuntime();
  const [ports] = useState(() => ({
    watchPlayer,
    updateActivityCheck: reportActivity(runtime.call),
  }));
  const actor = useFlow(runtime.bind(idleMachine, ports), (fact) => {
    switch (fact.type) {
      case 'absence.doubted':
      case 'absence.refuted':
        runtime.site.send(fact);
        break;
      case 'player.idled':
        noteIdleEnd();
        runtime.session.send({ type: 'session.idled' });
        break;
      case 'signOut.wanted':
        runtime.session.send({ type: 'signOut.requested' });
    }
  });
  // Maintenance takes the warning away with every other window.
  useTold(runtime.site, undefined, REFUTED);
  const screen = useSelector(actor, idleScreen, sameScreen);
  return { actor, screen };
}

interface IdleCheckProps extends ReturnType<typeof useIdleCheck> {
  /** A round of a game ends first; the time runs on meanwhile. */
  readonly waits: boolean;
}

export function IdleCheck({ actor, screen, waits }: IdleCheckProps) {
  const t = useT();
  if (screen.name === 'warning') {
    return <Warning ms={screen.leftMs} waits={waits} send={(event) => actor.send(event)} />;
  }
  if (screen.name !== 'checking' || waits) return null;
  return (
    <Modal id={IDLE_WARNING} title={t('idle.warning.title')}>
      <Loading label={t('idle.checking')}>
        <p>{t('idle.checking')}</p>
      </Loading>
    </Modal>
  );
}

interface WarningProps extends Pick<IdleCheckProps, 'waits'> {
  /** To the log-out, from now on. */
  readonly ms: number;
  readonly send: (event: IdleEvent) => void;
}

function Warning({ ms, waits, send }: WarningProps) {
  const t = useT();
  const left = useTimeLeft(ms);
  if (waits) return null;
  const stay = (): void => {
    noteStay();
    send({ type: 'stay.chosen', at: new Date().toISOString() });
  };
  return (
    <Modal
      id={IDLE_WARNING}
      title={t('idle.warning.title')}
      intro={t('idle.warning.body')}
      onClose={stay}
    >
      <div className={stack}>
        {/* A screen reader says it once: it stands in the sentence above, too. */}
        <p className={figures} aria-hidden="true">
          {t('idle.warning.left', { time: countdownOf(left) })}
        </p>
        <Button wide onClick={stay}>
          {t('idle.warning.stay')}
        </Button>
        <Button
          look="secondary"
          wide
          onClick={() => {
            send({ type: 'logOut.chosen' });
          }}
        >
          {t('idle.warning.logOut')}
        </Button>
      </div>
    </Modal>
  );
}

/** The time until the log-out. */
function useTimeLeft(ms: number): number {
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const end = performance.now() + ms;
    const timer = setInterval(() => {
      setLeft(Math.max(0, end - performance.now()));
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [ms]);
  return left;
}
