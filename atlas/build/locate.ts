import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'vite';
import type { ChartEdge, ChartSnapshot } from '../../machines/engine/snapshot.ts';

/** A node of a syntax tree, as far as charts are read. */
interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/** A part of a chart in its file. */
interface Place {
  readonly file: string;
  readonly node: Syntax;
}

interface Module {
  readonly file: string;
  readonly text: string;
  readonly body: readonly Syntax[];
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

const childrenOf = (node: Syntax): Syntax[] =>
  Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isSyntax);

function find(node: Syntax, matches: (one: Syntax) => boolean): Syntax | undefined {
  if (matches(node)) return node;
  for (const child of childrenOf(node)) {
    const found = find(child, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

const parse = (file: string): Module => {
  const text = readFileSync(file, 'utf8');
  return {
    file,
    text,
    body: (parseSync(file, text).program as unknown as Syntax).body as Syntax[],
  };
};

/**
 * Finds where in the sources the states and transitions of a flow's chart are written.
 *
 * @param machines absolute path of `machines/`
 * @returns id → `machines/…/file.ts:line`; a transition that is not found stands at its state
 */
export function locate(
  machines: string,
  chart: Pick<ChartSnapshot, 'flow' | 'root' | 'states' | 'transitions'>,
): ReadonlyMap<string, string> {
  const { machine, folder } = definitionOf(machines, chart.flow);
  const modules = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => parse(join(folder, name)));
  const reader = new Reader(modules);
  const config = reader.config(machine);
  const lines = new Map<string, string>();
  const root = join(machines, '..');
  const lineOf = ({ file, node }: Place): string => {
    const text = modules.find((one) => one.file === file)?.text ?? '';
    const path = relative(root, file).replaceAll(sep, '/');
    return `${path}:${text.slice(0, node.start).split('\n').length}`;
  };
  const visit = (id: string, place: Place): void => {
    for (const edge of chart.transitions.filter(({ source }) => source === id)) {
      lines.set(edge.id, lineOf(reader.transition(place, edge) ?? place));
    }
    const states = reader.property(place, 'states');
    for (const { id: inner, key } of chart.states.filter(({ parent }) => parent === id)) {
      const at = states === undefined ? undefined : reader.property(states, key, true);
      if (at === undefined) continue;
      lines.set(inner, lineOf(at));
      visit(inner, reader.value(at));
    }
  };
  if (config !== undefined) {
    lines.set(chart.root, lineOf(config));
    visit(chart.root, config);
  }
  return lines;
}

/** The folder of a flow that the registry lists, and the name of its machine there. */
function definitionOf(machines: string, flow: string): { machine: string; folder: string } {
  for (const { type, source } of parse(join(machines, 'registry.ts')).body) {
    const from = (source as Syntax | null | undefined)?.['value'];
    if (type !== 'ImportDeclaration' || typeof from !== 'string') continue;
    const file = resolve(machines, from);
    const entry = parse(file)
      .body.map((statement) => find(statement, (node) => isDefinition(node, flow)))
      .find((found) => found !== undefined);
    const machine = entry && propertiesOf(entry).find((one) => keyOf(one) === 'machine');
    const name = nameIn(machine?.['value']);
    if (name !== undefined) return { machine: name, folder: dirname(file) };
  }
  throw new Error(`${flow} is not in the registry`);
}

const isDefinition = (node: Syntax, flow: string): boolean =>
  node.type === 'ObjectExpression' &&
  propertiesOf(node).some(
    (one) => keyOf(one) === 'id' && (one['value'] as Syntax)['value'] === flow,
  );

const nameIn = (node: unknown): string | undefined =>
  isSyntax(node) ? (node['name'] as string | undefined) : undefined;

const propertiesOf = (node: Syntax): Syntax[] =>
  ((node['properties'] as Syntax[] | undefined) ?? []).filter(({ type }) => type === 'Property');

function keyOf(property: Syntax): string | undefined {
  const key = property['key'] as Syntax;
  return key.type === 'Identifier' ? (key['name'] as string) : String(key['value']);
}

/** Reads a flow's modules as the chart that they write. */
class Reader {
  private readonly declared = new Map<string, Place>();

  constructor(modules: readonly Module[]) {
    for (const { file, body } of modules) {
      for (const statement of body) {
        const declaration = (statement['declaration'] as Syntax | null | undefined) ?? statement;
        if (declaration.type === 'FunctionDeclaration') {
          this.declared.set(nameIn(declaration['id']) ?? '', { file, node: declaration });
        }
        if (declaration.type !== 'VariableDeclaration') continue;
        for (const one of declaration['declarations'] as Syntax[]) {
          if (isSyntax(one['init'])) {
            this.declared.set(nameIn(one['id']) ?? '', { file, node: one['init'] });
          }
        }
      }
    }
  }

  /** The configuration that a declared name stands for: an object, or the argument of a `create…` call. */
  config(name: string): Place | undefined {
    const place = this.declared.get(name);
    if (place === undefined) return undefined;
    const creates = find(
      place.node,
      (node) => node.type === 'CallExpression' && calleeOf(node)?.startsWith('create') === true,
    );
    const [argument] = (creates?.['arguments'] as Syntax[] | undefined) ?? [];
    if (argument !== undefined) return this.value({ file: place.file, node: argument });
    // A function of the flow's own that makes the machine.
    const callee = place.node.type === 'CallExpression' ? calleeOf(place.node) : undefined;
    if (callee !== undefined && callee !== name && this.declared.has(callee)) {
      return this.config(callee);
    }
    return this.value(place);
  }

  /** The node that a property or name stands for. */
  value({ file, node }: Place): Place {
    if (node.type === 'Property') return this.value({ file, node: node['value'] as Syntax });
    if (isSyntax(node['expression'])) return this.value({ file, node: node['expression'] });
    if (node.type === 'Identifier') {
      return this.config(node['name'] as string) ?? { file, node };
    }
    if (node.type === 'CallExpression') {
      const [argument] = node['arguments'] as Syntax[];
      const callee = calleeOf(node) ?? '';
      if (callee.startsWith('create') && argument !== undefined)
        return this.value({ file, node: argument });
      if (this.declared.has(callee)) {
        const made = this.declared.get(callee) as Place;
        const object = find(made.node, ({ type }) => type === 'ObjectExpression');
        if (object !== undefined) return { file: made.file, node: object };
      }
    }
    return { file, node };
  }

  /** A property of an object, those that it spreads included. @param whole the property, not its value */
  property(place: Place, name: string, whole = false): Place | undefined {
    const { file, node } = this.value(place);
    for (const one of (node['properties'] as Syntax[] | undefined) ?? []) {
      if (one.type === 'SpreadElement') {
        const found = this.property({ file, node: one['argument'] as Syntax }, name, whole);
        if (found !== undefined) return found;
      } else if (keyOf(one) === name) {
        return whole ? { file, node: one } : this.value({ file, node: one });
      }
    }
    return undefined;
  }

  /** Where a transition of the state with the given configuration is written. */
  transition(state: Place, { trigger, place: position }: ChartEdge): Place | undefined {
    switch (trigger.kind) {
      case 'event':
        return this.alternative(this.property(state, 'on'), trigger.type, position);
      case 'after':
        return this.alternative(this.property(state, 'after'), trigger.delay, position);
      case 'always':
        return this.alternative(state, 'always', position);
      case 'complete':
        return this.alternative(state, 'onDone', position);
      default: {
        const key = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' }[trigger.kind];
        const invoke = this.property(state, 'invoke');
        const each = invoke?.node['elements'] as Syntax[] | undefined;
        const invokes = each?.map((node) => ({ file: invoke?.file ?? '', node })) ?? [invoke];
        return invokes
          .filter((one) => one !== undefined)
          .map((one) => this.alternative(one, key, position))
          .find((found) => found !== undefined);
      }
    }
  }

  private alternative(holder: Place | undefined, key: string, position: number): Place | undefined {
    const whole = holder && this.property(holder, key, true);
    if (whole === undefined) return undefined;
    const value = this.value(whole);
    const each = value.node['elements'] as Syntax[] | undefined;
    const one = each?.[position - 1];
    return one === undefined ? whole : { file: value.file, node: one };
  }
}

function calleeOf(call: Syntax): string | undefined {
  const callee = call['callee'] as Syntax;
  return callee.type === 'MemberExpression' ? nameIn(callee['property']) : nameIn(callee);
}
