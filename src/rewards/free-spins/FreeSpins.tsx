import { useSelector } from '@xstate/react';
import { Gift as GiftIcon } from 'lucide-react';
import { forfeitClaimMachine } from '../../../machines/rewards/forfeit-claim/machine.ts';
import { freeSpinsMachine } from '../../../machines/rewards/free-spins/machine.ts';
import {
  freeSpinsScreen,
  type FreeSpinsScreen,
} from '../../../machines/rewards/free-spins/screen.ts';
import type {
  FreeSpinsEvent,
  FreeSpinsFact,
  FreeSpinsInput,
} from '../../../machines/rewards/free-spins/setup.ts';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { useScreenFocus } from '../../runtime/flows/use-screen-focus.ts';
import { useT } from '../../texts/index.ts';
import { unseen } from '../../ui/base.css.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { pushToast } from '../../ui/toasts.ts';
import { ForfeitClaim, InTheWay } from '../ForfeitClaim.tsx';
import { Problem } from '../Problem.tsx';
import * as css from '../rewards.css.ts';
import { useRewardNews } from '../use-reward-news.ts';
import { SpinsAct, SpinsCard } from './SpinsCard.tsx';

/** The screens that stand in a window over the list. */
const WINDOWS: ReadonlySet<string> = new Set<FreeSpinsScreen['name']>(['inTheWay', 'givingUp']);

/** Runs the flow of the free spins. */
export function FreeSpins(input: FreeSpinsInput) {
  const runtime = useRuntime();
  const onFact = useSpinNews();
  const flows = { forfeitClaim: runtime.bind(forfeitClaimMachine) };
  const actor = useFlow(runtime.bind(freeSpinsMachine, flows), onFact, { input });
  const screen = useSelector(actor, freeSpinsScreen, sameScreen);
  // The list takes the focus only where the button that was pressed has gone; a window gives it back itself.
  const place = useScreenFocus(
    screen.name,
    ['reading'],
    (_, before) => WINDOWS.has(before) || document.activeElement?.matches('button') === true,
  );
  return (
    <section ref={place} tabIndex={-1} className={css.part}>
      <Content
        screen={screen}
        send={(event) => {
          actor.send(event);
        }}
      />
      <ForfeitClaim parent={actor} />
    </section>
  );
}

/** What follows: news, and once spins run the way to their game. */
function useSpinNews(): (fact: FreeSpinsFact) => void {
  const t = useT();
  const news = useRewardNews();
  return (fact) => {
    if (fact.type !== 'spins.queued') return news(fact);
    pushToast({ severity: 'success', message: t('rewards.spins.queued', { name: fact.name }) });
  };
}

interface ContentProps {
  readonly screen: FreeSpinsScreen;
  readonly send: (event: FreeSpinsEvent) => void;
}

function Content({ screen, send }: ContentProps) {
  const t = useT();
  switch (screen.name) {
    case 'reading':
    // The site leads to the game.
    // falls through
    case 'granted':
    case 'left':
      return (
        <Loading label={t('rewards.spins.loading')}>
          <Skeleton shape="card" />
        </Loading>
      );
    case 'unread':
      return (
        <FailureNotice
          title={t('rewards.spins.unread')}
          words={failureWords(screen.failure)}
          onRetry={() => {
            send({ type: 'retry.requested' });
          }}
        />
      );
    case 'listed':
    case 'claiming':
    case 'queueing':
    case 'starting':
    case 'givingUp':
      return <List screen={screen} send={send} />;
    case 'inTheWay':
      return (
        <>
          <List screen={screen} send={send} />
          <InTheWay
            choice={screen}
            send={send}
            {...(screen.mayWait && {
              onWait: () => {
                send({ type: 'wait.chosen' });
              },
            })}
          />
        </>
      );
  }
}

type Listed = Extract<FreeSpinsScreen, { known: unknown }>;

function List({ screen, send }: ContentProps & { readonly screen: Listed }) {
  const { known, isOld, problem } = screen;
  const t = useT();
  // What became of some that are not there any more is told all the same.
  const other =
    problem && known.every(({ campaignId }) => campaignId !== problem.of.campaignId)
      ? problem
      : undefined;
  return (
    <>
      <output className={unseen}>{useBusy(screen)}</output>
      {isOld && <output className={css.quiet}>{t('rewards.old')}</output>}
      {other && <Problem name={other.of.name} why={other} />}
      {known.length === 0 ? (
        <EmptyState icon={GiftIcon} title={t('rewards.spins.none')}>
          {t('rewards.gifts.none.body')}
        </EmptyState>
      ) : (
        <>
          <h2 tabIndex={-1}>{t('rewards.spins.list')}</h2>
          <ul className={css.cards}>
            {known.map((spins) => (
              <SpinsCard
                key={spins.campaignId}
                spins={spins}
                problem={problem?.of.campaignId === spins.campaignId ? problem : undefined}
              >
                <SpinsAct spins={spins} screen={screen} send={send} />
              </SpinsCard>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What is under way, for those who do not see it. */
function useBusy(screen: Listed): string {
  const t = useT();
  switch (screen.name) {
    case 'claiming':
      return t('rewards.claiming', { name: screen.chosen.name });
    case 'queueing':
      return t('rewards.spins.queueing', { name: screen.chosen.name });
    case 'starting':
      return t('rewards.spins.starting', { name: screen.chosen.name });
    case 'listed':
    case 'inTheWay':
    case 'givingUp':
      return '';
  }
}
