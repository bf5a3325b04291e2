import { titled } from '../../machines/engine/words.ts';
import { FIELDS, POLICY_FIELDS } from '../../machines/policies/fields.ts';
import { MEETINGS } from '../../review/requirements/meetings.ts';
import { countProofs, countUntried } from '../../review/requirements/proof.ts';
import { LEVELS } from '../../review/paths/level.ts';
import { addressOf } from '../address.ts';
import type {
  FlowData,
  FlowSummary,
  IndexData,
  PathRow,
  RequirementRow,
  SearchEntry,
} from '../data.ts';
import { titlesOf } from '../site/path-titles.ts';
import type { PolicyData } from '../policy-data.ts';
import type { Built } from '../stamp.ts';
import { readBuilt } from './built.ts';
import type { Sources } from './flow-data.ts';
import { policySearch, policySummary } from './policy-data.ts';
import { promiseSearch } from './promise-search.ts';

/** The list of flows, and the entries of the search. */
export function indexData(
  flows: readonly FlowData[],
  requirements: readonly RequirementRow[],
  policies: readonly PolicyData[],
  built: Built = readBuilt(),
): IndexData {
  return {
    built,
    proofs: countProofs(requirements),
    untried: countUntried(requirements),
    flows: flows.map(summaryOf),
    policies: policies.map(policySummary),
    search: [
      ...flows.flatMap(searchEntriesOf),
      ...requirements.map(({ id, wording }): SearchEntry => ({
        kind: 'requirement',
        text: id,
        detail: wording,
        href: `requirements.html#/${id}`,
      })),
      ...UNPROVEN,
      ...flows.flatMap(promiseSearch),
      ...policySearch(policies),
      ...flows.flatMap((flow) => pathEntriesOf(flow)),
    ],
  };
}

/** The searches of a reviewer who does not know our names. */
const UNPROVEN: readonly SearchEntry[] = [
  {
    kind: 'requirement',
    text: 'unproven: named by a test, not proven',
    detail: 'no fault that takes them away was noticed by a test',
    href: 'requirements.html#//named',
  },
  {
    kind: 'requirement',
    text: 'unproven: absent, no test names them',
    detail: 'not built yet, or without a test',
    href: 'requirements.html#//absent',
  },
];

function summaryOf({
  id,
  fingerprint,
  chart,
  paths,
  levels,
  outdated,
  approval,
}: FlowData): FlowSummary {
  const taken = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => step.transitions)));
  return {
    id,
    fingerprint,
    title: chart.title,
    description: chart.description,
    regulated: chart.regulated,
    states: chart.states.length,
    transitions: chart.transitions.length,
    covered: chart.transitions.filter((edge) => taken.has(edge.id)).length,
    waived: chart.transitions.filter((edge) => edge.waived !== undefined).length,
    paths: paths.map((path) => path.id),
    skipped: {
      model: Object.keys(levels.model.skipped),
      view: Object.keys(levels.view.skipped),
      browser: Object.keys(levels.browser.skipped),
    },
    outdated: outdated.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length - 1, 0),
    approval: approval.standing,
    approvedAt: approval.signed.at(-1)?.at,
  };
}

function searchEntriesOf({ id, chart, operations }: FlowData): SearchEntry[] {
  const { title } = chart;
  const nameOf = (target: string): string =>
    `→ ${titled(chart.states.find((state) => state.id === target)?.key ?? '')}`;
  return [
    { kind: 'flow', text: title, detail: chart.description, href: addressOf(id) },
    ...chart.states
      .filter(({ parent }) => parent !== undefined)
      .map((state): SearchEntry => ({
        kind: 'state',
        text: titled(state.key),
        detail: [title, state.status, state.description].filter(Boolean).join(' · '),
        href: addressOf(id, { view: 'chart', state: state.id }),
      })),
    ...chart.transitions.map((edge): SearchEntry => ({
      kind: 'transition',
      text: edge.words,
      detail: [title, ...edge.outcomes, ...edge.targets.map(nameOf), edge.id].join(' · '),
      href: addressOf(id, { view: 'chart', transition: edge.id }),
    })),
    ...Object.entries(chart.events).map(([type, words]): SearchEntry => {
      const first = chart.transitions.find(
        ({ trigger }) => trigger.kind === 'event' && trigger.type === type,
      );
      return {
        kind: 'event',
        text: words,
        detail: `${title} · ${type}`,
        href: addressOf(
          id,
          first === undefined ? undefined : { view: 'chart', transition: first.id },
        ),
      };
    }),
    ...[...new Set(chart.transitions.flatMap(({ outcomes }) => outcomes))].map(
      (answer): SearchEntry => {
        const edges = chart.transitions.filter(({ outcomes }) => outcomes.includes(answer));
        const leadsTo = edges.flatMap(({ targets }) => targets.map(nameOf));
        return {
          kind: 'answer',
          text: answer,
          detail: [title, edges[0]?.words, ...new Set(leadsTo)].join(' · '),
          href: addressOf(id, { view: 'chart', answer }),
        };
      },
    ),
    ...operations.map((operation): SearchEntry => {
      const state = chart.states.find(({ invokes }) =>
        invokes.some((invoke) => invoke.operation === operation.id),
      );
      return {
        kind: 'operation',
        text: operation.summary,
        detail: `${title} · ${operation.id} · ${operation.method} ${operation.path}`,
        href: addressOf(id, state === undefined ? undefined : { view: 'chart', state: state.id }),
      };
    }),
  ];
}

function pathEntriesOf({ id: flow, chart, paths }: FlowData): SearchEntry[] {
  const titles = titlesOf(paths);
  return paths.map(({ id }) => ({
    kind: 'path',
    text: titles.get(id) ?? id,
    detail: `${chart.title} · ${id}`,
    href: addressOf(flow, { view: 'paths', path: id }),
  }));
}

/** Every path of every flow, for the list of results. */
export const pathRows = (flows: readonly FlowData[]): PathRow[] =>
  flows.flatMap(({ id: flow, paths, levels, outdated }) => {
    const titles = titlesOf(paths);
    return [
      ...paths.map(({ id }) => ({
        flow,
        id,
        title: titles.get(id) ?? id,
        skipped: Object.fromEntries(
          LEVELS.flatMap((level) => {
            const reason = levels[level].skipped[id];
            return reason === undefined ? [] : [[level, reason]];
          }),
        ),
      })),
      ...outdated.map(({ id, step, words }) => ({
        flow,
        id,
        title: 'Does not fit this chart',
        skipped: {},
        outdated: `Step ${step}: ${words}`,
      })),
    ];
  });

/** The requirement matrix: every requirement, also the unbuilt ones, and where it is held. */
export function requirementRows(
  flows: readonly FlowData[],
  sources: Pick<Sources, 'tests' | 'code' | 'wording' | 'proofs' | 'faults' | 'constants'>,
): RequirementRow[] {
  return [...sources.proofs].map(([id, proof]): RequirementRow => {
    const states = flows.flatMap((flow) =>
      flow.chart.states
        .filter(({ requirements }) => requirements.includes(id))
        .map(({ id: state, key }) => ({
          flow: flow.id,
          id: state,
          name: `${flow.chart.title}: ${titled(key)}`,
        })),
    );
    const transitions = flows.flatMap((flow) =>
      flow.chart.transitions
        .filter(({ requirements }) => requirements.includes(id))
        .map((edge) => ({
          flow: flow.id,
          id: edge.id,
          name: `${flow.chart.title}: ${edge.words}`,
        })),
    );
    const paths = flows.flatMap((flow) =>
      flow.paths
        .filter(({ steps }) =>
          steps.some(
            (step) =>
              step.states.some((state) => states.some((one) => one.id === state)) ||
              step.transitions.some((edge) => transitions.some((one) => one.id === edge)),
          ),
        )
        .map((path) => path.id),
    );
    return {
      id,
      wording: sources.wording[id] ?? '',
      proof,
      faults: sources.faults.get(id) ?? [],
      constants: sources.constants.get(id) ?? [],
      states,
      transitions,
      journeys: flows.flatMap((flow) =>
        flow.journeys
          .filter(({ requirements }) => requirements.includes(id))
          .map(({ title }) => ({ flow: flow.id, title })),
      ),
      paths,
      tests: sources.tests.get(id) ?? [],
      code: sources.code.get(id) ?? [],
      meetings: MEETINGS.filter(({ requirements }) => requirements.includes(id)),
      policyFields: POLICY_FIELDS.filter((field) => FIELDS[field].requirements.includes(id)).map(
        (field) => ({ field, title: FIELDS[field].title }),
      ),
    };
  });
}
