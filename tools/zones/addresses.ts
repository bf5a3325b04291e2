import { type ESTree, parseSync, Visitor } from 'vite';

/** Places that write paths of this origin without `address(…)`, each with the reason. */
const WRITTEN: readonly { readonly file: RegExp; readonly because: string }[] = [
  { file: /^src\/routeTree\.gen\.ts$/, because: 'made of the routes' },
  { file: /^src\/runtime\/pages\/addresses\.ts$/, because: 'what makes addresses' },
  { file: /^src\/runtime\/pages\/unrouted\.ts$/, because: 'the pages without a route' },
  { file: /^src\/brands\/[^/]+\/brand\.ts$/, because: 'an operator’s, of any page of the content' },
  { file: /^src\/content\/constants\.ts$/, because: 'the content service, no page' },
  { file: /^src\/content\/images\.ts$/, because: 'images of the content service, no page' },
  { file: /^src\/locale\/locale\.ts$/, because: 'what leads an address to its locale' },
  { file: /^src\/site\/inbox\/InboxFrame\.tsx$/, because: 'the CRM’s widget, no page' },
  { file: /^src\/texts\/load\.ts$/, because: 'files of texts, no page' },
];

/** Looks like the address of a page, or opens the login over one; a third party's widget is no page. */
const ADDRESS = /^(?:\/(?!widgets\/)[a-z$]|#login$)/i;

/** The text after an inserted value that looks like the rest of an address. */
const REST = /^\/[a-z$]/i;

/** Attributes whose value is always an address, except another site, a place on the page and nothing. */
const LINKS: ReadonlySet<string> = new Set(['href', 'to']);
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|#|$)/i;

/** Calls that take a path that a brand, content or the platform names: none that is written beside them. */
const TAKERS: ReadonlySet<string> = new Set(['pathFor']);

/** Calls that make or define an address: the compiler checks a path that stands there. */
const MAKERS: ReadonlySet<string> = new Set(['address', 'createFileRoute']);

/** Types of such paths: the compiler checks a value that `satisfies` them, too. */
const PATHS = /\b(?:Page|Content)Path\b/;

/** Addresses of pages in a module of the site that no compiler checks. @throws on a syntax error */
export function writtenAddresses(file: string, code: string): { what: string; offset: number }[] {
  if (!file.startsWith('src/') || WRITTEN.some((one) => one.file.test(file))) return [];
  const { program } = parseSync(file, code);
  const found = new Map<number, string>();
  const held: { start: number; end: number }[] = [];
  const link = (value: ESTree.Node | null | undefined) => {
    if (value?.type === 'JSXExpressionContainer') link(value.expression);
    const text = textOf(value);
    if (value && text !== undefined && !ELSEWHERE.test(text)) found.set(value.start, text);
  };
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string' && ADDRESS.test(value)) found.set(start, value);
    },
    TemplateLiteral({ quasis, start }) {
      const [begin = '', ...rest] = quasis.map(({ value }) => value.cooked ?? '');
      const text = ADDRESS.test(begin) ? begin : rest.find((part) => REST.test(part));
      if (text !== undefined) found.set(start, text);
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && LINKS.has(name.name)) link(value);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && LINKS.has(key.name)) link(value);
    },
    CallExpression({ callee, arguments: values }) {
      if (callee.type !== 'Identifier') return;
      const [first] = values;
      if (MAKERS.has(callee.name) && first) held.push(first);
      if (!TAKERS.has(callee.name)) return;
      for (const value of values) {
        const text = textOf(value);
        if (text !== undefined) found.set(value.start, text);
      }
    },
    TSSatisfiesExpression({ expression, typeAnnotation: { start, end } }) {
      if (PATHS.test(code.slice(start, end))) held.push(expression);
    },
  }).visit(program);
  return [...found]
    .filter(([at]) => !held.some(({ start, end }) => start <= at && at < end))
    .map(([offset, what]) => ({ what, offset }));
}

/** The text of a literal; of a template, the part before its first value. */
function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? '') : undefined;
}
