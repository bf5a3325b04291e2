import { useLocation, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Gift as GiftIcon } from 'lucide-react';
import { bonusCodeMachine } from '../../../machines/rewards/bonus-code/machine.ts';
import {
  bonusCodeScreen,
  type BonusCodeScreen,
} from '../../../machines/rewards/bonus-code/screen.ts';
import type { BonusCodeEvent, BonusCodeInput } from '../../../machines/rewards/bonus-code/setup.ts';
import { forfeitClaimMachine } from '../../../machines/rewards/forfeit-claim/machine.ts';
import { sameScreen, useAddress, useRuntime } from '../../runtime/context.tsx';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { useScreenFocus } from '../../runtime/flows/use-screen-focus.ts';
import { withoutBonusCode } from '../../runtime/pages/way-back.ts';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { ForfeitClaim } from '../ForfeitClaim.tsx';
import { useRewardNews } from '../use-reward-news.ts';
import { Agreed } from './Agreed.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Offer } from './Offer.tsx';

/** Runs the flow of a bonus code. A code that was claimed, or agreed to, stands in the address no more (BCODE-04). */
export function BonusCode(input: BonusCodeInput) {
  const runtime = useRuntime();
  const navigate = useNavigate();
  const { href } = useLocation();
  const news = useRewardNews();
  const flows = { forfeitClaim: runtime.bind(forfeitClaimMachine) };
  const actor = useFlow(
    runtime.bind(bonusCodeMachine, flows),
    (fact) => {
      const isTaken =
        fact.type === 'reward.claimed' ||
        fact.type === 'spins.granted' ||
        (fact.type === 'consent.changed' && fact.agreed);
      if (!isTaken) return news(fact);
      void navigate({ href: withoutBonusCode(href), replace: true }).then(() => news(fact));
    },
    { input },
  );
  const screen = useSelector(actor, bonusCodeScreen, sameScreen);
  // A window keeps the focus itself, and gives it back; a form shows its faults where they are.
  const place = useScreenFocus(
    screen.name,
    ['checking'],
    (name, before) =>
      !(name === 'offered' && before === 'verifying') &&
      !(name === 'agreed' && before !== 'takingBack'),
  );
  return (
    <section ref={place} tabIndex={-1}>
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

interface ContentProps {
  readonly screen: BonusCodeScreen;
  readonly send: (event: BonusCodeEvent) => void;
}

function Content({ screen, send }: ContentProps) {
  const t = useT();
  const address = useAddress();
  switch (screen.name) {
    case 'checking':
    // The site leads to what runs.
    // falls through
    case 'claimed':
    case 'left':
      return (
        <Loading label={t('screen.loading')}>
          <Skeleton shape="control" />
        </Loading>
      );
    case 'unavailable':
      return (
        <EmptyState
          icon={GiftIcon}
          title={t('rewards.code.unavailable.title')}
          action={
            <LinkButton look="secondary" href={address('/my-account')}>
              {t('account.title')}
            </LinkButton>
          }
        >
          {t('rewards.code.unavailable.body')}
        </EmptyState>
      );
    case 'unchecked':
      return (
        <FailureNotice
          title={t('rewards.code.unchecked')}
          words={failureWords(screen.failure)}
          onRetry={() => {
            send({ type: 'retry.requested' });
          }}
        />
      );
    case 'entering':
    case 'verifying':
    case 'refused':
    case 'notVerified':
      return (
        <CodeForm
          screen={screen}
          onSubmit={(code) => {
            send({ type: 'code.submitted', code });
          }}
        />
      );
    case 'offered':
    case 'claiming':
    case 'inTheWay':
    case 'givingUp':
      return <Offer screen={screen} send={send} />;
    case 'agreed':
    case 'takingBack':
      return <Agreed screen={screen} send={send} />;
  }
}
