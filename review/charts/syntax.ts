import { parseSync } from 'vite';

/** A node of a syntax tree, with the fields that are read here. */
export interface Syntax {
  readonly type: string;
  readonly [part: string]: unknown;
}

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

/** The statements of a module. @throws on a syntax error */
export function statementsOf(file: string, code: string): readonly Syntax[] {
  const { program, errors } = parseSync(file, code, { preserveParens: false });
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return (program as unknown as Syntax)['body'] as Syntax[];
}

/** Positions in the source, and types, which are gone before it runs. */
const LEFT_OUT = new Set([
  'start',
  'end',
  'range',
  'loc',
  'raw',
  'shorthand',
  'optional',
  'definite',
  'declare',
  'accessibility',
  'implements',
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
  'returnType',
]);

const ANNOTATED = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ParenthesizedExpression',
]);

/** An expression without the parts that only the compiler reads. */
export function plainly(node: Syntax): Syntax {
  let at = node;
  while (ANNOTATED.has(at.type)) at = at['expression'] as Syntax;
  return at;
}

const isFunction = ({ type }: Syntax): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** Whether something of a module is gone before it runs. */
export const isType = ({ type, declare }: Syntax): boolean =>
  type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration' || declare === true;

/** The name of a property that is not computed, however it is quoted. */
export function keyOf(property: Syntax): string | undefined {
  const key = property['key'] as Syntax;
  if (property['computed'] === true) return undefined;
  return key.type === 'Identifier' ? (key['name'] as string) : String(key['value']);
}

/**
 * The behaviour of a node as plain data, the same however it is laid out, commented or typed.
 *
 * @param part is handed every function that is the value of a property, with the keys that lead there; when it
 * takes one, its place alone stands in the data
 */
export function shapeOf(
  node: unknown,
  part: (path: string, node: Syntax) => boolean,
  path = '',
): unknown {
  if (Array.isArray(node))
    return node.map((one, index) =>
      shapeOf(one, part, node.length > 1 && isObject(one) ? `${path}.${index + 1}` : path),
    );
  if (!isSyntax(node)) return inJson(node);
  const syntax = plainly(node);
  if (syntax.type === 'Literal' && isRegex(syntax)) return { regex: syntax['regex'] };
  if (syntax.type === 'Property') return propertyShape(syntax, part, path);
  return Object.fromEntries(
    Object.entries(syntax).flatMap(([name, inner]) =>
      (LEFT_OUT.has(name) && !(name === 'optional' && inner === true)) || isTypeOnly(inner)
        ? []
        : [[name, shapeOf(inner, part, path)]],
    ),
  );
}

/** JSON has no bigints, and writes infinite values as `null`. */
function inJson(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

function propertyShape(
  property: Syntax,
  part: Parameters<typeof shapeOf>[1],
  path: string,
): unknown {
  const key = keyOf(property);
  const value = plainly(property['value'] as Syntax);
  const at = `${path}.${key}`;
  const kind = property['kind'];
  if (key !== undefined && isFunction(value) && part(at, value)) return { key, kind, part: at };
  const { computed } = property;
  return key === undefined
    ? {
        computed,
        kind,
        key: shapeOf(property['key'], part, path),
        value: shapeOf(value, part, path),
      }
    : { key, kind, value: shapeOf(value, part, at) };
}

const isObject = (node: unknown): boolean =>
  isSyntax(node) && plainly(node).type === 'ObjectExpression';
const isRegex = ({ regex }: Syntax): boolean => regex !== undefined && regex !== null;
const isTypeOnly = (node: unknown): boolean => isSyntax(node) && isType(node);

/** The names that a pattern declares; its defaults and computed keys declare none. */
export function boundIn(pattern: Syntax): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern['name'])];
    case 'AssignmentPattern':
      return boundIn(pattern['left'] as Syntax);
    case 'RestElement':
      return boundIn(pattern['argument'] as Syntax);
    case 'ArrayPattern':
      return (pattern['elements'] as (Syntax | null)[]).flatMap((one) => (one ? boundIn(one) : []));
    case 'ObjectPattern':
      return (pattern['properties'] as Syntax[]).flatMap((one) =>
        boundIn(one.type === 'Property' ? (one['value'] as Syntax) : one),
      );
    default:
      throw new Error(`Nobody knows what a ${pattern.type} declares`);
  }
}

/**
 * Whether reading a node may do something, or depend on what something else did; the body of a function only does
 * when it is called.
 */
export function runs(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(runs);
  if (!isSyntax(node) || isFunction(node) || node.type === 'FunctionDeclaration') return false;
  return DOES.test(node.type) || Object.values(node).some(runs);
}

const DOES =
  /^(?:Call|New|TaggedTemplate|Assignment|Update|Await|Import|Class|Unary)Expression$|^ClassDeclaration$|Statement$/;

/** The forms, beside names, that make code depend on where and when it runs, as they are written. */
function dependenceOf(node: Syntax): string | undefined {
  const nameIn = (part: string): unknown => (node[part] as Syntax | undefined)?.['name'];
  switch (node.type) {
    case 'UnaryExpression':
      return node['operator'] === 'typeof' && typeof nameIn('argument') === 'string'
        ? `typeof ${String(nameIn('argument'))}`
        : undefined;
    case 'NewExpression':
      return nameIn('callee') === 'Date' && (node['arguments'] as Syntax[]).length === 0
        ? 'new Date()'
        : undefined;
    case 'MemberExpression': {
      const { object, property, computed } = node as unknown as Record<string, Syntax>;
      const key = computed ? dataOf(property as Syntax)?.value : property?.['name'];
      if (key === 'constructor') return '.constructor';
      return `${String(object?.['name'])}.${String(key)}`;
    }
    default:
      return undefined;
  }
}

/**
 * Every name that a node uses, its own declarations included, and the other forms by which it may depend on where
 * it runs; property names are none.
 */
export function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) namesIn(one, found);
  else if (isSyntax(node)) {
    const { type, computed } = node;
    if (type === 'Identifier' || type === 'JSXIdentifier') found.add(node['name'] as string);
    const dependence = dependenceOf(node);
    if (dependence !== undefined) found.add(dependence);
    const skipped =
      computed === true
        ? ''
        : type === 'MemberExpression'
          ? 'property'
          : type === 'Property'
            ? 'key'
            : '';
    for (const [name, inner] of Object.entries(node))
      if (name !== skipped && !(LEFT_OUT.has(name) && name !== 'optional')) namesIn(inner, found);
  }
  return found;
}

/** The modules that a node imports when it runs; undefined for each module whose name it computes. */
export function loadedIn(node: unknown): (string | undefined)[] {
  if (Array.isArray(node)) return node.flatMap(loadedIn);
  if (!isSyntax(node)) return [];
  const inner = Object.values(node).flatMap(loadedIn);
  if (node.type !== 'ImportExpression') return inner;
  const source = dataOf(node['source'] as Syntax)?.value;
  return [typeof source === 'string' ? source : undefined, ...inner];
}

/** Written-out data: numbers, texts, lists and tables of them; undefined for anything else. */
export function dataOf(node: Syntax): { readonly value: unknown } | undefined {
  const at = plainly(node);
  switch (at.type) {
    case 'Literal':
      return isRegex(at) || inJson(at['value']) !== at['value']
        ? undefined
        : { value: at['value'] };
    case 'TemplateLiteral': {
      const [only, ...more] = at['quasis'] as { readonly value: { readonly cooked: string } }[];
      return more.length > 0 || only === undefined ? undefined : { value: only.value.cooked };
    }
    case 'UnaryExpression': {
      const value = dataOf(at['argument'] as Syntax)?.value;
      // JSON writes both zeros alike.
      return at['operator'] === '-' && typeof value === 'number' && value !== 0
        ? { value: -value }
        : undefined;
    }
    case 'BinaryExpression':
      return calculated(at);
    case 'ArrayExpression': {
      const all = (at['elements'] as (Syntax | null)[]).map((one) => one && dataOf(one));
      return all.every((one) => one) ? { value: all.map((one) => one?.value) } : undefined;
    }
    case 'ObjectExpression': {
      const rows = (at['properties'] as Syntax[]).map((one) => {
        const key = one.type === 'Property' ? keyOf(one) : undefined;
        const data = key === undefined ? undefined : dataOf(one['value'] as Syntax);
        return data && ([key as string, data.value] as const);
      });
      return rows.every((row) => row !== undefined)
        ? { value: Object.fromEntries(rows) }
        : undefined;
    }
    default:
      return undefined;
  }
}

const CALCULATE: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
};

function calculated(node: Syntax): { readonly value: number } | undefined {
  const left = dataOf(node['left'] as Syntax)?.value;
  const right = dataOf(node['right'] as Syntax)?.value;
  const calculate = CALCULATE[node['operator'] as string];
  if (calculate === undefined || typeof left !== 'number' || typeof right !== 'number')
    return undefined;
  const value = calculate(left, right);
  return Number.isFinite(value) && !Object.is(value, -0) ? { value } : undefined;
}
