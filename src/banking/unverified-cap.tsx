import type { UnverifiedCap } from '../../machines/banking/documents.ts';
import { formatMoney } from '../money/format.ts';
import { useT } from '../texts/index.ts';
import { Money } from '../ui/Money.tsx';
import type { Fact } from './Result.tsx';

/** The total that may be deposited before the player is verified, and how much of it is. */
export function useCapFacts(cap: UnverifiedCap | undefined): Fact[] {
  const t = useT();
  if (cap === undefined) return [];
  const { currency, limit, used } = cap;
  return [
    {
      term: t('deposit.unverifiedCap.limit'),
      value: <Money amount={limit} currency={currency} />,
    },
    { term: t('deposit.unverifiedCap.used'), value: <Money amount={used} currency={currency} /> },
  ];
}

/** Whether nothing of the cap is left. */
export const isUsedUp = ({ limit, used }: UnverifiedCap): boolean => used >= limit;

/** Says how much may be deposited unverified, once the cap is used up. */
export function CapReached({ cap }: { cap: UnverifiedCap | undefined }) {
  const t = useT();
  if (cap === undefined || !isUsedUp(cap)) return null;
  const { limit: amount, currency } = cap;
  return <p>{t('deposit.unverifiedCap.body', { limit: formatMoney({ amount, currency }) })}</p>;
}
