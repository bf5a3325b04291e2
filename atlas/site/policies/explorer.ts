import { snapshotOf } from '../../../machines/chart/snapshot.ts';
import { compareFlow } from '../../../machines/policies/compare.ts';
import { edgeInWords } from '../../../machines/policies/edges.ts';
import { carriesPolicy } from '../../../machines/policies/flow-promises.ts';
import { FLOWS } from '../../../machines/registry.ts';
import type { MarketPolicy } from '../../../openapi/reference/policies.ts';
import type { NamedEdge } from '../../policy-data.ts';
import type { ChangedFlow, Progress, WhatIf } from './explorer-types.ts';

function* whatIf(before: MarketPolicy, after: MarketPolicy): Generator<Progress, WhatIf> {
  const flows = FLOWS.filter(carriesPolicy);
  const changed: ChangedFlow[] = [];
  for (const flow of flows) {
    const progress = { done: changed.length, all: flows.length, at: flow.title };
    yield progress;
    const work = compareFlow(flow, before, after);
    let step = work.next();
    while (step.done !== true) {
      yield progress;
      step = work.next();
    }
    const chart = snapshotOf(flow);
    const named = (ids: readonly string[]): NamedEdge[] =>
      ids.map((id) => ({ id, name: edgeInWords(chart, id) }));
    const { appear, go } = step.value;
    changed.push({ ...step.value, title: flow.title, appear: named(appear), go: named(go) });
  }
  return { flows: changed };
}

globalThis.atlasExplorer = whatIf;
