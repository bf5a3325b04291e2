import type { Plugin } from 'vite';

/** A module that holds the configuration of states. */
export const isChart = /\b(?:createMachine|createStateConfig)\b/;

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

type Syntax = SyntaxNode & Record<string, unknown>;

const isNode = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The name and the value of a property of an object literal; undefined for anything else. */
function propertyOf(node: unknown): { readonly name: string; readonly value: Syntax } | undefined {
  if (!isNode(node) || node.type !== 'Property') return undefined;
  const { key, value } = node;
  return isNode(key) && key.type === 'Identifier' && isNode(value)
    ? { name: String(key['name']), value }
    : undefined;
}

/** Literal words, in one piece or in several that are added up. */
const isWords = (node: unknown): boolean =>
  isNode(node) &&
  (node.type === 'BinaryExpression'
    ? isWords(node['left']) && isWords(node['right'])
    : node.type.endsWith('Literal'));

const isScreen = (node: unknown): boolean => propertyOf(node)?.name === 'screen';

/**
 * The properties of object literals that only reviewers read: a state's description, and its meta data except
 * the screen. They hold nothing that runs.
 */
function* reviewersWords(node: Syntax): Generator<SyntaxNode> {
  const property = propertyOf(node);
  if (property?.name === 'description' && isWords(property.value)) {
    yield node;
    return;
  }
  if (property?.name === 'meta' && property.value.type === 'ObjectExpression') {
    const told = [property.value['properties']].flat().filter(isNode);
    if (told.some(isScreen)) yield* told.filter((one) => !isScreen(one));
    else yield node;
    return;
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* reviewersWords(child);
}

/** Blanks them, so that every other character keeps its place and no source map is needed. */
export function withoutWords(code: string, tree: Syntax): string {
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
