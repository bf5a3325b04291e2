import type {
  ReviewedChart,
  ReviewedState,
  ReviewedTransition,
} from '../../../review/charts/reviewed.ts';
import { answersTo, conditionOf, HOLDS, holdsOf, remembered } from './scxml-conditions.ts';
import { escapeXml } from './xml.ts';

/**
 * The chart as SCXML (W3C). States, events, delays and invocations are its own. So are the answers of invocations:
 * `_event.data.answer` decides by itself, under the rules of the market that `policy` names. Code does not travel:
 * a condition on the flow's memory is a value of the data model (`holds[transition]`, false unless set), and so is
 * a delay that depends on it (`delays`). The file says which these are.
 * @param about lines that name its origin
 */
export function scxmlOf(
  { flow, title, root, states, transitions }: ReviewedChart,
  about: readonly string[] = [],
): string {
  const open = transitions.filter((edge) => remembered(edge, transitions));
  const childrenOf = (id: string): ReviewedState[] => states.filter(({ parent }) => parent === id);
  const render = (state: ReviewedState, indent: string): string[] => {
    const inside = `${indent}  `;
    const children = childrenOf(state.id);
    const leaving = transitions.filter(({ source }) => source === state.id);
    const body = [
      ...entryOf(state, leaving, inside),
      ...leaving.flatMap((edge) => transition(edge, transitions, inside)),
      ...(state.kind === 'final'
        ? []
        : state.invokes.flatMap((invoke) => invocation(state, invoke, transitions, inside))),
      ...children.flatMap((child) => render(child, inside)),
    ];
    return element(tagOf(state), attributesOf(state, children), body, indent);
  };
  const top = states.find(({ id }) => id === root);
  const delays = transitions.flatMap(({ trigger, delay }) =>
    trigger.kind === 'after' && delay === undefined ? [trigger.delay] : [],
  );
  const data = [
    ...(transitions.some(({ absentUnder }) => absentUnder.length > 0)
      ? [`    <data id="policy" expr="'default'"/>`]
      : []),
    ...dataOf(HOLDS, Object.fromEntries(open.map(({ id }) => [id, false]))),
    ...dataOf('delays', Object.fromEntries(delays.map((name) => [name, '0ms']))),
  ];
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...[title, ...about, ...toldOf(open)].map((line) => `<!-- ${line.replaceAll('--', '–')} -->`),
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${escapeXml(flow)}" datamodel="ecmascript" initial="${idOf(root)}">`,
    ...(data.length === 0 ? [] : ['  <datamodel>', ...data, '  </datamodel>']),
    ...(top === undefined ? [] : render(top, '  ')),
    '</scxml>',
  ].join('\n')}\n`;
}

const dataOf = (id: string, values: object): string[] =>
  Object.keys(values).length === 0
    ? []
    : [`    <data id="${id}" expr="${escapeXml(JSON.stringify(values))}"/>`];

/** The notes for people who run the file. */
const toldOf = (open: readonly ReviewedTransition[]): string[] => [
  'Give what is answered as data: { "answer": one of the answers that the invocation names }.',
  open.length === 0
    ? 'The file decides everything by itself.'
    : `What hangs on what the flow remembers is not in this file, and is to be set in "holds": ${open.length} of its transitions.`,
];

/** State ids of SCXML are XML names, in which dots stay. */
const idOf = (id: string): string => id.replaceAll(/[^\w.-]/g, '_');

const tagOf = ({ kind }: ReviewedState): string =>
  kind === 'parallel' || kind === 'final' || kind === 'history' ? kind : 'state';

function attributesOf({ id }: ReviewedState, children: readonly ReviewedState[]): string {
  const initial = children.find((child) => child.initial);
  return ` id="${idOf(id)}"${initial === undefined ? '' : ` initial="${idOf(initial.id)}"`}`;
}

function element(
  tag: string,
  attributes: string,
  body: readonly string[],
  indent: string,
): string[] {
  return body.length === 0
    ? [`${indent}<${tag}${attributes}/>`]
    : [`${indent}<${tag}${attributes}>`, ...body, `${indent}</${tag}>`];
}

/** A delay is an event that a state sends itself when it is entered, and takes back when it is left. */
function entryOf(
  state: ReviewedState,
  leaving: readonly ReviewedTransition[],
  indent: string,
): string[] {
  const delays = new Map(
    leaving.flatMap((edge) =>
      edge.trigger.kind === 'after' ? [[edge.trigger.delay, edge.delay] as const] : [],
    ),
  );
  const sends = [...delays].map(([name, ms]) => {
    const delay =
      ms === undefined
        ? `delayexpr="${escapeXml(`delays[${JSON.stringify(name)}]`)}"`
        : `delay="${ms}ms"`;
    return `${indent}  <send event="${eventOfDelay(state.id, name)}" id="${sendId(state.id, name)}" ${delay}/>`;
  });
  const cancels = [...delays.keys()].map(
    (name) => `${indent}  <cancel sendid="${sendId(state.id, name)}"/>`,
  );
  return [
    ...(sends.length === 0 ? [] : element('onentry', '', sends, indent)),
    ...(cancels.length === 0 ? [] : element('onexit', '', cancels, indent)),
  ];
}

const sendId = (state: string, delay: string): string => `${idOf(state)}.${idOf(delay)}`;
const eventOfDelay = (state: string, delay: string): string => `after.${sendId(state, delay)}`;

/** The event of SCXML that a transition waits for; empty for one that waits for none. */
export function eventOf({ source, trigger }: ReviewedTransition): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type;
    case 'done':
      return `done.invoke.${invokeId(source, trigger.invokeId)}`;
    case 'error':
      return `error.invoke.${invokeId(source, trigger.invokeId)}`;
    case 'snapshot':
      return `snapshot.invoke.${invokeId(source, trigger.invokeId)}`;
    case 'after':
      return eventOfDelay(source, trigger.delay);
    case 'complete':
      return `done.state.${idOf(source)}`;
    case 'always':
      return '';
  }
}

/** An invocation is named after its state: XState lets two states share a name, SCXML does not. */
function invokeId(state: string, id: string): string {
  const [, count] = /^(\d+)\./.exec(id) ?? [];
  return `${idOf(state)}.${count ?? idOf(id)}`;
}

function transition(
  edge: ReviewedTransition,
  all: readonly ReviewedTransition[],
  indent: string,
): string[] {
  const condition = conditionOf(edge, all);
  const event = eventOf(edge);
  const targets = edge.targets.map(idOf).join(' ');
  const attributes = [
    event === '' ? '' : ` event="${escapeXml(event)}"`,
    condition === undefined ? '' : ` cond="${escapeXml(condition)}"`,
    targets === '' ? '' : ` target="${targets}"`,
    targets === '' || edge.reenter ? '' : ' type="internal"',
  ].join('');
  const facts = edge.facts.map(
    (fact) => `${indent}  <log label="announces" expr="${escapeXml(JSON.stringify(fact))}"/>`,
  );
  // By what it does to the flow's memory it holds no more; else it would be taken again without an end.
  const ended =
    edge.trigger.kind === 'always' && edge.targets.length === 0 && remembered(edge, all)
      ? [`${indent}  <assign location="${escapeXml(holdsOf(edge))}" expr="false"/>`]
      : [];
  const why =
    edge.guard === undefined
      ? []
      : [`${indent}<!-- only if ${edge.guard.words.replaceAll('--', '–')} -->`];
  return [...why, ...element('transition', attributes, [...facts, ...ended], indent)];
}

/** An invocation, with everything that it may answer. */
const invocation = (
  state: ReviewedState,
  { id, src, operation }: ReviewedState['invokes'][number],
  transitions: readonly ReviewedTransition[],
  indent: string,
): string[] => {
  const from = transitions.filter(
    ({ source, trigger }) =>
      source === state.id && 'invokeId' in trigger && trigger.invokeId === id,
  );
  const answers = [...new Set(from.flatMap(answersTo))];
  return element(
    'invoke',
    ` id="${invokeId(state.id, id)}" type="${operation === undefined ? 'port' : 'operation'}" src="${escapeXml(operation ?? src)}"`,
    answers.length === 0
      ? []
      : [`${indent}  <param name="answers" expr="${escapeXml(JSON.stringify(answers))}"/>`],
    indent,
  );
};
