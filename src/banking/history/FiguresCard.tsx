import type {
  Figures,
  HistoryFilter,
  NetPosition,
} from '../../../machines/banking/history/setup.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { formatDay } from '../../locale/dates.ts';
import { zoneName } from '../../locale/moments.ts';
import { useZone } from '../../runtime/locale/use-zone.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { Money } from '../../ui/Money.tsx';
import { unseen } from '../../ui/base.css.ts';
import { useTag } from '../../runtime/locale/tag.ts';
import * as css from './history.css.ts';
import { HOURS_WORDS } from '../transaction-words.ts';

export interface FiguresCardProps {
  readonly filter: HistoryFilter;
  readonly figures: Figures;
  readonly onRetry: () => void;
}

/** The totals of the period; they load and fail without the list (TXN-11). */
export function FiguresCard({ filter, figures, onRetry }: FiguresCardProps) {
  const t = useT();
  const { isLoading, known, failure } = figures;
  return (
    <section className={css.card} aria-label={t('history.figures.title')} aria-busy={isLoading}>
      <h2 className={css.period}>{usePeriod(filter)}</h2>
      {(known ?? failure) === undefined && (
        <output className={unseen}>{t('history.figures.loading')}</output>
      )}
      {(known !== undefined || failure === undefined) && <Sums of={known} />}
      {failure && (
        <FailureNotice
          title={t('history.figures.error')}
          words={failureWords(failure)}
          onRetry={onRetry}
        />
      )}
    </section>
  );
}

const FIGURES: readonly (readonly ['netPosition' | 'winLoss', name: TextId, help: TextId])[] = [
  ['netPosition', 'history.figures.net', 'history.figures.net.help'],
  ['winLoss', 'history.figures.winLoss', 'history.figures.winLoss.help'],
];

/** The names are there before the sums arrive. */
function Sums({ of }: { of: NetPosition | undefined }) {
  const t = useT();
  const tag = useTag();
  const zone = useZone();
  return (
    <>
      <dl className={css.figures}>
        {FIGURES.map(([figure, name, help]) => (
          <div key={figure} className={css.figure}>
            <dt className={css.quiet}>{t(name)}</dt>
            <dd className={css.sum}>
              {of ? (
                <Money amount={of[figure]} currency={of.currency} signed />
              ) : (
                <span className={css.comingSum} />
              )}
            </dd>
            <dd className={css.quiet}>{t(help)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.quiet}>{t('history.figures.scope')}</p>
      <p className={css.quiet}>
        {t('history.zone', {
          zone: zoneName(tag, zone),
        })}
      </p>
    </>
  );
}

/** The period in words: a window by its name, dates by their days. */
function usePeriod({ hours, from, to }: HistoryFilter): string {
  const t = useT();
  const tag = useTag();
  const zone = useZone();
  if (hours !== undefined) return t(HOURS_WORDS[hours]);
  const first = from === undefined ? '' : formatDay(from, tag, zone);
  // The end is the beginning of the day after.
  const last =
    to === undefined ? '' : formatDay(new Date(Date.parse(to) - 1).toISOString(), tag, zone);
  if (first === '' && last === '') return t('history.period.all');
  if (last === '') return t('history.period.since', { from: first });
  if (first === '') return t('history.period.until', { to: last });
  return first === last ? first : t('history.period.between', { from: first, to: last });
}
