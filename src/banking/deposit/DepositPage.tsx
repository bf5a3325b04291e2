import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { use, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { depositMachine, type DepositEmitted } from '../../../machines/banking/deposit/machine.ts';
import { depositScreen } from '../../../machines/banking/deposit/screen.ts';
import { isSuspended } from '../../../machines/news.ts';
import { policyOfResidence } from '../../../reference/policies.ts';
import { sameScreen, useRuntime, useSession } from '../../runtime/context.tsx';
import { useSaferPlayAddress } from '../../runtime/help/safer-play.ts';
import { AfterAccount, type Player } from '../../runtime/player/player-page.tsx';
import { residenceOf } from '../../runtime/player/policy.ts';
import { track } from '../../runtime/tracking/tracking.ts';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { OverGame } from '../../runtime/pages/over-game.ts';
import type { ReturnSearch } from '../../runtime/pages/search.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { pushToast } from '../../ui/toasts.ts';
import { CashierPage } from '../CashierPage.tsx';
import { announceOnce } from './announced.ts';
import { CashierSkeleton } from './Cashier.tsx';
import * as css from './deposit.css.ts';
import { DepositIntro } from './DepositIntro.tsx';
import { DepositView } from './DepositView.tsx';
import { leaveFor } from './provider-page.ts';
import { refusalWords } from './words.ts';

/** The deposit page: the flow for players, an explanation for visitors (NS-67). */
export default function DepositPage(): ReactElement {
  const session = useSession();
  switch (session.name) {
    case 'player':
      // The answer to the check is read with the KYC level (DEP-12).
      return (
        <Sheet>
          <AfterAccount player={session} waiting={<Waiting />}>
            <DepositFlow player={session} />
          </AfterAccount>
        </Sheet>
      );
    case 'anonymous':
    case 'unconfirmed':
      return <DepositIntro />;
    case 'loading':
    case 'signingOut':
      return (
        <Sheet>
          <Waiting />
        </Sheet>
      );
  }
}

function Waiting() {
  const t = useT();
  return <CashierSkeleton label={t('deposit.checking')} />;
}

function DepositFlow({ player }: { player: Player }) {
  const runtime = useRuntime();
  const t = useT();
  const { history } = useRouter();
  const { pathname } = useLocation();
  const { deposit, game: returnedTo } = useSearch({ strict: false });
  // The payment leads off the site: the page of its end leads back to the game.
  const game = use(OverGame) ?? returnedTo;
  const [returnedReferenceId] = useState(deposit);

  const announce = (fact: DepositEmitted, actor: ActorRefFrom<typeof depositMachine>): void => {
    switch (fact.type) {
      case 'deposit.checked':
        runtime.session.send({ type: 'standing.doubted' });
        return;
      case 'cashier.opened':
        // Whoever comes back by the browser's own way is told how this payment stands.
        history.replace(withReturn(history.location.href, fact.referenceId));
        leaveFor(fact.path);
        return;
      case 'deposit.resultUnknown':
        track('deposit-result-unknown', { result: fact.result });
        return;
      case 'deposit.refusedByLimit': {
        // The limit and what it leaves, as the form says it (DEP-21).
        const { text, values } = refusalWords(fact.code, fact.bound, fact.currency);
        pushToast({ severity: 'error', message: t(text, values) });
        return;
      }
      case 'deposit.succeeded': {
        const { amount, currency, first } = fact;
        runtime.wallet.send({ type: 'refresh.requested' });
        const onGone = (): void => {
          actor.send({ type: 'notification.done' });
        };
        // It may have been announced in this tab before.
        if (!announceOnce(returnedReferenceId ?? '')) {
          onGone();
          return;
        }
        track(first ? 'first-deposit' : 'recurring-deposit', { amount, currency });
        const values = { amount: formatMoney(fact) };
        const message = t('deposit.toast.success', values);
        const said = t('deposit.returned.success.title', values);
        pushToast({ severity: 'success', message, said, onGone });
      }
    }
  };

  const actor = useFlow(runtime.bind(depositMachine), announce, {
    input: {
      policy: policyOfResidence(residenceOf(player)),
      kycStatus: player.account?.kycStatus,
      isSuspended: isSuspended(player),
      ...runtime.device,
      returnUrl:
        game === undefined
          ? pathname
          : `${pathname}?${new URLSearchParams({ game } satisfies ReturnSearch)}`,
      returnedReferenceId,
    },
    opens: { type: 'deposit.started' },
  });
  const screen = useSelector(actor, depositScreen, sameScreen);

  const asking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const awaited = useSelector(actor, (snapshot) => snapshot.hasTag('awaited'));
  // A player with a payout risk may be here for the result alone: it goes with the reference (DEP-22, GUARD-06).
  const mayForget = player.access.riskPayout ? asking : !awaited;
  useForgetReturn(returnedReferenceId !== undefined && mayForget);
  return (
    <DepositView
      screen={screen}
      send={(event) => {
        actor.send(event);
      }}
    />
  );
}

/** An address of this page with the reference of a deposit, or with none. */
function withReturn(href: string, deposit: string | undefined): string {
  const { pathname, search } = new URL(href, location.origin);
  const query = new URLSearchParams(search);
  const name = 'deposit' satisfies keyof ReturnSearch;
  if (deposit === undefined) query.delete(name);
  else query.set(name, deposit);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Takes the reference off the address, so that a reload begins a new deposit. */
function useForgetReturn(settled: boolean): void {
  const { history } = useRouter();
  useEffect(() => {
    if (settled) history.replace(withReturn(history.location.href, undefined));
  }, [settled, history]);
}

/** The flow, and the way to help beside it. */
function Sheet({ children }: { children: ReactNode }) {
  const t = useT();
  const saferPlay = useSaferPlayAddress();
  return (
    <CashierPage
      title="deposit.title"
      beside={
        <div className={css.safer}>
          <p>{t('deposit.safer')}</p>
          <a href={saferPlay('deposit-limits')}>{t('home.safer.title')}</a>
        </div>
      }
    >
      {children}
    </CashierPage>
  );
}
