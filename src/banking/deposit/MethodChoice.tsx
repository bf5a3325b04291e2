import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import * as css from './deposit.css.ts';
import { methodIcon, methodLabel, methodTerms, type OfferedMethod } from '../methods.ts';

export interface MethodChoiceProps {
  /** Those used lately first. */
  readonly methods: readonly OfferedMethod[];
  readonly recent: ReadonlySet<string>;
  readonly currency: string;
  readonly chosen: string;
  readonly onChoose: (method: string) => void;
}

/** Never at the beginning of a line. */
const DOT = '\u00A0· ';

/** `€5,000`: the ends of ranges are whole sums, and cents would only make the line longer. */
const whole = (amount: number, currency: string): string =>
  formatMoney({ amount, currency }, { round: true });

/** With the last payment's instrument, the range, the cost and the duration. */
function Detail(props: { offered: OfferedMethod; currency: string; isRecent: boolean }) {
  const { offered, currency, isRecent } = props;
  const { instrument } = offered;
  const t = useT();
  const used = [
    ...(instrument === undefined || instrument === methodLabel(offered.method) ? [] : [instrument]),
    ...(isRecent ? [t('deposit.methods.recent')] : []),
  ];
  const range = t('paymentMethods.range', {
    min: whole(offered.min, currency),
    max: whole(offered.max, currency),
  });
  return (
    <>
      {used.length > 0 && <span className={css.used}>{used.join(DOT)}</span>}
      <span className={css.terms}>{[range, ...methodTerms(offered, currency)].join(DOT)}</span>
    </>
  );
}

/** How many methods show before the player asks for all of them. */
const SHOWN_AT_FIRST = 3;

/** The payment methods, each with the range of one deposit (WAL-07, WAL-08). */
export function MethodChoice({ methods, recent, currency, chosen, onChoose }: MethodChoiceProps) {
  const t = useT();
  const [all, setAll] = useState(
    () => !methods.slice(0, SHOWN_AT_FIRST).some(({ method }) => method === chosen),
  );
  const more = methods.length - SHOWN_AT_FIRST;
  const short = !all && more > 1;
  return (
    <>
      <RadioCards
        name="method"
        legend={t('deposit.methods.label')}
        defaultValue={chosen}
        onChoose={onChoose}
        options={methods.slice(0, short ? SHOWN_AT_FIRST : undefined).map((offered) => ({
          value: offered.method,
          icon: methodIcon(offered.method),
          title: methodLabel(offered.method),
          detail: (
            <Detail offered={offered} currency={currency} isRecent={recent.has(offered.method)} />
          ),
        }))}
      />
      {short && (
        <div className={css.more}>
          <Button
            look="quiet"
            compact
            icon={ChevronDown}
            onClick={() => {
              setAll(true);
            }}
          >
            {t('deposit.methods.more', { count: more })}
          </Button>
        </div>
      )}
    </>
  );
}
