import { CircleCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { PaidCashback } from '../../../machines/rewards/rewards.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as toast from '../../ui/toast.css.ts';
import { placeToasts } from '../../ui/toast-place.ts';
import * as css from '../rewards.css.ts';

/** What was paid, for as long as the chart lets it stand (CASH-02). It covers no button and moves none. */
export function Paid({ claim }: { claim: PaidCashback | undefined }) {
  const t = useT();
  const place = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) placeToasts(place.current);
  });
  return (
    <output ref={place} className={css.news}>
      {claim && (
        <span className={toast.toast.success}>
          <span className={toast.icon.success}>
            <Icon of={CircleCheck} size={24} />
          </span>
          <span className={toast.text}>
            {t(
              claim.wageringRequired === 0
                ? 'rewards.cashback.paid.own'
                : 'rewards.cashback.paid.bonus',
              { amount: formatMoney(claim) },
            )}
          </span>
        </span>
      )}
    </output>
  );
}
