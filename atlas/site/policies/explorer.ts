import { snapshotOf } from '../../../machines/engine/snapshot.ts';
import type { AnyFlow } from '../../../machines/flow.ts';
import { compareFlow } from '../../../machines/policies/compare.ts';
import { departures } from '../../../machines/policies/describe.ts';
import { edgeInWords } from '../../../machines/policies/edges.ts';
import type { PolicyField } from '../../../machines/policies/fields.ts';
import { proveSubject } from '../../../machines/policies/prove-subject.ts';
import { SUBJECTS } from '../../../machines/policies/prove.ts';
import type { Subject } from '../../../machines/policies/subjects.ts';
import { flowNamed } from '../../../machines/registry.ts';
import type { MarketPolicy } from '../../../reference/policies.ts';
import type { NamedEdge, PolicyData, PolicySubject } from '../../policy-data.ts';
import type { ChangedClaim, ChangedFlow, Progress, WhatIf } from './explorer-types.ts';

/** Passes on the pieces of the work, and reports the progress of the whole after each. */
function* inPieces<Result>(
  work: Generator<undefined, Result>,
  progress: Progress,
): Generator<Progress, Result> {
  let step = work.next();
  while (step.done !== true) {
    yield progress;
    step = work.next();
  }
  return step.value;
}

function* whatIf(original: PolicyData, copy: MarketPolicy): Generator<Progress, WhatIf> {
  const changed = departures(copy, original.policy);
  const asks = ({ reads }: { readonly reads: readonly PolicyField[] }): boolean =>
    reads.some((field) => changed.includes(field));
  const flows = original.flows.filter(asks);
  const subjects = original.subjects.filter(asks);
  const all = flows.length + subjects.length;
  const compared: ChangedFlow[] = [];
  for (const { flow: id, title, promises } of flows) {
    const flow = flowNamed(id);
    const hanging = promises.filter(({ fields }) => fields.some((one) => changed.includes(one)));
    const titles = new Set(hanging.map((promise) => promise.title));
    const work = compareFlow(flow, original.policy, copy, titles);
    const found = yield* inPieces(work, { done: compared.length, all, at: title });
    const named = edgesOf(flow);
    compared.push({ ...found, title, appear: named(found.appear), go: named(found.go) });
  }
  const claims: ReturnType<typeof changedClaims>[] = [];
  for (const subject of subjects) {
    const known = SUBJECTS.find(({ id }) => id === subject.id);
    if (known === undefined) continue;
    const progress = { done: flows.length + claims.length, all, at: subject.title };
    claims.push(yield* provenAgain(subject, known, copy, progress));
  }
  return {
    flows: compared,
    same: original.flows.filter((flow) => !asks(flow)).map(({ title }) => title),
    fallen: claims.flatMap(({ fallen }) => fallen),
    gained: claims.flatMap(({ gained }) => gained),
    situations:
      compared.reduce((sum, { states }) => sum + states.was + states.is, 0) +
      claims.reduce((sum, { situations }) => sum + situations, 0),
    unseen: changed.filter(
      (field) =>
        ![...original.flows, ...original.subjects].some(({ reads }) => reads.includes(field)),
    ),
  };
}

const edgesOf = (flow: AnyFlow): ((ids: readonly string[]) => NamedEdge[]) => {
  const chart = snapshotOf(flow);
  return (ids) => ids.map((id) => ({ id, name: edgeInWords(chart, id) }));
};

function* provenAgain(
  subject: PolicySubject,
  known: Subject,
  copy: MarketPolicy,
  progress: Progress,
): Generator<Progress, ReturnType<typeof changedClaims>> {
  const { proofs } = yield* inPieces(proveSubject(known, copy), progress);
  return changedClaims(subject, proofs);
}

/** The claims with another result than for the original, whose proofs the page brought along. */
function changedClaims(
  { title, properties, proofs: before }: PolicySubject,
  proofs: PolicySubject['proofs'],
): {
  readonly fallen: readonly ChangedClaim[];
  readonly gained: readonly ChangedClaim[];
  readonly situations: number;
} {
  const pairs = properties.flatMap((property) => {
    const was = before.find((proof) => proof.property === property.id);
    const is = proofs.find((proof) => proof.property === property.id);
    return was === undefined || is === undefined ? [] : [{ property, was, is }];
  });
  const claim = ({ property, is }: (typeof pairs)[number], path: ChangedClaim['path']) => ({
    subject: title,
    property,
    demanded: is.demanded,
    states: is.states,
    path,
  });
  return {
    fallen: pairs
      .filter(({ was, is }) => was.verdict === 'proven' && is.verdict === 'falsified')
      .map((pair) => claim(pair, pair.is.path)),
    gained: pairs
      .filter(({ was, is }) => was.verdict === 'falsified' && is.verdict === 'proven')
      .map((pair) => claim(pair, pair.was.path)),
    situations: Math.max(0, ...proofs.map(({ states }) => states)),
  };
}

globalThis.atlasExplorer = whatIf;
