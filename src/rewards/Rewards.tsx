import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { claimMachine } from '../../machines/rewards/claim/machine.ts';
import { claimScreen } from '../../machines/rewards/claim/screen.ts';
import type { ClaimEmitted } from '../../machines/rewards/claim/setup.ts';
import { forfeitClaimMachine } from '../../machines/rewards/forfeit-claim/machine.ts';
import { sameScreen, useAddress, useRuntime } from '../runtime/context.tsx';
import { FailureNotice } from '../runtime/flows/failure-notice.tsx';
import { useFlow } from '../runtime/flows/use-flow.ts';
import { usePage } from '../runtime/pages/use-page.ts';
import { useT } from '../texts/index.ts';
import { failureWords } from '../ui/failure-words.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { pushToast } from '../ui/toasts.ts';
import { ForfeitClaim, InTheWay } from './ForfeitClaim.tsx';
import { Listed } from './Listed.tsx';

/** Runs the flow of the rewards for as long as one of their pages shows. */
export function Rewards({ language }: { language: string }) {
  const t = useT();
  const runtime = useRuntime();
  const address = useAddress();
  const navigate = useNavigate();
  const { path } = usePage();
  const running = address('/my-account/rewards/active');
  const announce = (fact: ClaimEmitted): void => {
    runtime.wallet.send({ type: 'refresh.requested' });
    if (fact.type !== 'reward.claimed') return;
    pushToast({ severity: 'success', message: t('rewards.claimed', { name: fact.bonus.name }) });
    // The claimed bonus stands there, with what is to be wagered (REW-07).
    void navigate({ href: running });
  };
  const flows = { forfeitClaim: runtime.bind(forfeitClaimMachine) };
  const actor = useFlow(runtime.bind(claimMachine, flows), announce, { input: { language } });
  const screen = useSelector(actor, claimScreen, sameScreen);
  const forfeit = useSelector(
    actor,
    ({ children }) =>
      children['forfeitClaim'] as ActorRefFrom<typeof forfeitClaimMachine> | undefined,
  );
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
      return (
        <>
          <Listed
            screen={screen}
            shows={running.endsWith(path) ? 'active' : 'available'}
            onClaim={(campaignId) => {
              actor.send({ type: 'claim.chosen', campaignId });
            }}
          />
          {screen.name === 'inTheWay' && (
            <InTheWay
              screen={screen}
              send={(event) => {
                actor.send(event);
              }}
            />
          )}
          {forfeit && <ForfeitClaim actor={forfeit} />}
        </>
      );
  }
}
