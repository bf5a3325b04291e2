import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Balances } from '../../../machines/banking/wallet/balances.ts';
import type { Failure } from '../../../machines/operations.ts';
import { useAddress, useRuntime, useWallet } from '../../runtime/context.tsx';
import { useStopsPayouts } from '../../runtime/guard/payouts.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { failureWords, type OwnFailureWords } from '../../ui/failure-words.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import { BREAKPOINTS } from '../../ui/tokens.ts';
import { useWalletIsFetching } from './refresh.ts';
import * as css from './wallet.css.ts';

type Parts = 'open' | 'folded' | 'cashier';

/**
 * The player's balances: the sum and its parts (WAL-01, WAL-05).
 * @param parts `open` where the screen is wide; `folded` until it is asked for; `cashier`: withdrawable money and
 * bonus stand there at once, in rows that are there before the amounts
 */
export function WalletCard({ parts = 'open' }: { parts?: Parts }): ReactElement | null {
  const t = useT();
  const screen = useWallet();
  switch (screen.name) {
    case 'off':
      return null;
    case 'pending':
      return (
        <section className={css.wallet} aria-label={t('wallet.title')}>
          <Loading label={t('wallet.loading')}>
            <p className={css.sum}>
              <span className={css.label}>{t('wallet.total')}</span>
              <span className={css.total}>
                <span className={css.comingTotal} />
              </span>
            </p>
            {parts === 'cashier' && <CashierParts balances={undefined} />}
          </Loading>
          <History />
        </section>
      );
    case 'unknown':
      return <Unknown failure={screen.failure} />;
    case 'current':
    case 'stale':
      return <Known balances={screen.balances} stale={screen.name === 'stale'} shown={parts} />;
  }
}

/** The button beside them says whether to try again: the site does so by itself, too. */
const WORDS: OwnFailureWords = {
  unreachable: 'wallet.error.unreachable',
  refused: 'wallet.error.failed',
  unexpected: 'wallet.error.failed',
};

function Unknown({ failure }: { failure: Failure }) {
  const t = useT();
  const { wallet } = useRuntime();
  const retrying = useWalletIsFetching();
  return (
    <section aria-label={t('wallet.title')}>
      <FailureNotice
        severity="warning"
        title={t('wallet.error')}
        words={failureWords(failure, WORDS)}
        retrying={retrying}
        onRetry={() => {
          wallet.send({ type: 'refresh.requested' });
        }}
      >
        <p>{t('wallet.error.body')}</p>
      </FailureNotice>
    </section>
  );
}

type Part = Exclude<keyof Balances, 'currency' | 'totalBalance'>;

/** The parts of the sum. Cash always shows, the others when there is something in them. */
const PARTS: readonly (readonly [Part, TextId])[] = [
  ['mainBalance', 'wallet.main'],
  ['lockedBalance', 'wallet.locked'],
  ['casinoBonus', 'wallet.casinoBonus'],
  ['liveCasinoBonus', 'wallet.liveCasinoBonus'],
  ['sportsBonus', 'wallet.sportsBonus'],
];

/** The parts of the balance: withdrawable money, bonus, and locked money where there is any. */
function CashierParts({ balances }: { balances: Balances | undefined }) {
  const t = useT();
  const { sportsBonus = 0, casinoBonus = 0, liveCasinoBonus = 0 } = balances ?? {};
  const { lockedBalance: locked = 0 } = balances ?? {};
  // Where nothing is paid out it is the player's all the same, and none of it can be withdrawn.
  const isHeld = useStopsPayouts();
  const rows: readonly (readonly [TextId, number | undefined])[] = [
    [isHeld ? 'wallet.main' : 'wallet.withdrawable', balances?.mainBalance],
    ['wallet.bonus', balances && sportsBonus + casinoBonus + liveCasinoBonus],
    ...(locked === 0 ? [] : ([['wallet.locked', locked]] as const)),
  ];
  return (
    <>
      <dl className={css.parts}>
        {rows.map(([label, amount]) => (
          <div key={label} className={css.part}>
            <dt className={css.term}>{t(label)}</dt>
            <dd>
              {balances === undefined || amount === undefined ? (
                <span className={css.comingPart} />
              ) : (
                <Money amount={amount} currency={balances.currency} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {locked !== 0 && <p className={css.help}>{t('wallet.locked.help')}</p>}
    </>
  );
}

function Known(props: { balances: Balances; stale: boolean; shown: Parts }) {
  const { balances, stale, shown } = props;
  const t = useT();
  const { currency, totalBalance, lockedBalance } = balances;
  const [open] = useState(
    () => shown === 'open' && matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`).matches,
  );
  const parts = PARTS.filter(([part]) => part === 'mainBalance' || balances[part] !== 0);
  const total = (
    <span className={css.sum}>
      <span className={css.label}>{t('wallet.total')}</span>
      <span className={css.total}>
        <Money amount={totalBalance} currency={currency} />
      </span>
    </span>
  );
  return (
    <section className={css.wallet} aria-label={t('wallet.title')}>
      {shown === 'cashier' ? (
        <div>
          <p>{total}</p>
          <CashierParts balances={balances} />
        </div>
      ) : parts.length > 1 ? (
        <details className={css.details} open={open}>
          <summary className={css.summary}>
            {total}
            <span className={css.toggle}>
              {t('wallet.details')}
              <Icon of={ChevronDown} />
            </span>
          </summary>
          <dl className={css.parts}>
            {parts.map(([part, label]) => (
              <div key={part} className={css.part}>
                <dt className={css.term}>{t(label)}</dt>
                <dd>
                  <Money amount={balances[part]} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
          {lockedBalance !== 0 && <p className={css.help}>{t('wallet.locked.help')}</p>}
        </details>
      ) : (
        <p>{total}</p>
      )}
      {stale && (
        <output className={css.old}>
          <Icon of={TriangleAlert} size={16} />
          {t('wallet.stale')}
        </output>
      )}
      <History />
    </section>
  );
}

function History() {
  const t = useT();
  const address = useAddress();
  return (
    <a className={css.history} href={address('/my-account/banking/transactions')}>
      {t('wallet.history')}
    </a>
  );
}
