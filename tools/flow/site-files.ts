import { isChosen, spoken, startOf, typedField, type FlowPlan, type PlannedField } from './plan.ts';
import { textsOf } from './texts.ts';
import { viewFiles } from './view-files.ts';

/** Where the page of a flow lies, after the locale. */
const addressOf = ({ folder }: FlowPlan): string => `/my-account/${folder}`;

/** The files of a flow outside `machines`, by path. */
export const siteFiles = (plan: FlowPlan): Readonly<Record<string, string>> => {
  const { area, folder } = plan;
  return {
    ...viewFiles(plan),
    [`src/routes/$locale/my-account/${folder}.tsx`]: route(plan),
    [`replay/${area}/${folder}.driver.ts`]: driver(plan),
    [`replay/${area}/${folder}.replay.ts`]: replay(plan),
  };
};

const route = (plan: FlowPlan): string => {
  const { area, folder, type, summary, requirements } = plan;
  return `import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../../app/page-data.ts';
import { ${type}Page } from '../../../${area}/${folder}/${type}Page.tsx';

/** ${summary} (${requirements.join(', ')}). */
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
  const heading = main.getByRole('heading', { level: 1, name: ${says('title')} });
  const submit = main.getByRole('button', { name: ${says('submit')} });
  const notice = main.getByRole('alert');
${
  refusals.length === 0
    ? ''
    : `  const says = (words: string) => async (): Promise<void> => {
    await person.sees(notice, words);
    await person.seesIdle(submit);
  };
`
}
  const driver: Driver<${type}Event, ${type}Screen> = {
    perform: {
      ${
        fields.length === 0
          ? `'${name}.submitted': () => submit.click(),`
          : `async '${name}.submitted'({ body }) {
        ${fields.map((field) => fillOf(field, texts[`${name}.${field.name}.label`] ?? '')).join('\n')}
        await submit.click();
      },`
      }
    },
    see: {
      async ${startOf(plan)}() {
        await person.sees(heading);
        await person.seesIdle(submit);
        await person.seesNot(notice);
      },
      submitting: () => person.seesBusy(submit),
${refusals.map((one) => `      ${one.name}: says(${says(`error.${one.name}`)}),\n`).join('')}      async failed(failed) {
        ${seesFailed(plan)}
        await person.seesIdle(submit);
      },
      async succeeded() {
        await person.seesNot(heading);
        await person.sees(person.getByText(${says('toast.success')}).first());
      },
    },
  };
  return driver;
}
`;
}

/** What is typed and not accepted is told at its field, anything else above the form. */
function seesFailed(plan: FlowPlan): string {
  const notice = 'await seesFailure(person, notice, failed);';
  const typed = typedField(plan);
  if (typed === undefined) return notice;
  const place = placeOf(typed, textsOf(plan)[`${plan.name}.${typed.name}.label`] ?? '');
  return `if (failed === 'invalid') await person.isToldAt(${place}, /was not accepted/);\n        else ${notice}`;
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

const replay = (plan: FlowPlan): string => `import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { ${plan.name}Driver } from './${plan.folder}.driver.ts';

export function ${plan.name}Replay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  return {
    ...${plan.name}Driver(stage.person),
    arrange: {},
    async begin() {
      await stage.signIn();
      await stage.open('/en-UN${addressOf(plan)}');
    },
  };
}
`;
