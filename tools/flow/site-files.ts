import { spoken, startOf, type FlowPlan, type PlannedField } from './plan.ts';
import { textsOf } from './texts.ts';

/** What the keyboard and the browser's memory should know of a field, by the name of its schema. */
const INPUTS: Readonly<Record<string, string>> = {
  CityName: 'autoComplete="address-level2"',
  CountryCode: 'autoComplete="country"',
  Email: 'type="email" inputMode="email" autoComplete="email"',
  OneTimeCode: 'inputMode="numeric" autoComplete="one-time-code"',
  PhoneBody: 'type="tel" inputMode="tel" autoComplete="tel-national"',
  PhonePrefix: 'type="tel" inputMode="tel" autoComplete="tel-country-code"',
  PostalCode: 'autoComplete="postal-code"',
  ProvinceCode: 'autoComplete="address-level1"',
  StreetAddress: 'autoComplete="street-address"',
};

const PASSWORDS: Readonly<Record<string, string>> = {
  NewPassword: 'new-password',
  Password: 'current-password',
};

const isPassword = ({ schema = '' }: PlannedField): boolean => schema in PASSWORDS;

/** Where the page of a flow lies, after the locale. */
const addressOf = ({ folder }: FlowPlan): string => `/my-account/${folder}`;

/** The files of a flow outside `machines`, by path. */
export const siteFiles = (plan: FlowPlan): Readonly<Record<string, string>> => {
  const { area, folder, type } = plan;
  return {
    [`src/${area}/${folder}/${type}Page.tsx`]: page(plan),
    [`src/routes/$locale/my-account/${folder}.tsx`]: route(plan),
    [`replay/${area}/${folder}.driver.ts`]: driver(plan),
    [`replay/${area}/${folder}.replay.ts`]: replay(plan),
    [`tests/${area}/${folder}.replay.test.tsx`]: viewTest(plan),
  };
};

function page(plan: FlowPlan): string {
  const { area, folder, name, type, summary, requirements, fields, refusals } = plan;
  const machines = `../../../machines/${area}/${folder}`;
  const kinds = fieldKinds(fields);
  const form = fields.length > 0;
  const needed = fields.some(({ optional, kind }) => !optional && kind !== 'box');
  const imports = [
    "import { useNavigate } from '@tanstack/react-router';",
    "import { useSelector } from '@xstate/react';",
    `import { ${name}Machine } from '${machines}/machine.ts';`,
    `import { ${name}Screen, type ${type}Screen } from '${machines}/screen.ts';`,
    "import { sameScreen, useAddress, useRuntime } from '../../app/context.tsx';",
    "import { useFlow } from '../../app/use-flow.ts';",
    `import { useT${refusals.length > 0 ? ', type TextId' : ''} } from '../../texts/index.ts';`,
    "import { column } from '../../ui/base.css.ts';",
    "import { Button } from '../../ui/Button.tsx';",
    "import { Card } from '../../ui/Card.tsx';",
    ...(kinds.box ? ["import { Checkbox } from '../../ui/Checkbox.tsx';"] : []),
    "import { FailureNotice } from '../../ui/FailureNotice.tsx';",
    ...(form ? ["import { Form } from '../../ui/form.tsx';"] : []),
    ...(refusals.length > 0 ? ["import { Notice } from '../../ui/Notice.tsx';"] : []),
    ...(needed ? ["import { required } from '../../ui/rules.ts';"] : []),
    ...(kinds.choice ? ["import { Select } from '../../ui/Select.tsx';"] : []),
    ...(kinds.text || kinds.password
      ? [
          `import { ${[...(kinds.password ? ['PasswordField'] : []), ...(kinds.text ? ['TextField'] : [])].join(', ')} } from '../../ui/TextField.tsx';`,
        ]
      : []),
    "import { pushToast } from '../../ui/toasts.ts';",
  ];
  return `${imports.join('\n')}

/** ${summary} (${requirements.join(', ')}). */
export function ${type}Page() {
  const t = useT();
  const runtime = useRuntime();
  const address = useAddress();
  const navigate = useNavigate();
  const flow = useFlow(runtime.bind(${name}Machine), () => {
    pushToast({ severity: 'success', message: t('${name}.succeeded') });
    void navigate({ href: address('/my-account'), replace: true });
  });
  const screen = useSelector(flow, ${name}Screen, sameScreen);
  const busy = screen.name === 'submitting';
  return (
    <div className={column}>
      <title>{t('${name}.title')}</title>
      <Card>
        <h1>{t('${name}.title')}</h1>
        ${form ? formOf(plan) : buttonOf(plan)}
      </Card>
    </div>
  );
}

/** Why it was not done. */
function News({ screen }: { screen: ${type}Screen }) {
  const t = useT();
  ${
    refusals.length === 0
      ? `return screen.name === 'failed' ? (
    <FailureNotice title={t('${name}.error.title')} failure={screen.failure} />
  ) : null;`
      : `const refused = (words: TextId) => (
    <Notice severity="error" live="alert" title={t('${name}.error.title')}>
      <p>{t(words)}</p>
    </Notice>
  );
  switch (screen.name) {
    case '${startOf(plan)}':
    case 'submitting':
    case 'succeeded':
      return null;
    ${refusals
      .map(
        (one) => `case '${one.name}':
      return refused('${name}.error.${one.name}');`,
      )
      .join('\n')}
    case 'failed':
      return <FailureNotice title={t('${name}.error.title')} failure={screen.failure} />;
  }`
  }
}
`;
}

const fieldKinds = (fields: readonly PlannedField[]) => ({
  box: fields.some(({ kind }) => kind === 'box'),
  choice: fields.some(({ kind }) => kind === 'choice'),
  password: fields.some(isPassword),
  text: fields.some((field) => field.kind === 'text' && !isPassword(field)),
});

const buttonOf = ({ name }: FlowPlan): string => `<News screen={screen} />
        <Button
          wide
          busy={busy}
          onClick={() => {
            flow.send({ type: '${name}.submitted' });
          }}
        >
          {t('${name}.submit')}
        </Button>`;

const formOf = ({ name, fields }: FlowPlan): string => `<Form
          label={t('${name}.title')}
          busy={busy}
          rules={{ ${fields.map((field) => `${field.name}: [${ruleOf(name, field)}]`).join(', ')} }}
          onSubmit={(values) => {
            flow.send({
              type: '${name}.submitted',
              body: { ${fields.map(valueOf).join(', ')} },
            });
          }}
        >
          <News screen={screen} />
          ${fields.map((field) => controlOf(name, field)).join('\n')}
          <Button type="submit" wide busy={busy}>
            {t('${name}.submit')}
          </Button>
        </Form>`;

const ruleOf = (flow: string, { name, kind, optional }: PlannedField): string =>
  optional || kind === 'box' ? '' : `required(t('${flow}.${name}.missing'))`;

function valueOf(field: PlannedField): string {
  const { name, kind, optional } = field;
  if (kind === 'box') return `${name}: values.${name} !== ''`;
  const value = kind === 'text' && !isPassword(field) ? `values.${name}.trim()` : `values.${name}`;
  return optional ? `...(values.${name} !== '' && { ${name}: ${value} })` : `${name}: ${value}`;
}

function controlOf(flow: string, field: PlannedField): string {
  const { name, kind, optional, schema = '', choices } = field;
  const common = `name="${name}" label={t('${flow}.${name}.label')}${optional && kind !== 'box' ? ' optional' : ''}`;
  if (kind === 'box') return `<Checkbox ${common} />`;
  if (kind === 'choice') {
    const options = choices.map(
      (choice) => `{ value: '${choice}', label: t('${flow}.${name}.${choice}') }`,
    );
    return `<Select ${common} placeholder={t('${flow}.${name}.choose')} options={[${options.join(', ')}]} />`;
  }
  if (isPassword(field))
    return `<PasswordField ${common} autoComplete="${PASSWORDS[schema] ?? ''}" />`;
  return `<TextField ${common} ${INPUTS[schema] ?? ''} />`;
}

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
        await seesFailure(person, notice, failed);
        await person.seesIdle(submit);
      },
      async succeeded() {
        await person.seesNot(heading);
        await person.sees(person.getByText(${says('succeeded')}).first());
      },
    },
  };
  return driver;
}
`;
}

function fillOf({ name, kind, optional }: PlannedField, label: string): string {
  const place = `main.getByLabel(${optional && kind !== 'box' ? `/^${label}/` : `${JSON.stringify(label)}, { exact: true }`})`;
  if (kind === 'box')
    return `await ${place}.setChecked(body.${name}${optional ? ' === true' : ''});`;
  const value = `body.${name}${optional ? " ?? ''" : ''}`;
  return kind === 'choice'
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

const viewTest = ({
  id,
}: FlowPlan): string => `import { replayViews } from '../../replay/view/view.ts';

replayViews('${id}');
`;
