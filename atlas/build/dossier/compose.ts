import type { FlowData, RequirementRow, Run } from '../../data.ts';
import type { Block, Dossier, Section } from '../../dossier.ts';
import type { PolicyData } from '../../policy-data.ts';
import { stampOf, timeWords, type Built, type Stamp } from '../../stamp.ts';
import { answersOf } from './answers.ts';
import { changesOf, signaturesOf } from './approval.ts';
import { statesOf, transitionsOf } from './chart-tables.ts';
import { constantsTable, type Constant } from './constants.ts';
import { marketsOf } from './markets.ts';
import { promisesOf } from './promises.ts';
import { requirementsOf } from './proofs.ts';
import { platesOf } from './overview.ts';
import { waitsOf } from './waits.ts';

/** The parts of a dossier beside its flows. */
export interface Evidence {
  readonly built: Built;
  readonly policies: readonly PolicyData[];
  readonly requirements: readonly RequirementRow[];
  /** The numbers that decide, by flow. */
  readonly constants: ReadonlyMap<string, readonly Constant[]>;
  /** The last run of each level. */
  readonly runs: readonly Run[];
}

/** A flow and its dossier. */
export interface DossierOf {
  readonly flow: FlowData;
  readonly dossier: Dossier;
}

/** The dossiers of flows, in their order. */
export const dossiersOf = (flows: readonly FlowData[], evidence: Evidence): DossierOf[] =>
  flows.map((flow) => ({ flow, dossier: dossierOf(flow, evidence) }));

/** Puts the dossier together for somebody who decides about a flow; it leaves out and cuts nothing. */
export function dossierOf(
  flow: FlowData,
  { built, policies, requirements, constants, runs }: Evidence,
): Dossier {
  const stamp = stampOf(flow, built);
  const sections: Section[] = [
    section('purpose', 'Purpose', purposeOf(flow, stamp)),
    section('promises', 'Never and Always', promisesOf(flow)),
    section('answers', 'Answers and what follows', answersOf(flow)),
    section('markets', 'Markets', marketsOf(flow, policies)),
    section('waits', 'Waits and limits', [
      ...waitsOf(flow),
      ...constantsTable(flow, constants.get(flow.id) ?? []),
    ]),
    section('diagram', 'Diagram', [{ kind: 'diagram' }]),
    section('screens', 'Screens', [{ kind: 'screens' }]),
    section('states', 'States', statesOf(flow)),
    section('transitions', 'Transitions', transitionsOf(flow)),
    section('requirements', 'Requirements and their proof', requirementsOf(flow, requirements)),
    section('runs', 'Paths and their last runs', [{ kind: 'runs' }]),
    section('changes', 'Changes since the approval', changesOf(flow)),
    section('signatures', 'Signatures', signaturesOf(flow)),
  ];
  const ran = Object.fromEntries(runs.map(({ level, at }) => [level, at]));
  return { stamp, sections, plates: platesOf(flow), ran };
}

const section = (id: string, title: string, blocks: readonly Block[]): Section => ({
  id,
  title,
  blocks,
});

const purposeOf = ({ chart, policies }: FlowData, stamp: Stamp): Block[] => [
  { kind: 'text', text: chart.description },
  {
    kind: 'facts',
    rows: [
      ['Flow', stamp.flow],
      ['Regulated', chart.regulated ? 'yes: a change needs an approval' : 'no'],
      ['Approval', stamp.approval],
      ['Fingerprint', stamp.fingerprint],
      ['Commit', `${stamp.commit}${stamp.changed ? ', with changes that are not committed' : ''}`],
      ['Files as of', timeWords(stamp.at)],
      [
        'Explored under',
        policies.length === 0 ? 'no rules of a market: it asks for none' : policies.join(', '),
      ],
      ['Size', `${chart.states.length} states, ${chart.transitions.length} transitions`],
    ],
  },
];
