import { useLocation, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { SessionScreen } from '../../../machines/access/session/screen.ts';
import { depositMachine, type DepositEmitted } from '../../../machines/banking/deposit/machine.ts';
import { depositScreen, type DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { policyOfResidence } from '../../../openapi/reference/policies.ts';
import { sameScreen, useAddress, useBrand, useRuntime, useSession } from '../../app/context.tsx';
import { residenceOf } from '../../app/policy.ts';
import { track } from '../../app/tracking.ts';
import { useFlow } from '../../app/use-flow.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { page } from '../../ui/base.css.ts';
import { classes } from '../../ui/classes.ts';
import { pushToast } from '../../ui/toasts.ts';
import { refreshBalance } from '../wallet/refresh.ts';
import { WalletCard } from '../wallet/WalletCard.tsx';
import { announceOnce } from './announced.ts';
import { CashierSkeleton } from './Cashier.tsx';
import * as css from './deposit.css.ts';
import { DepositIntro } from './DepositIntro.tsx';
import { DepositView } from './DepositView.tsx';
import { leaveFor, providerPath } from './provider-page.ts';

/** Query in which the payment provider hands back the deposit's reference. */
const RETURNED = 'deposit';

type Player = Extract<SessionScreen, { name: 'player' }>;

/** The deposit page: the flow for players, an explanation for visitors (NS-67). */
export default function DepositPage(): ReactElement {
  const t = useT();
  const session = useSession();
  switch (session.name) {
    case 'player':
      return <PlayerPage key={session.session.playerId} player={session} />;
    case 'anonymous':
    case 'unconfirmed':
      return <DepositIntro />;
    case 'loading':
    case 'signingOut':
      return (
        <Sheet>
          <CashierSkeleton label={t('deposit.checking')} />
        </Sheet>
      );
  }
}

/** The answer to the check is read with the KYC level (DEP-12), so the flow waits for the account. */
function PlayerPage({ player }: { player: Player }) {
  const t = useT();
  const [ready, setReady] = useState(false);
  // Once begun, the flow is not cut off when the account is read again.
  if (!ready && player.accountStatus !== 'loading') setReady(true);
  return (
    <Sheet>
      {ready ? <DepositFlow player={player} /> : <CashierSkeleton label={t('deposit.checking')} />}
    </Sheet>
  );
}

function DepositFlow({ player }: { player: Player }) {
  const runtime = useRuntime();
  const t = useT();
  const { pathname, searchStr } = useLocation();
  const [returnedReferenceId] = useState(
    () => new URLSearchParams(searchStr).get(RETURNED) ?? undefined,
  );

  const announce = (fact: DepositEmitted): void => {
    switch (fact.type) {
      case 'cashier.opened': {
        const path = providerPath(fact.url);
        if (path !== undefined) leaveFor(path);
        return;
      }
      case 'deposit.refusedByLimit': {
        const ownLimit = fact.code === 'error.deposit.limit_reached';
        pushToast({
          severity: 'error',
          message: t(ownLimit ? 'deposit.toast.limitReached' : 'deposit.toast.withdrawalLimit'),
        });
        return;
      }
      case 'deposit.succeeded': {
        const { amount, currency, first } = fact;
        void refreshBalance(runtime.wallet);
        if (announceOnce(returnedReferenceId ?? '')) {
          pushToast({
            severity: 'success',
            message: t('deposit.toast.success', { amount: formatMoney({ amount, currency }) }),
          });
          track(first ? 'first-deposit' : 'recurring-deposit', { amount, currency });
        }
      }
    }
  };

  const actor = useFlow(
    runtime.bind(depositMachine),
    {
      input: {
        policy: policyOfResidence(residenceOf(player)),
        kycStatus: player.account?.kycStatus ?? '',
        ...runtime.device,
        returnUrl: pathname,
        returnedReferenceId,
      },
    },
    announce,
  );
  const screen = useSelector(actor, depositScreen, sameScreen);

  useEffect(() => {
    if (actor.getSnapshot().matches('inactive')) actor.send({ type: 'deposit.started' });
  }, [actor]);

  /* The toast and this screen have said it. */
  const notification = useSelector(actor, ({ context }) => context.notification);
  useEffect(() => {
    if (notification) actor.send({ type: 'notification.done' });
  }, [notification, actor]);

  const suspended = player.access.multibrand.suspended || player.session.multibrand.suspended;
  const asking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  useEffect(() => {
    if (suspended && asking) actor.send({ type: 'player.suspended' });
  }, [suspended, asking, actor]);

  useForgetReturn(returnedReferenceId !== undefined && !isOpen(screen));
  return (
    <DepositView
      screen={screen}
      send={(event) => {
        actor.send(event);
      }}
    />
  );
}

/** The provider's report is still awaited: a reload must ask for the same deposit again. */
const isOpen = ({ name }: DepositScreen): boolean =>
  name === 'confirming' || name === 'stillPending' || name === 'confirmationFailed';

/** Takes the reference off the address, so that a reload begins a new deposit. */
function useForgetReturn(settled: boolean): void {
  const { history } = useRouter();
  useEffect(() => {
    if (!settled) return;
    const { pathname, search } = new URL(history.location.href, location.origin);
    const query = new URLSearchParams(search);
    query.delete(RETURNED);
    history.replace(query.size > 0 ? `${pathname}?${query}` : pathname);
  }, [settled, history]);
}

/** Title, balance and the way to help around what the flow shows. */
function Sheet({ children }: { children: ReactNode }) {
  const t = useT();
  const address = useAddress();
  const brand = useBrand();
  return (
    <div className={classes(page, css.layout)}>
      <title>{`${t('deposit.title')} · ${brand.name}`}</title>
      <h1 className={css.title}>{t('deposit.title')}</h1>
      <div className={css.aside}>
        <WalletCard />
        <div className={css.safer}>
          <p>{t('deposit.safer')}</p>
          <a href={address('/responsible-gambling')}>{t('home.safer.title')}</a>
        </div>
      </div>
      <div className={css.main}>{children}</div>
    </div>
  );
}
