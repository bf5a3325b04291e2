import type { AtlasTransition, FlowData } from '../../data.ts';
import type { Block, Cell } from '../../dossier.ts';
import { leadsTo, metAfter, onlyIf, placeOf } from './words.ts';

/** A question to somebody else, and everything that can come back. */
interface Asked {
  readonly src: string;
  readonly words: string;
  readonly operation: string | undefined;
  readonly edges: readonly AtlasTransition[];
}

/** Every answer of every operation: the state that waits, the next one, and the player's screen then. */
export function answersOf(flow: FlowData): Block[] {
  const asked = askedIn(flow);
  if (asked.length === 0)
    return [{ kind: 'text', text: 'The flow asks nobody for anything: nothing is answered.' }];
  return asked.flatMap((one) => blocksOf(flow, one));
}

function askedIn({ chart }: FlowData): Asked[] {
  const invokes = chart.states.flatMap((state) => state.invokes);
  const sources = [...new Set(invokes.map(({ src }) => src))];
  return sources.flatMap((src): Asked[] => {
    const known = invokes.find((one) => one.src === src);
    const edges = chart.transitions.filter(
      ({ trigger }) => 'src' in trigger && trigger.src === src,
    );
    return known === undefined
      ? []
      : [{ src, words: known.words, operation: known.operation, edges }];
  });
}

function blocksOf(flow: FlowData, { src, words, operation, edges }: Asked): Block[] {
  const documented = flow.operations.find(({ id }) => id === operation);
  const rows = edges.flatMap((edge) => rowsOf(flow, edge));
  return [
    { kind: 'heading', text: operation === undefined ? `${words} (${src})` : `${words}: ${src}` },
    ...(documented === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            text: [
              `${documented.method} ${documented.path}.`,
              sentence(documented.summary),
              documented.description,
            ]
              .filter(Boolean)
              .join(' '),
          },
        ]),
    rows.length === 0
      ? {
          kind: 'text',
          text: 'It runs beside the flow; nothing that it answers changes the state.',
        }
      : {
          kind: 'table',
          caption: `What follows each answer of ${src}`,
          head: ['Answer', 'Waited for in', 'Only if', 'Leads to', 'What the player meets then'],
          shares: [23, 17, 18, 17, 25],
          rows,
        },
    ...(documented === undefined
      ? []
      : [
          {
            kind: 'table' as const,
            caption: `The answers of ${src} in the contract`,
            head: ['Status', 'In the contract', 'Named answers'],
            shares: [10, 40, 50],
            rows: documented.answers.map(({ status, description, examples }): Cell[] => [
              status,
              description,
              examples.map(({ name, summary }) => (summary === '' ? name : `${name}: ${summary}`)),
            ]),
          },
        ]),
  ];
}

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

function rowsOf({ chart }: FlowData, edge: AtlasTransition): Cell[][] {
  const { trigger, outcomes, causes, absentUnder } = edge;
  const answers =
    trigger.kind === 'error'
      ? failuresIn(causes)
      : outcomes.length === 0
        ? [trigger.kind === 'snapshot' ? 'tells how far it is' : 'answers']
        : outcomes;
  return [
    [
      answers,
      placeOf(chart, edge.source),
      [
        onlyIf(chart, edge),
        ...(absentUnder.length === 0 ? [] : [`never under ${absentUnder.join(', ')}`]),
      ],
      [leadsTo(chart, edge), ...edge.facts.map((fact) => `announces ${fact}`)],
      metAfter(chart, edge),
    ],
  ];
}

/** How a call ends that is not answered as the contract says, where exploration met it. */
const failuresIn = (causes: readonly string[]): readonly string[] =>
  causes.length === 0 ? ['fails or gets no answer'] : causes;
