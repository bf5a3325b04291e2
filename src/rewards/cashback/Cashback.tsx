import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Gift as GiftIcon } from 'lucide-react';
import { cashbackMachine } from '../../../machines/rewards/cashback/machine.ts';
import { cashbackScreen, type CashbackScreen } from '../../../machines/rewards/cashback/screen.ts';
import type {
  CashbackEvent,
  CashbackFact,
  CashbackInput,
} from '../../../machines/rewards/cashback/setup.ts';
import { forfeitClaimMachine } from '../../../machines/rewards/forfeit-claim/machine.ts';
import { sameScreen, useAddress, useRuntime } from '../../runtime/context.tsx';
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
import * as css from '../rewards.css.ts';
import { CashbackCard } from './CashbackCard.tsx';
import { Ending } from './Ending.tsx';
import { Paid } from './Paid.tsx';
import { Problem } from './Problem.tsx';

/** The screens that stand in a window over the list. */
const WINDOWS: ReadonlySet<string> = new Set<CashbackScreen['name']>([
  'asking',
  'deactivating',
  'inTheWay',
  'givingUp',
]);

/** Runs the flow of the cashbacks. */
export function Cashback(input: CashbackInput) {
  const runtime = useRuntime();
  const onFact = useCashbackNews();
  const flows = { forfeitClaim: runtime.bind(forfeitClaimMachine) };
  const actor = useFlow(runtime.bind(cashbackMachine, flows), onFact, { input });
  const screen = useSelector(actor, cashbackScreen, sameScreen);
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

/** What follows: news, the balance read anew, and after switching on the way to the rewards (REW-08). */
function useCashbackNews(): (fact: CashbackFact) => void {
  const t = useT();
  const { wallet } = useRuntime();
  const address = useAddress();
  const navigate = useNavigate();
  return (fact) => {
    switch (fact.type) {
      case 'wallet.outdated':
        wallet.send({ type: 'refresh.requested' });
        return;
      case 'cashback.deactivated':
        pushToast({
          severity: 'success',
          message: t('rewards.cashback.deactivated', { name: fact.name }),
        });
        return;
      case 'cashback.activated':
        pushToast({
          severity: 'success',
          message: t('rewards.cashback.activated', { name: fact.name }),
        });
        void navigate({ href: address('/my-account/rewards') });
    }
  };
}

interface ContentProps {
  readonly screen: CashbackScreen;
  readonly send: (event: CashbackEvent) => void;
}

function Content({ screen, send }: ContentProps) {
  const t = useT();
  switch (screen.name) {
    case 'reading':
    // The site leads to the rewards.
    // falls through
    case 'activated':
    case 'left':
      return (
        <Loading label={t('rewards.cashback.loading')}>
          <Skeleton shape="card" />
        </Loading>
      );
    case 'unread':
      return (
        <FailureNotice
          title={t('rewards.cashback.unread')}
          words={failureWords(screen.failure)}
          onRetry={() => {
            send({ type: 'retry.requested' });
          }}
        />
      );
    case 'listed':
    case 'refreshing':
    case 'activating':
    case 'looking':
    case 'claiming':
    case 'givingUp':
      return <List screen={screen} send={send} />;
    case 'asking':
    case 'deactivating':
      return (
        <>
          <List screen={screen} send={send} />
          <Ending screen={screen} send={send} />
        </>
      );
    case 'inTheWay':
      return (
        <>
          <List screen={screen} send={send} />
          <InTheWay choice={screen} send={send} />
        </>
      );
  }
}

type Listed = Extract<CashbackScreen, { known: unknown }>;

function List({ screen, send }: ContentProps & { readonly screen: Listed }) {
  const { known, isOld, problem, paid } = screen;
  const t = useT();
  // What became of one that is not there any more is told all the same.
  const other =
    problem && known.every(({ cashback }) => cashback.campaignId !== problem.of.campaignId)
      ? problem
      : undefined;
  return (
    <>
      <output className={unseen}>{useBusy(screen)}</output>
      {isOld && <output className={css.quiet}>{t('rewards.old')}</output>}
      {other && <Problem of={other} />}
      {known.length === 0 ? (
        <EmptyState icon={GiftIcon} title={t('rewards.cashback.none.title')}>
          {t('rewards.cashback.none.body')}
        </EmptyState>
      ) : (
        <>
          <h2 tabIndex={-1}>{t('rewards.cashback.list')}</h2>
          <ul className={css.cards}>
            {known.map((one) => (
              <CashbackCard key={one.cashback.campaignId} known={one} screen={screen} send={send} />
            ))}
          </ul>
        </>
      )}
      <Paid claim={paid} />
    </>
  );
}

/** What is under way, for those who do not see it. */
function useBusy(screen: Listed): string {
  const t = useT();
  switch (screen.name) {
    case 'activating':
      return t('rewards.cashback.switchingOn', { name: screen.chosen.name });
    case 'looking':
      return t('rewards.cashback.looking', { name: screen.chosen.name });
    case 'deactivating':
      return t('rewards.cashback.switchingOff', { name: screen.chosen.name });
    case 'claiming':
      return t('rewards.claiming', { name: screen.chosen.name });
    case 'refreshing':
      return t('rewards.cashback.refreshing');
    case 'listed':
    case 'asking':
    case 'inTheWay':
    case 'givingUp':
      return '';
  }
}
