import { sha256 } from './hash.ts';
import {
  boundIn,
  dataOf,
  isSyntax,
  isType,
  loadedIn,
  namesIn,
  plainly,
  runs,
  shapeOf,
  statementsOf,
  type Syntax,
} from './syntax.ts';

/** Part of the code as reviewers sign it off: read as data where it is data, else by its behaviour. */
export type CodePart =
  | {
      readonly is: 'value';
      readonly value: unknown;
      /** SHA-256 of tables with their rows in order, where there are several. */
      readonly order?: string;
    }
  /** SHA-256 of its behaviour: comments, layout and types aside. */
  | { readonly is: 'function' | 'definition'; readonly hash: string };

/** A declaration of a module under one name. */
export interface Declaration {
  /** Its parts: itself, and each function in it under a key, by the keys that lead there. */
  readonly parts: Readonly<Record<string, CodePart>>;
  /** Every name that it may use. */
  readonly uses: ReadonlySet<string>;
  /** Modules that it imports when it runs. */
  readonly loads: readonly string[];
}

/** A module by its top-level names. */
export interface ModuleCode {
  readonly declared: ReadonlyMap<string, Declaration>;
  /** Local name → where it comes from; `*` for all of a module. */
  readonly imports: ReadonlyMap<string, Imported>;
  /** Exported name → local name, or the export of another module. */
  readonly exports: ReadonlyMap<string, string | Imported>;
  /** Modules that are re-exported as a whole. */
  readonly passesOn: readonly string[];
  /** Names of the code that runs when the module is read, for any import. */
  readonly atOnce: readonly string[];
  /** Modules that are read along with it, for any import. */
  readonly reads: readonly string[];
  /** The code that runs when the module is read, in its order: the order of mere declarations does not matter. */
  readonly order: readonly string[];
}

export interface Imported {
  readonly from: string;
  readonly name: string;
}

/** Reads a module, or a file of JSON. @throws on a syntax error, or where a module computes the name of an import */
export function readModule(file: string, code: string): ModuleCode {
  if (file.endsWith('.json')) return moduleOfJson(JSON.parse(code));
  const declared = new Map<string, Declaration>();
  const imports = new Map<string, Imported>();
  const exports = new Map<string, string | Imported>();
  const passesOn: string[] = [];
  const atOnce: string[] = [];
  const reads: string[] = [];
  const inTurn: { readonly name: string; readonly runs: boolean }[] = [];
  // A bundler leaves out the call after such a comment, and nobody reads comments.
  if (/[@#]__(?:PURE|NO_SIDE_EFFECTS)__/.test(code))
    throw new Error(`${file}: a comment decides there what runs, which nobody can approve`);
  const define = (name: string, node: Syntax, is: Named['is']): void => {
    if (declared.has(name)) throw new Error(`${file}: ${name} is declared twice`);
    declared.set(name, declarationOf(file, name, node, is));
    if (is === 'definition' && dataOf(node) === undefined) inTurn.push({ name, runs: runs(node) });
  };
  for (const statement of statementsOf(file, code)) {
    const { type, exportKind, importKind } = statement;
    const from = (statement['source'] as Syntax | null | undefined)?.['value'] as
      | string
      | undefined;
    if (exportKind === 'type' || importKind === 'type') continue;
    if (from !== undefined) reads.push(from);
    if (type === 'ImportDeclaration') {
      const specifiers = statement['specifiers'] as Syntax[];
      if (specifiers.length === 0) inTurn.push({ name: `import ${from ?? ''}`, runs: true });
      for (const one of specifiers)
        if (one['importKind'] !== 'type')
          imports.set(nameOf(one['local']), { from: from ?? '', name: importedName(one) });
    } else if (type === 'ExportAllDeclaration') {
      if (isSyntax(statement['exported']))
        exports.set(nameOf(statement['exported']), { from: from ?? '', name: '*' });
      else passesOn.push(from ?? '');
    } else if (type === 'ExportNamedDeclaration' && !isSyntax(statement['declaration'])) {
      for (const one of statement['specifiers'] as Syntax[])
        if (one['exportKind'] !== 'type')
          exports.set(
            nameOf(one['exported']),
            from === undefined ? nameOf(one['local']) : { from, name: nameOf(one['local']) },
          );
    } else {
      const isExported = type.startsWith('Export');
      const own = isExported ? (statement['declaration'] as Syntax) : statement;
      if (isType(own)) continue;
      const named = namedIn(own, type === 'ExportDefaultDeclaration');
      if (named.length === 0) {
        const name = `what runs at once (${atOnce.length + 1})`;
        atOnce.push(name);
        define(name, own, 'definition');
      }
      for (const { name, node, is } of named) {
        define(name, node, is);
        if (isExported) exports.set(name, name);
      }
    }
  }
  // Beside a statement that sets a name anew, the place of each read matters.
  const order = inTurn.flatMap((one) => (one.runs || atOnce.length > 0 ? one.name : []));
  return { declared, imports, exports, passesOn, atOnce, reads, order };
}

const moduleOfJson = (value: unknown): ModuleCode => ({
  declared: new Map([
    ['default', { uses: new Set(), loads: [], parts: { default: { is: 'value', value } } }],
  ]),
  imports: new Map(),
  exports: new Map([['default', 'default']]),
  passesOn: [],
  atOnce: [],
  reads: [],
  order: [],
});

interface Named {
  readonly name: string;
  readonly node: Syntax;
  readonly is: 'function' | 'definition';
}

function namedIn(node: Syntax, isDefault: boolean): Named[] {
  if (isDefault) return [{ name: 'default', node, is: kindOf(node) }];
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return [{ name: nameOf(node['id']), node, is: kindOf(node) }];
  if (node.type !== 'VariableDeclaration') return [];
  return (node['declarations'] as Syntax[]).flatMap((one): Named[] => {
    const init = one['init'];
    if (!isSyntax(init)) return [];
    const id = one['id'] as Syntax;
    // A destructured value is one declaration under each of its names.
    return id.type === 'Identifier'
      ? [{ name: nameOf(id), node: init, is: kindOf(plainly(init)) }]
      : boundIn(id).map((name) => ({ name, node: one, is: 'definition' as const }));
  });
}

const kindOf = ({ type }: Syntax): Named['is'] =>
  type.includes('Function') ? 'function' : 'definition';

/** @throws where it computes the name of an import */
function declarationOf(file: string, name: string, node: Syntax, is: Named['is']): Declaration {
  const uses = namesIn(node);
  const loads = loadedIn(node).map((source) => {
    if (source === undefined) throw new Error(`${file}: what ${name} imports cannot be read`);
    return source;
  });
  const data = dataOf(node);
  const hashOf = (shape: unknown): string => sha256(JSON.stringify(shape));
  if (data !== undefined) {
    const { value } = data;
    const order = hasRows(value) ? { order: hashOf(value) } : {};
    return { uses, loads, parts: { [name]: { is: 'value', value, ...order } } };
  }
  const parts: Record<string, CodePart> = {};
  const whole = shapeOf(
    node,
    (path, inner) => {
      // Two of the same name are in one part.
      if (is === 'function' || parts[path] !== undefined) return false;
      parts[path] = { is: 'function', hash: hashOf(shapeOf(inner, () => false)) };
      return true;
    },
    name,
  );
  return { uses, loads, parts: { [name]: { is, hash: hashOf(whole) }, ...parts } };
}

/** Whether something may be asked for in the order in which it was written. */
const hasRows = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.values(value).some(hasRows) || (!Array.isArray(value) && Object.keys(value).length > 1));

const nameOf = (node: unknown): string => {
  const { name, value } = node as Syntax;
  return String(name ?? value);
};

function importedName(specifier: Syntax): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier['imported']);
}
