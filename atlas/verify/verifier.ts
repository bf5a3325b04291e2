import { flowNamed } from '../../machines/registry.ts';
import { canonicalJson } from '../../review/charts/canonical.ts';
import { describing } from '../../review/charts/describe.ts';
import type { FlowData } from '../data.ts';
import { differencesOf, drawnChart } from './differences.ts';
import type { Verified } from './verifier-types.ts';

/** Runs the machines that players run, in the reader's browser. */
function* verifying(page: FlowData): Generator<undefined, Verified> {
  const explored = yield* describing(flowNamed(page.id));
  const { searched, promises, chart } = explored;
  return {
    flow: page.id,
    searched,
    promises,
    here: canonicalJson(chart),
    drawn: canonicalJson(drawnChart(page)),
    differences: differencesOf(page, explored),
  };
}

globalThis.atlasVerifier = verifying;
