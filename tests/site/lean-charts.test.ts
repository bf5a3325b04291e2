import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { isChart, withoutWords } from '../../tools/build/lean-charts.ts';

const root = join(import.meta.dirname, '..', '..');
const charts = globSync('machines/**/*.ts', { cwd: root })
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))
  .filter(({ code }) => isChart.test(code));

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const treeOf = (code: string) => {
  const { program, errors } = parseSync('chart.ts', code);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return program;
};
const lean = (code: string): string => withoutWords(code, treeOf(code) as never);

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The keys of every object literal of a module. */
function keysIn(code: string): string[] {
  const keys: string[] = [];
  const visit = (node: Node & Record<string, unknown>): void => {
    if (node.type === 'Property' && isNode(node['key'])) keys.push(String(node['key']['name']));
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(treeOf(code) as never);
  return keys;
}

/** The keys that only reviewers read. */
const WORDS = new Set(['description', 'requirements', 'status']);

/** The keys of every object literal that lost a property, by its place in the file. */
function keysOfThinned(code: string): string[][] {
  const after = lean(code);
  const found: string[][] = [];
  const visit = (node: Node & Record<string, unknown>): void => {
    if (node.type === 'ObjectExpression') {
      const properties = (node['properties'] as unknown[]).filter(isNode);
      const isGone = ({ start, end }: Node) => after.slice(start, end).trim() === '';
      const kept = properties.filter((property) => !isGone(property));
      if (kept.length > 0 && kept.length < properties.length) {
        // What is spread is an object of its own, with keys of its own.
        found.push(
          kept.flatMap(({ key }) => (isNode(key) ? [String(key['name'] ?? key['value'])] : [])),
        );
      }
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(treeOf(code) as never);
  return found;
}

/** The keys that the configuration of a state or a transition may hold beside the words. */
const CONFIGURATION = new Set(
  'meta screen id initial type tags context input output history states on always after entry exit invoke onDone onError target guard actions reenter src params'.split(
    ' ',
  ),
);

describe('the charts that players get', () => {
  it('lose the words for reviewers and nothing else', () => {
    const code = `createMachine({
      states: {
        waiting: { description: 'Waits: "yes".', meta: { requirements: ['A-01'] }, on: { 'a.b': 'done' } },
        done: { type: 'final', description: \`Ends.\`, meta: { requirements: [] } },
        asking: { meta: { screen: ['asked', 'open'], requirements: ['A-01'] }, on: {} },
        closed: { description: 'Is ' + \`closed\` + '.', meta: { status: 'SHUT', screen: 'closed' } },
      },
    });`;
    expect(lean(code).replaceAll(/\s+/g, ' ')).toBe(
      "createMachine({ states: { waiting: { on: { 'a.b': 'done' } }, done: { type: 'final', }, asking: { meta: { screen: ['asked', 'open'], }, on: {} }, closed: { meta: { screen: 'closed' } }, }, });",
    );
  });

  it('keep what is worked out at run time, and every character its place', () => {
    const code = `createMachine({ context: ({ input }) => ({ description: 'A ' + input.text, meta: note(input) }) });`;
    expect(lean(code)).toBe(code);
    const thinned = `createMachine({ description: 'A', entry: 'go' });`;
    expect(lean(thinned)).toHaveLength(thinned.length);
    expect(lean(thinned).indexOf('entry')).toBe(thinned.indexOf('entry'));
  });

  it('are found', () => {
    expect(charts.length).toBeGreaterThan(5);
  });

  it.each(charts)(
    '$file still parses, and only states and transitions were thinned',
    ({ code }) => {
      const thinned = keysOfThinned(code);
      expect(thinned.flat().filter((key) => !CONFIGURATION.has(key))).toEqual([]);
      expect(() => treeOf(lean(code))).not.toThrow();
      expect(keysIn(lean(code)).filter((key) => WORDS.has(key))).toEqual([]);
    },
  );
});
