import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { HISTORY_HOURS, type HistoryEvent } from '../../../machines/banking/history/setup.ts';
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

/** Which transactions show: open beside the list, folded above it on a phone. */
export function Filter(props: FilterProps) {
  const t = useT();
  const [isOpen] = useState(() => matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`).matches);
  // A filter that is cleared is a new form.
  const [forms, setForms] = useState(0);
  return (
    <details className={css.filter} open={isOpen}>
      <summary className={css.summary}>
        <Icon of={SlidersHorizontal} />
        {t('history.filter.title')}
      </summary>
      <FilterForm
        key={forms}
        {...props}
        onClear={() => {
          setForms(forms + 1);
          props.send({ type: 'filter.cleared', filter: defaultFilter(Date.now()) });
        }}
      />
    </details>
  );
}

function FilterForm({ isApplied, send, onClear }: FilterProps & { onClear: () => void }) {
  const t = useT();
  const [period, setPeriod] = useState<string>(String(HISTORY_HOURS[0]));
  const options = (words: Readonly<Record<string, TextId>>) =>
    Object.entries(words).map(([value, text]) => ({ value, label: t(text) }));
  return (
    <Form
      label={t('history.filter.title')}
      rules={FILTER_RULES}
      onSubmit={(values) => {
        send({ type: 'filter.applied', filter: filterOf(values, Date.now()) });
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
