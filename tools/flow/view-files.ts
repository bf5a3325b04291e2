import { isNewPassword, startOf, type FlowPlan, type PlannedField } from './plan.ts';
import { fieldText } from './texts.ts';

/** Hints for the keyboard and the browser's memory about a field, by the name of its schema. */
const INPUTS: Readonly<Record<string, string>> = {
  CityName: 'autoComplete="address-level2"',
  Email: 'type="email" inputMode="email" autoComplete="email"',
  NewEmail: 'type="email" inputMode="email" autoComplete="email"',
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

/** The files of a flow's view, by path. */
export const viewFiles = (plan: FlowPlan): Readonly<Record<string, string>> => ({
  [`src/${plan.area}/${plan.folder}/${plan.type}Page.tsx`]: page(plan),
});

function page(plan: FlowPlan): string {
  const { area, folder, name, type, summary, requirements, fields } = plan;
  const machines = `../../../machines/${area}/${folder}`;
  const kinds = fieldKinds(fields);
  const form = fields.length > 0;
  const rules = fields.map((field) => `${field.name}: ${ruleOf(name, field)}`);
  const has = (word: string): boolean => rules.some((rule) => rule.includes(word));
  const limits = fields.filter(hasLimits).map(({ schema }) => schema ?? '');
  const helpers = [
    ...(has('asContract(') ? ['asContract'] : []),
    ...(has('required(') ? ['required'] : []),
  ];
  const imports = [
    "import { useNavigate } from '@tanstack/react-router';",
    "import { useSelector } from '@xstate/react';",
    `import { ${name}Machine } from '${machines}/machine.ts';`,
    `import { ${name}Screen, type ${type}Screen } from '${machines}/screen.ts';`,
    ...(kinds.country ? ["import { COUNTRIES } from '../../../reference/countries.ts';"] : []),
    ...(limits.length > 0
      ? [`import { ${[...new Set(limits)].join(', ')} } from '../../../reference/fields.gen.ts';`]
      : []),
    ...(kinds.text ? ["import { tidy } from '../../../reference/plain.ts';"] : []),
    ...(kinds.country ? ["import { CountrySelect } from '../../access/CountrySelect.tsx';"] : []),
    ...(has(': password') ? ["import { password } from '../../access/credential-rules.ts';"] : []),
    "import { sameScreen, useAddress, useRuntime } from '../../runtime/context.tsx';",
    "import { useFlow } from '../../runtime/flows/use-flow.ts';",
    `import { useT, type Words } from '../../texts/index.ts';`,
    "import { column, stack } from '../../ui/base.css.ts';",
    "import { Button } from '../../ui/Button.tsx';",
    "import { Card } from '../../ui/Card.tsx';",
    ...(kinds.box ? ["import { Checkbox } from '../../ui/Checkbox.tsx';"] : []),
    "import { failureWords } from '../../ui/failure-words.ts';",
    "import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';",
    ...(form ? ["import { Form } from '../../ui/form.tsx';"] : []),
    ...(helpers.length > 0 ? [`import { ${helpers.join(', ')} } from '../../ui/rules.ts';`] : []),
    ...(kinds.choice ? ["import { Select } from '../../ui/Select.tsx';"] : []),
    ...(kinds.text || kinds.password
      ? [
          `import { ${[...(kinds.password ? ['PasswordField'] : []), ...(kinds.text ? ['TextField'] : [])].join(', ')} } from '../../ui/TextField.tsx';`,
        ]
      : []),
    "import { pushToast } from '../../ui/toasts.ts';",
    ...(form
      ? ["import { placed, useRefusals, validationErrorsOf } from '../../ui/use-refusals.ts';"]
      : []),
  ];
  return `${imports.join('\n')}
${form ? `\nconst RULES = { ${rules.join(', ')} };\n` : ''}
const WORDS: Readonly<Record<Exclude<${type}Screen['name'], 'failed'>, readonly Words[]>> = { ${wordsOf(plan)} };

/** ${summary} (${requirements.join(', ')}). */
export function ${type}Page() {
  const t = useT();
  const runtime = useRuntime();
  const address = useAddress();
  const navigate = useNavigate();
  const flow = useFlow(runtime.bind(${name}Machine), () => {
    pushToast({ severity: 'success', message: t('${name}.toast.success') });
    void navigate({ href: address('/my-account'), replace: true });
  });
  const screen = useSelector(flow, ${name}Screen, sameScreen);
  const busy = screen.name === 'submitting';
  ${
    form
      ? `const refused = useRefusals(screen.name === 'failed' ? screen.failure : undefined, (failure) =>
    placed(validationErrorsOf(failure), { fields: Object.keys(RULES) }),
  );
  `
      : ''
  }const why = screen.name === 'failed' ? failureWords(screen.failure) : WORDS[screen.name];
  return (
    <div className={column}>
      <title>{t('${name}.title')}</title>
      <Card>
        <div className={stack}>
          <h1>{t('${name}.title')}</h1>
          ${form ? formOf(plan) : buttonOf(plan)}
        </div>
      </Card>
    </div>
  );
}
`;
}

/** The words on each screen that tells why it was not done. */
const wordsOf = ({ name, refusals, ...plan }: FlowPlan): string =>
  [
    ...[startOf({ name, refusals, ...plan }), 'submitting', 'succeeded'].map(
      (one) => `${one}: [],`,
    ),
    ...refusals.map((one) => `${one.name}: [{ text: '${name}.error.${one.name}' }],`),
  ].join(' ');

const fieldKinds = (fields: readonly PlannedField[]) => ({
  box: fields.some(({ kind }) => kind === 'box'),
  choice: fields.some(({ kind }) => kind === 'choice'),
  country: fields.some(({ kind }) => kind === 'country'),
  password: fields.some(isPassword),
  text: fields.some((field) => field.kind === 'text' && !isPassword(field)),
});

const noticeOf = (flow: string): string =>
  `why.length > 0 && <FailureNotice title={t('${flow}.error.title')} words={why} />`;

const buttonOf = ({ name }: FlowPlan): string => `{${noticeOf(name)}}
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
          rules={RULES}
          refusals={refused?.refusals}
          onSubmit={(values) => {
            flow.send({
              type: '${name}.submitted',
              body: { ${fields.map(valueOf).join(', ')} },
            });
          }}
        >
          {refused?.isWhole !== true && ${noticeOf(name)}}
          ${fields.map((field) => controlOf(name, field)).join('\n')}
          <Button type="submit" wide busy={busy}>
            {t('${name}.submit')}
          </Button>
        </Form>`;

const hasLimits = (field: PlannedField): boolean => field.isLimited && !isNewPassword(field);

/** Limits that the contract names are the form's, also for optional fields; a new password has the common rules. */
function ruleOf(flow: string, field: PlannedField): string {
  const { kind, optional, schema = '' } = field;
  if (kind === 'box') return 'undefined';
  if (optional) return hasLimits(field) ? `asContract(${schema}, {})` : 'undefined';
  if (isNewPassword(field)) return 'password';
  const missing = `'${fieldText(flow, field, 'missing')}'`;
  return hasLimits(field)
    ? `asContract(${schema}, { missing: ${missing} })`
    : `required(${missing})`;
}

function valueOf(field: PlannedField): string {
  const { name, kind, optional } = field;
  if (kind === 'box') return `${name}: values.${name} !== ''`;
  const value = kind === 'text' && !isPassword(field) ? `tidy(values.${name})` : `values.${name}`;
  return optional ? `...(${value} !== '' && { ${name}: ${value} })` : `${name}: ${value}`;
}

function controlOf(flow: string, field: PlannedField): string {
  const { name, kind, optional, schema = '', choices } = field;
  const common = `name="${name}" label={t('${fieldText(flow, field, 'label')}')}${optional && kind !== 'box' ? ' optional' : ''}`;
  if (kind === 'box') return `<Checkbox ${common} />`;
  if (kind === 'choice') {
    const options = choices.map(
      (choice) => `{ value: '${choice}', label: t('${flow}.${name}.${choice}') }`,
    );
    return `<Select ${common} placeholder={t('${fieldText(flow, field, 'choose')}')} options={[${options.join(', ')}]} />`;
  }
  if (kind === 'country')
    return `<CountrySelect ${common} placeholder={t('${fieldText(flow, field, 'choose')}')} countries={COUNTRIES.filter(({ active }) => active)} />`;
  if (isPassword(field))
    return `<PasswordField ${common} autoComplete="${PASSWORDS[schema] ?? ''}" />`;
  return `<TextField ${common} ${INPUTS[schema] ?? ''} />`;
}
