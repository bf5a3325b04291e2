import { spoken, startOf, typedField, type FlowPlan } from './plan.ts';

const quoted = (words: readonly string[]): string => words.map((one) => `'${one}'`).join(', ');
const eventOf = ({ name }: FlowPlan): string => `${name}.submitted`;
const factOf = ({ name }: FlowPlan): string => `${name}.succeeded`;
const hasBody = ({ fields }: FlowPlan): boolean => fields.length > 0;
const sentence = (words: string): string => words.replaceAll("'", '’');

/** The files of a flow's folder in `machines`, by name. */
export const machineFiles = (plan: FlowPlan): Readonly<Record<string, string>> => ({
  'machine.ts': machine(plan),
  'screen.ts': screen(plan),
  'samples.ts': samples(plan),
  'safety.ts': safety(plan),
  'flow.ts': flow(plan),
});

function machine(plan: FlowPlan): string {
  const { name, type, operation, summary, requirements, refusals } = plan;
  const rows = quoted(requirements);
  const event = eventOf(plan);
  const screens = plainScreens(plan);
  const succeeded = `target: 'succeeded', actions: emit({ type: '${factOf(plan)}' })`;
  const submit = `on: { '${event}': { target: 'submitting' } },`;
  return `import { assign, emit, setup } from 'xstate';
${hasBody(plan) ? "import type { Input } from '../../../openapi/types.ts';\n" : ''}import type { Plain, StateMeta } from '../../engine/screens.ts';
import { failureThrown, operations, ${refusals.length > 1 ? 'refusedAs, ' : ''}type Failure } from '../../operations.ts';

export type ${type}Event = { type: '${event}' }${hasBody(plan) ? ` & Input<'${operation}'>` : ''};

export type ${type}Screen =
  | Plain<${quoted(screens).replaceAll(', ', ' | ')}>
  | { readonly name: 'failed'; readonly failure: Failure };

/** ${summary} (${requirements.join(', ')}). */
export const ${name}Machine = setup({
  types: {
    context: {} as { failure: Failure | undefined },
    events: {} as ${type}Event,
    emitted: {} as { type: '${factOf(plan)}' },
    meta: {} as StateMeta<${type}Screen>,
    tags: {} as 'busy',
  },
  actors: operations('${operation}'),
}).createMachine({
  id: '${name}',
  description: '${sentence(summary)}.',
  context: { failure: undefined },
  initial: '${startOf(plan)}',
  states: {
    ${startOf(plan)}: {
      description: '${hasBody(plan) ? 'The player fills in the form.' : 'The player decides.'}',
      meta: { screen: '${startOf(plan)}', requirements: [${rows}] },
      ${submit}
    },
    submitting: {
      description: 'The platform decides.',
      meta: { screen: 'submitting', requirements: [${rows}] },
      tags: 'busy',
      invoke: {
        src: '${operation}',
        ${hasBody(plan) ? 'input: ({ event }) => ({ body: event.body }),' : 'input: {},'}
        onDone: ${
          refusals.length === 0
            ? `{ ${succeeded} }`
            : `[
          { description: 'the platform did it', guard: ({ event }) => event.output.ok, ${succeeded} },
          ${refusals
            .map(({ name: state, code, words }, index) =>
              index === refusals.length - 1
                ? `{ target: '${state}' }`
                : `{ description: '${described(words)}', guard: refusedAs<'${operation}'>('${code}'), target: '${state}' }`,
            )
            .join(',\n')},
        ]`
        },
        onError: { target: 'failed', actions: assign({ failure: failureThrown }) },
      },
    },
${refusals
  .map(
    ({ name: state, words }) => `    ${state}: {
      description: '${sentence(words)}',
      meta: { screen: '${state}', requirements: [${rows}] },
      ${submit}
    },
`,
  )
  .join('')}    failed: {
      description: 'The platform could not be reached or failed; the player may try again.',
      meta: { screen: 'failed', requirements: ['ERR-03'] },
      ${submit}
    },
    succeeded: {
      description: 'It is done; the player is taken back to the account.',
      meta: { screen: 'succeeded', requirements: [${rows}] },
      type: 'final',
    },
  },
});
`;
}

/** A sentence of the contract as the words of a transition. */
const described = (words: string): string => {
  const plainly = sentence(words).replace(/\.$/, '');
  return plainly.charAt(0).toLowerCase() + plainly.slice(1);
};

/** Screens that carry nothing but their names. */
const plainScreens = (plan: FlowPlan): readonly string[] => [
  startOf(plan),
  'submitting',
  ...plan.refusals.map((one) => one.name),
  'succeeded',
];

function screen(plan: FlowPlan): string {
  const { name, type } = plan;
  return `import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { ${name}Machine, ${type}Screen } from './machine.ts';

export type { ${type}Screen };

export const ${name}Screen = screenOf<SnapshotFrom<typeof ${name}Machine>, ${type}Screen>({
  failed: ({ context: { failure } }) => failure && { name: 'failed', failure },
});
`;
}

function samples(plan: FlowPlan): string {
  const { name, operation, example } = plan;
  const cases = hasBody(plan) ? `, cases: { typical: { body: ${JSON.stringify(example)} } }` : '';
  const typed = typedField(plan);
  return `import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { ${name}Machine } from './machine.ts';

export const ${name}Samples = {
  inputs: { typical: undefined },
  events: {
    '${eventOf(plan)}': { by: 'player', words: 'submits the ${spoken(plan)}'${cases} },
  },
  outcomes: { ${operation}: { words: 'the ${spoken(plan)}', answers: outcomes.${operation} } },
  ${typed === undefined ? '' : `fields: { ${operation}: '${typed.name}' },\n  `}projection: () => ({}),
} as const satisfies Samples<typeof ${name}Machine>;
`;
}

function safety(plan: FlowPlan): string {
  const { name, type, operation, requirements, successes, refusals } = plan;
  const rows = quoted(requirements);
  const screens = [
    ...successes.map((one) => `${one}: 'succeeded'`),
    ...refusals.flatMap((one) => one.examples.map((example) => `${example}: '${one.name}'`)),
  ];
  return `import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { ${name}Machine } from './machine.ts';
import type { ${name}Samples } from './samples.ts';
import type { ${type}Screen } from './screen.ts';

type Names = NamesOf<typeof ${name}Machine, typeof ${name}Samples, ${type}Screen>;

const { oneShot, showsAfter } = propertiesOf<Names>();

export const ${name}Safety: Safety<Names> = {
  leave: 'page',
  properties: [
    ...oneShot({
      start: '${startOf(plan)}',
      src: '${operation}',
      event: '${eventOf(plan)}',
      fact: '${factOf(plan)}',
      requirements: [${rows}],
      successes: [${quoted(successes)}],
    }),
    showsAfter('${operation}', [${rows}], { ${screens.join(', ')} }),
  ],
};
`;
}

const flow = ({ id, name, title }: FlowPlan): string => `import { defineFlow } from '../../flow.ts';
import { ${name}Machine } from './machine.ts';
import { ${name}Safety } from './safety.ts';
import { ${name}Samples } from './samples.ts';
import { ${name}Screen } from './screen.ts';

export const ${name}Flow = defineFlow({
  id: '${id}',
  title: '${title}',
  regulated: true,
  machine: ${name}Machine,
  screen: ${name}Screen,
  samples: ${name}Samples,
  safety: ${name}Safety,
});
`;
