import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { HISTORY_HOURS, type HistoryEvent } from '../../../machines/banking/history/setup.ts';
import { platformNow } from '../../api/platform-clock.ts';
import { useZone } from '../../runtime/locale/use-zone.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BREAKPOINTS } from '../../ui/tokens.ts';
import { BY_DATES, defaultFilter, FILTER_RULES, filterOf } from './filter.ts';
import * as css from './history.css.ts';
import { CATEGORY_WORDS, HOURS_WORDS, STATUS_WORDS } from '../transaction-words.ts';

export interface FilterProps {
  readonly isApplied: boolean;
  readonly send: (event: HistoryEvent) => void;
}

const isBesideTheList = (): boolean => matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`).matches;

/** Which transactions show: open beside the list, folded above it on a phone. */
export function Filter({ isApplied, send }: FilterProps) {
  const t = useT();
  const [isOpenAtFirst] = useState(isBesideTheList);
  const fold = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // A filter that is cleared is a new form.
  const [forms, setForms] = useState(0);
  // The results show below: the form must not stand before them, nor focus stay in the folded part.
  const sendFrom = (event: HistoryEvent): void => {
    send(event);
    if (fold.current === null || isBesideTheList()) return;
    summary.current?.focus();
    fold.current.open = false;
  };
  return (
    <details ref={fold} className={css.filter} open={isOpenAtFirst}>
      <summary ref={summary} className={css.summary}>
        <Icon of={SlidersHorizontal} />
        <span>{t('history.filter.title')}</span>
        {isApplied && <span className={css.quiet}>{t('history.filter.applied')}</span>}
        <span className={css.fold}>
          <Icon of={ChevronDown} />
        </span>
      </summary>
      <FilterForm
        key={forms}
        isApplied={isApplied}
        send={sendFrom}
        onClear={() => {
          setForms(forms + 1);
          sendFrom({ type: 'filter.cleared', filter: defaultFilter(platformNow()) });
        }}
      />
    </details>
  );
}

function FilterForm({ isApplied, send, onClear }: FilterProps & { onClear: () => void }) {
  const t = useT();
  const zone = useZone();
  const [period, setPeriod] = useState<string>(String(HISTORY_HOURS[0]));
  const options = (words: Readonly<Record<string, TextId>>) =>
    Object.entries(words).map(([value, text]) => ({ value, label: t(text) }));
  return (
    <Form
      label={t('history.filter.title')}
      rules={FILTER_RULES}
      onSubmit={(values) => {
        send({ type: 'filter.applied', filter: filterOf(values, platformNow(), zone) });
      }}
    >
      <Select
        name="period"
        label={t('history.filter.period')}
        value={period}
        onChange={({ target }) => {
          setPeriod(target.value);
        }}
        options={[
          ...HISTORY_HOURS.map((hours) => ({
            value: String(hours),
            label: t(HOURS_WORDS[hours]),
          })),
          { value: BY_DATES, label: t('history.period.dates') },
        ]}
      />
      {period === BY_DATES && (
        <>
          <Day name="from" label={t('history.filter.from')} />
          <Day name="to" label={t('history.filter.to')} />
        </>
      )}
      <Select
        name="category"
        label={t('history.filter.category')}
        placeholder={t('history.filter.category.all')}
        options={options(CATEGORY_WORDS)}
      />
      <Select
        name="status"
        label={t('history.filter.status')}
        help={t('history.filter.status.help')}
        placeholder={t('history.filter.status.any')}
        options={options(STATUS_WORDS)}
      />
      <div className={css.actions}>
        <Button type="submit" look="secondary">
          {t('history.filter.apply')}
        </Button>
        <Button look="quiet" onClick={onClear}>
          {t('history.filter.clear')}
        </Button>
      </div>
      {isApplied && <p className={css.quiet}>{t('history.filter.polled')}</p>}
    </Form>
  );
}

const Day = ({ name, label }: { name: string; label: string }) => (
  <TextField name={name} label={label} type="date" max="2999-12-31" optional />
);
