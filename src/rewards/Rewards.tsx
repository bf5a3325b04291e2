import { useSelector } from '@xstate/react';
import { claimMachine } from '../../machines/rewards/claim/machine.ts';
import { claimScreen } from '../../machines/rewards/claim/screen.ts';
import { forfeitClaimMachine } from '../../machines/rewards/forfeit-claim/machine.ts';
import { sameScreen, useAddress, useRuntime } from '../runtime/context.tsx';
import { FailureNotice } from '../runtime/flows/failure-notice.tsx';
import { useFlow } from '../runtime/flows/use-flow.ts';
import { usePage } from '../runtime/pages/use-page.ts';
import { useT } from '../texts/index.ts';
import { failureWords } from '../ui/failure-words.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { AskingAlone } from './Asking.tsx';
import { ForfeitClaim, InTheWay, Window } from './ForfeitClaim.tsx';
import { Listed } from './Listed.tsx';
import { useRewardNews } from './use-reward-news.ts';

/** Runs the flow of the rewards for as long as one of their pages shows. */
export function Rewards({ language }: { language: string }) {
  const t = useT();
  const runtime = useRuntime();
  const address = useAddress();
  const { path } = usePage();
  const news = useRewardNews();
  const flows = { forfeitClaim: runtime.bind(forfeitClaimMachine) };
  const actor = useFlow(runtime.bind(claimMachine, flows), news, { input: { language } });
  const screen = useSelector(actor, claimScreen, sameScreen);
  switch (screen.name) {
    case 'reading':
    case 'left':
      return (
        <Loading label={t('rewards.loading')}>
          <Skeleton shape="card" />
        </Loading>
      );
    case 'unread':
      return (
        <FailureNotice
          title={t('rewards.unread')}
          words={failureWords(screen.failure)}
          onRetry={() => {
            actor.send({ type: 'retry.requested' });
          }}
        />
      );
    case 'listed':
    case 'claiming':
    case 'inTheWay':
    case 'givingUp':
    case 'asking':
    case 'ending':
      return (
        <>
          <Listed
            screen={screen}
            shows={address('/my-account/rewards/active').endsWith(path) ? 'active' : 'available'}
            onClaim={(campaignId) => {
              actor.send({ type: 'claim.chosen', campaignId });
            }}
            onGiveUp={(assignmentId) => {
              actor.send({ type: 'giveUp.chosen', assignmentId });
            }}
          />
          {screen.name === 'inTheWay' && (
            <InTheWay
              choice={screen}
              send={(event) => {
                actor.send(event);
              }}
            />
          )}
          {(screen.name === 'asking' || screen.name === 'ending') && (
            <Window
              title={t('rewards.forfeit.title', { bonus: screen.bonus.name })}
              close={() => {
                actor.send({ type: 'bonus.kept' });
              }}
            >
              <AskingAlone
                screen={screen}
                send={(event) => {
                  actor.send(event);
                }}
              />
            </Window>
          )}
          <ForfeitClaim parent={actor} />
        </>
      );
  }
}
