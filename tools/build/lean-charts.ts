import type { Plugin } from 'vite';

/** Charts carry words for reviewers: what a state is for, and which requirements it holds. */
const forReviewers = new Set(['description', 'meta']);

/** A module that holds the configuration of states. */
export const isChart = /\b(?:createMachine|createStateConfig)\b/;

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is SyntaxNode & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The properties of object literals that only reviewers read: they hold nothing that runs. */
function* reviewersWords(node: SyntaxNode & Record<string, unknown>): Generator<SyntaxNode> {
  if (node.type === 'Property') {
    const { key, value } = node;
    const name = isNode(key) && key.type === 'Identifier' ? String(key['name']) : '';
    if (forReviewers.has(name) && isNode(value) && /Literal$|^ObjectExpression$/.test(value.type)) {
      yield node;
      return;
    }
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* reviewersWords(child);
}

/** Blanks them, so that every other character keeps its place and no source map is needed. */
export function withoutWords(code: string, tree: SyntaxNode & Record<string, unknown>): string {
  let lean = code;
  for (const { start, end } of reviewersWords(tree)) {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    lean = lean.slice(0, start) + ' '.repeat(end + comma - start) + lean.slice(end + comma);
  }
  return lean;
}

/** Players get the charts without these words; reviewers' tools read the sources. */
export const leanCharts = (): Plugin => ({
  name: 'lean-charts',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]machines[\\/].+\.ts$/, code: isChart },
    handler(code) {
      const tree: unknown = this.parse(code, { lang: 'ts' });
      return isNode(tree) ? { code: withoutWords(code, tree), map: null } : null;
    },
  },
});
