import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { statesOf } from '../../machines/chart/transitions.ts';
import { FAILURES, type AnyFlow } from '../../machines/flow.ts';
import { explore } from '../../machines/paths/explore.ts';
import { modelOf } from '../../machines/paths/flow-model.ts';
import { FLOWS } from '../../machines/registry.ts';
import { POLICIES } from '../../openapi/reference/policies.ts';

/**
 * A property that names a screen, an outcome or an event that does not exist holds always: it is vacuous,
 * and nothing else says so. So every name in a `safety.ts` must be one of its flow.
 */

const root = join(import.meta.dirname, '..', '..');

/** Where a flow's properties are written: beside its definition. */
function sourceOf({ safety, id }: AnyFlow): string {
  const definition = globSync('machines/*/*/flow.ts', { cwd: root }).find((file) =>
    readFileSync(join(root, file), 'utf8').includes(`id: '${id}'`),
  );
  if (definition === undefined || safety.properties.length === 0)
    throw new Error(`${id} has no safety`);
  const folder = join(root, dirname(definition));
  const table = join(folder, 'event-table.ts');
  return [join(folder, 'safety.ts'), ...(existsSync(table) ? [table] : [])]
    .map((one) => readFileSync(one, 'utf8'))
    .join('\n');
}

/** What the code of properties itself is written in: kinds of occurrences and of values. */
const GRAMMAR = ['page', 'pass', 'send', 'answer', 'fail', 'with', 'result', 'none', 'asked'];

/** Every name that a flow knows. */
function vocabularyOf(flow: AnyFlow): ReadonlySet<string> {
  const { samples, machine } = flow;
  const graph = explore(modelOf(flow));
  const machineTags = statesOf(machine).flatMap(({ tags }) => tags);
  const results = Object.values(samples.outcomes).flatMap((one) => Object.values(one));
  return new Set([
    ...GRAMMAR,
    ...Object.keys(FAILURES),
    ...POLICIES.map(({ id }) => id),
    ...Object.keys(samples.inputs),
    ...Object.keys(samples.events),
    ...Object.values(samples.events).flatMap((cases) => Object.keys(cases)),
    ...Object.keys(samples.outcomes),
    ...Object.values(samples.outcomes).flatMap((one) => Object.keys(one)),
    ...statesOf(machine).flatMap(({ path, key }) => [path.join('.'), key]),
    ...graph.states.map(({ screen }) => screen),
    ...graph.states.flatMap(({ out }) => out.flatMap(({ facts }) => facts.map(({ type }) => type))),
    ...graph.starts.flatMap(({ facts }) => facts.map(({ type }) => type)),
    // What facts, answers and contexts say: reasons, methods, codes.
    ...JSON.stringify([
      results,
      samples.events,
      graph.states.map(({ snapshot }) => [snapshot.context, snapshot.output] as unknown),
      machineTags,
    ])
      .split('"')
      .filter((word) => /^[\w.]+$/.test(word)),
  ]);
}

const withoutComments = (code: string): string =>
  code.replaceAll(/^import[\s\S]*?;$/gm, '').replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '');

/** The arguments of every call of a function, as they are written. */
function callsOf(code: string, name: string): string[] {
  return [...code.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].map(({ index }) => {
    let depth = 0;
    const from = index + name.length;
    for (let at = from; at < code.length; at += 1) {
      if (code[at] === '(') depth += 1;
      if (code[at] === ')') depth -= 1;
      if (depth === 0) return code.slice(from + 1, at);
    }
    throw new Error(`${name}( is not closed`);
  });
}

/** Names in the code of properties: texts of one word, and the keys of their tables. */
function namesIn(source: string): string[] {
  const code = withoutComments(source);
  const texts = [...code.matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text);
  const tables = ['showsAfter', 'eventTable'].flatMap((name) => callsOf(code, name));
  const keys = tables.flatMap((table) =>
    [...table.matchAll(/([A-Za-z]\w*): /g)].map(([, key = '']) => key),
  );
  return [...texts, ...keys].filter((name) => /^[A-Za-z][\w.]*$/.test(name));
}

const isRequirement = (name: string): boolean => /^[A-Z]+-\d+$/.test(name);

describe.each(FLOWS.map((flow) => [flow.id, flow] as const))('%s', (_, flow) => {
  test(`the properties of ${flow.id} name nothing that it does not know [ARCH-07]`, () => {
    const known = vocabularyOf(flow);
    const names = namesIn(sourceOf(flow)).filter((name) => !isRequirement(name));
    expect(names.length).toBeGreaterThan(0);
    expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
  });
});
