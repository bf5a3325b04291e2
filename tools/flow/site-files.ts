import { isChosen, spoken, startOf, typedField, type FlowPlan, type PlannedField } from './plan.ts';
import { labelOf, textsOf } from './texts.ts';
import { viewFiles } from './view-files.ts';

/** The path of a flow's page, after the locale. */
export const addressOf = ({ folder }: FlowPlan): string => `/my-account/${folder}`;

/** The files of a flow outside `machines`, by path. */
export const siteFiles = (plan: FlowPlan): Readonly<Record<string, string>> => {
  const { area, folder } = plan;
  return {
    ...viewFiles(plan),
    [`src/routes/$locale/my-account/${folder}.tsx`]: route(plan),
    [`replay/${area}/${folder}.driver.ts`]: driver(plan),
  };
};

const route = (plan: FlowPlan): string => {
  const { area, folder, type } = plan;
  return `import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../../runtime/pages/page-data.ts';
import { ${type}Page } from '../../../${area}/${folder}/${type}Page.tsx';

export const Route = createFileRoute('/$locale${addressOf(plan)}')({
  component: ${type}Page,
  staticData: { page: { rule: ACCOUNT } },
});
`;
};

function driver(plan: FlowPlan): string {
  const { area, folder, name, type, fields, refusals } = plan;
  const texts = textsOf(plan);
  const says = (key: string): string => JSON.stringify(texts[`${name}.${key}`] ?? '');
  const machines = `../../machines/${area}/${folder}`;
  return `import type { ${type}Event } from '${machines}/machine.ts';
import type { ${type}Screen } from '${machines}/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';

/** The page of the ${spoken(plan)} as a person meets it. */
export function ${name}Driver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const submit = main.getByRole('button', { name: ${says('submit')} });
  const notice = main.getByRole('alert');
${
  refusals.length === 0 ? '' : `  const says = (words: string) => () => person.sees(notice, words);`
}
  const driver: Driver<${type}Event, ${type}Screen> = {
    perform: {
      ${
        fields.length === 0
          ? `'${name}.submitted': () => submit.click(),`
          : `async '${name}.submitted'({ body }) {
        ${fields.map((field) => fillOf(field, labelOf(plan, field))).join('\n')}
        await submit.click();
      },`
      }
    },
    see: {
      async ${startOf(plan)}() {
        await person.sees(main.getByRole('heading', { level: 1, name: ${says('title')} }));
        await person.seesIdle(submit);
        await person.seesNot(notice);
      },
      submitting: () => person.seesBusy(submit),
${refusals.map((one) => `      ${one.name}: says(${says(`error.${one.name}`)}),\n`).join('')}      failed: (failed) => ${seesFailed(plan)},
      succeeded: () => person.sees(person.getByText(${says('toast.success')}).first()),
    },
  };
  return driver;
}
`;
}

/** A typed value that is not accepted is told at its field, anything else above the form. */
function seesFailed(plan: FlowPlan): string {
  const notice = 'seesFailure(person, notice, failed)';
  const typed = typedField(plan);
  if (typed === undefined) return notice;
  const place = placeOf(typed, labelOf(plan, typed));
  return `failed === 'invalid' ? person.isToldAt(${place}, /was not accepted/) : ${notice}`;
}

const placeOf = ({ kind, optional }: PlannedField, label: string): string =>
  `main.getByLabel(${optional && kind !== 'box' ? `/^${label}/` : `${JSON.stringify(label)}, { exact: true }`})`;

function fillOf(field: PlannedField, label: string): string {
  const { name, kind, optional } = field;
  const place = placeOf(field, label);
  if (kind === 'box')
    return `await ${place}.setChecked(body.${name}${optional ? ' === true' : ''});`;
  const value = `body.${name}${optional ? " ?? ''" : ''}`;
  return isChosen(field)
    ? `await ${place}.selectOption(${value});`
    : `await ${place}.fill(${value});`;
}
