import { useId, useState, type FormEvent } from 'react';
import {
  formOf,
  isComplete,
  type Offered,
  type QuestionnaireForm as Answers,
} from '../../../machines/verification/edd/answers.ts';
import type { Failure } from '../../../machines/operations.ts';
import { COUNTRIES } from '../../../reference/countries.ts';
import { useInLanguage } from '../../runtime/locale/country-names.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { FormNews } from '../../runtime/flows/FormNews.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { formFrom, formIn, rangeWords, rulesOf, shownProblem } from './fields.ts';
import * as css from './questionnaire.css.ts';

interface QuestionnaireFormProps {
  readonly offered: Offered;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  readonly onSubmit: (form: Answers) => void;
  readonly onLater: () => void;
}

/** Five questions, of which three must be answered (EDD-03, EDD-04, NS-27). */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { offered, busy, failure, onSubmit, onLater } = props;
  const t = useT();
  const deadline = useDeadlines();
  const hint = useId();
  const [start] = useState(() => formOf(offered));
  const [form, setForm] = useState(start);
  const { occupations, sourcesOfFunds, ranges, currency, known } = offered;
  const isOther = {
    occupation: occupations.some(({ id, isOther: is }) => is && id === form.selectedOccupation),
    sourceOfFunds: sourcesOfFunds.some(
      ({ id, isOther: is }) => is && id === form.selectedSourceOfFund,
    ),
  };
  const shown = useRefusals(failure, (problem) => shownProblem({ failure: problem, isOther }));
  const { places } = useInLanguage(COUNTRIES, codeOf);
  const complete = isComplete(form, offered);
  const placeholder = t('edd.choose');
  return (
    <div
      className={css.part}
      onInput={(event: FormEvent<HTMLDivElement>) => {
        const { form: element } = event.target as HTMLInputElement;
        if (element) setForm(formIn(element));
      }}
    >
      {known.occupation !== undefined && <p>{t('edd.again')}</p>}
      {known.dueAt !== undefined && <p>{t('edd.due', { date: deadline(known.dueAt) })}</p>}
      <Form
        label={t('edd.title')}
        busy={busy}
        refusals={shown?.refusals}
        rules={rulesOf(offered)}
        onSubmit={(values) => {
          onSubmit(formFrom(values));
        }}
      >
        <FormNews title={t('edd.error.title')} words={shown?.notice} />
        <Select
          name="selectedOccupation"
          label={t('edd.occupation.label')}
          placeholder={placeholder}
          options={occupations.map(({ id, label }) => ({ value: id, label }))}
          defaultValue={start.selectedOccupation}
        />
        {isOther.occupation && (
          <TextField
            name="otherOccupation"
            label={t('edd.otherOccupation.label')}
            dir="auto"
            defaultValue={start.otherOccupation}
          />
        )}
        <Select
          name="selectedSalaryRange"
          label={t('edd.salary.label')}
          placeholder={placeholder}
          options={ranges.map((range) => ({
            value: String(range.id),
            label: rangeWords(t, range, currency),
          }))}
          defaultValue={start.selectedSalaryRange === 0 ? '' : String(start.selectedSalaryRange)}
        />
        <Select
          name="selectedSourceOfFund"
          label={t('edd.source.label')}
          placeholder={placeholder}
          options={sourcesOfFunds.map(({ id, label }) => ({ value: id, label }))}
          defaultValue={start.selectedSourceOfFund}
        />
        {isOther.sourceOfFunds && (
          <TextField
            name="otherSourceOfFund"
            label={t('edd.otherSource.label')}
            dir="auto"
            defaultValue={start.otherSourceOfFund}
          />
        )}
        <TextField
          name="placeOfBirth"
          label={t('edd.placeOfBirth.label')}
          optional
          dir="auto"
          defaultValue={start.placeOfBirth}
        />
        <Select
          name="nationality"
          label={t('edd.nationality.label')}
          optional
          placeholder={placeholder}
          options={places.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={start.nationality}
        />
        <Button
          type="submit"
          wide
          busy={busy}
          inactive={!complete}
          aria-describedby={complete ? undefined : hint}
        >
          {t('edd.submit')}
        </Button>
        {!complete && (
          <p id={hint} className={css.quiet}>
            {t('edd.incomplete')}
          </p>
        )}
        <Button look="secondary" wide inactive={busy} onClick={onLater}>
          {t('edd.later')}
        </Button>
      </Form>
    </div>
  );
}

const codeOf = ({ code }: { readonly code: string }): string => code;
