import { type ESTree, parseSync, Visitor } from 'vite';

/** Where paths of this origin are written, and why they are not made by `address(…)`. */
const WRITTEN: readonly { readonly file: RegExp; readonly because: string }[] = [
  { file: /^src\/routeTree\.gen\.ts$/, because: 'made of the routes' },
  { file: /^src\/app\/addresses\.ts$/, because: 'what makes addresses' },
  { file: /^src\/app\/unrouted\.ts$/, because: 'the pages without a route' },
  { file: /^src\/brands\/[^/]+\/brand\.ts$/, because: 'an operator’s, of any page of the content' },
  { file: /^src\/content\/constants\.ts$/, because: 'the content service, no page' },
  { file: /^src\/texts\/load\.ts$/, because: 'files of texts, no page' },
];

/** What looks like the address of a page, or opens the login over one. */
const ADDRESS = /^(?:\/[a-z$]|#login$)/;
const LINKS: ReadonlySet<string> = new Set(['href', 'to']);

/** Makes an address, or defines one: a path that stands there is held by the compiler. */
const MAKERS: ReadonlySet<string> = new Set(['address', 'createFileRoute']);

/** Types of such paths: what `satisfies` them is held, too. */
const PATHS = /\b(?:Page|Content)Path\b/;

/** Addresses of pages in a module of the site that no compiler holds. @throws on a syntax error */
export function writtenAddresses(file: string, code: string): { what: string; offset: number }[] {
  if (!file.startsWith('src/') || WRITTEN.some((one) => one.file.test(file))) return [];
  const { program } = parseSync(file, code);
  const found = new Map<number, string>();
  const held: { start: number; end: number }[] = [];
  const link = (value: ESTree.Node | null | undefined) => {
    if (value?.type === 'Literal' && value.value === '/') found.set(value.start, '/');
  };
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string' && ADDRESS.test(value)) found.set(start, value);
    },
    TemplateLiteral({ quasis: [first], start }) {
      const text = first?.value.cooked ?? '';
      if (ADDRESS.test(text)) found.set(start, text);
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && LINKS.has(name.name)) link(value);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && LINKS.has(key.name)) link(value);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && MAKERS.has(callee.name) && first) held.push(first);
    },
    TSSatisfiesExpression({ expression, typeAnnotation: { start, end } }) {
      if (PATHS.test(code.slice(start, end))) held.push(expression);
    },
  }).visit(program);
  return [...found]
    .filter(([at]) => !held.some(({ start, end }) => start <= at && at < end))
    .map(([offset, what]) => ({ what, offset }));
}
