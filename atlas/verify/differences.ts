import { titled } from '../../machines/engine/words.ts';
import { canonicalJson } from '../../review/charts/canonical.ts';
import type { Description } from '../../review/charts/describe.ts';
import { changesBetween } from '../../review/charts/diff.ts';
import type { ReviewedChart } from '../../review/charts/reviewed.ts';
import type { FlowData, FlowPromise } from '../data.ts';

/** The chart of a page as the machine alone would tell it: without places in the sources. */
export const drawnChart = ({ chart }: Pick<FlowData, 'chart'>): ReviewedChart =>
  ({
    ...chart,
    states: chart.states.map(withoutPlaces),
    transitions: chart.transitions.map(withoutPlaces),
  }) as ReviewedChart;

/** The fields that the build adds to a chart for its readers: a machine by itself tells none of them. */
const NOT_THE_MACHINES: ReadonlySet<string> = new Set(['line', 'waived', 'by']);

const withoutPlaces = (part: object): object =>
  Object.fromEntries(Object.entries(part).filter(([key]) => !NOT_THE_MACHINES.has(key)));

/** The differences between the page of a flow and its machine, in words. */
export const differencesOf = (page: FlowData, explored: Description): string[] => [
  ...ofChart(page, explored),
  ...ofPromises(page, explored),
  ...ofDrawing(page, explored),
];

function ofChart(page: FlowData, { chart, policies }: Description): string[] {
  const drawn = drawnChart(page);
  const otherPolicies =
    String(page.policies) === String(policies)
      ? []
      : ['The page names other market policies than the machine carries.'];
  if (canonicalJson(drawn) === canonicalJson(chart)) return otherPolicies;
  const told = changesBetween(chart, drawn).map(({ kind, name, details }) => {
    if (kind === 'added') return `The page has what the machine has not: ${name}`;
    if (kind === 'removed') return `The page leaves out what the machine has: ${name}`;
    return [`The page says otherwise of ${name}`, ...details].join('; ');
  });
  return [...otherPolicies, ...(told.length > 0 ? told : partsApart(chart, drawn))];
}

/** Names of differences that are no change of behaviour by themselves, for example in the causes. */
function partsApart(here: ReviewedChart, drawn: ReviewedChart): string[] {
  const known = new Set([...here.states, ...here.transitions].map((part) => canonicalJson(part)));
  const apart = [...drawn.states, ...drawn.transitions].filter(
    (part) => !known.has(canonicalJson(part)),
  );
  return apart.length === 0
    ? ['The page tells the flow itself otherwise than the machine does.']
    : apart.map(({ id }) => `The page says otherwise of ${id}`);
}

function ofPromises(page: FlowData, { promises, searched }: Description): string[] {
  const claims = new Map(page.promises.map((one) => [one.id, one]));
  const known = new Set(promises.map(({ id }) => id));
  const { situations, happenings } = page.searched;
  return [
    ...(situations === searched.situations && happenings === searched.happenings
      ? []
      : [
          `The page claims ${situations} situations and ${happenings} happenings; there are ${searched.situations} and ${searched.happenings} here.`,
        ]),
    ...promises.flatMap((one) => {
      const claim = claims.get(one.id);
      if (claim === undefined) return `The page leaves out: ${one.words}.`;
      return ofPromise(claim, one);
    }),
    ...page.promises.flatMap((one) =>
      known.has(one.id) ? [] : `The page promises what nothing checks: ${one.words}.`,
    ),
  ];
}

function ofPromise(claim: FlowPromise, here: FlowPromise): string[] {
  const [claimed, found] = [claim, here].map((one) => outcomeOf(one));
  if (claimed !== found) return [`${here.words}: the page says it ${claimed}, here it ${found}.`];
  if (claim.situations !== here.situations)
    return [
      `${here.words}: the page claims ${claim.situations} situations, here there are ${here.situations}.`,
    ];
  return canonicalJson(claim) === canonicalJson(here)
    ? []
    : [`The page says otherwise what is promised: “${claim.words}”, and here “${here.words}”.`];
}

const outcomeOf = ({ broken }: FlowPromise): string =>
  broken === undefined ? 'holds' : 'is falsified';

/** A text that is drawn for a state or a transition, wherever the drawing has it. */
interface DrawnText {
  readonly id?: string;
  readonly transition?: string;
  readonly lines: readonly { readonly text: string; readonly style: string }[];
}

/** Names of states and answers whose text on the diagram differs from the machine's. */
function ofDrawing({ layout }: Pick<FlowData, 'layout'>, { chart }: Description): string[] {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const transitions = new Set(chart.transitions.map(({ id }) => id));
  const answers = new Set(chart.transitions.flatMap(({ outcomes }) => outcomes.flatMap(codesIn)));
  return textsIn(layout).flatMap(({ id, transition, lines }) => {
    const said = (style: string): string =>
      lines.flatMap((line) => (line.style === style ? line.text : [])).join(' ');
    const state = id === undefined ? undefined : states.get(id);
    const title = said('title');
    if (state?.parent !== undefined && !bare(title).startsWith(bare(titled(state.key))))
      return `The diagram calls ${titled(state.key)} “${title}”.`;
    const label = said('label');
    if (transition !== undefined && !transitions.has(transition))
      return `The diagram has a transition that the machine has not: ${label}.`;
    // A long answer is broken after an underscore.
    const unknown = codesIn(label.replaceAll('_ ', '_')).filter((code) => !answers.has(code));
    return unknown.map(
      (code) => `The diagram has an answer that the machine does not know: ${code}.`,
    );
  });
}

/** Lines break where there is room: only the letters matter. */
const bare = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase();

/** Answers as the contract writes them, for example `DOCUMENTS_REQUIRED`. */
const codesIn = (text: string): readonly string[] => text.match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g) ?? [];

function textsIn(part: unknown): DrawnText[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(textsIn);
  return 'lines' in part && Array.isArray(part.lines) ? [part as DrawnText, ...inner] : inner;
}
