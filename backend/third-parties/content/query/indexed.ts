import type { ArrayElementNode, ExprNode } from 'groq-js';
import type { ContentDocument } from '../documents.ts';

type Documents = readonly ContentDocument[];

/** Documents with the ways in that questions take: by id, by type, and by what they refer to. */
export interface Indexed {
  readonly all: Documents;
  byId(id: string): ContentDocument | undefined;
  /** The documents of some ids, in the order of all. */
  ofIds(ids: readonly string[]): Documents;
  /** The documents of some types, in the order of all. */
  ofTypes(types: readonly string[]): Documents;
  /** Those with a reference to an id, anywhere in them, in the order of all. */
  referringTo(id: string): Documents;
}

/** Each way in is made when it is first taken. */
export function indexed(all: Documents): Indexed {
  let places: ReadonlyMap<string, number> | undefined;
  let types: ReadonlyMap<string, Documents> | undefined;
  let referring: ReadonlyMap<string, Documents> | undefined;
  const placeOf = (id: string): number | undefined => {
    places ??= new Map(all.map(({ _id }, place) => [_id, place]));
    return places.get(id);
  };
  return {
    all,
    byId: (id) => all[placeOf(id) ?? -1],
    ofIds: (ids) =>
      [...new Set(ids)]
        .flatMap((id) => placeOf(id) ?? [])
        .toSorted((one, other) => one - other)
        .flatMap((place) => all[place] ?? []),
    ofTypes(wanted) {
      const [only = '', ...others] = wanted;
      if (others.length > 0) return all.filter(({ _type }) => wanted.includes(_type));
      types ??= Map.groupBy(all, ({ _type }) => _type);
      return types.get(only) ?? [];
    },
    referringTo(id) {
      referring ??= byTarget(all);
      return referring.get(id) ?? [];
    },
  };
}

function byTarget(all: Documents): ReadonlyMap<string, Documents> {
  const found = new Map<string, ContentDocument[]>();
  for (const document of all) {
    for (const id of new Set(targetsIn(document))) {
      const known = found.get(id);
      if (known) known.push(document);
      else found.set(id, [document]);
    }
  }
  return found;
}

function* targetsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if ('_ref' in value && typeof value._ref === 'string') yield value._ref;
  for (const each of Object.values(value)) yield* targetsIn(each);
}

/** The same with documents that stand in for those of their ids, or are added. */
export function covered(base: Indexed, overrides: Documents): Indexed {
  if (overrides.length === 0) return base;
  const replaced = new Set(overrides.map(({ _id }) => _id));
  return indexed([...base.all.filter(({ _id }) => !replaced.has(_id)), ...overrides]);
}

type Params = Readonly<Record<string, unknown>>;

/** No caller's parameter has such a name. */
const LIST = '*';

/**
 * Reads `*[_type == "…" && …]` from the documents of that type alone, `*[_id in […]]` from those, and
 * `*[references("…")]` or `*["…" in names[]._ref]` from those that refer to it: the filter lets no others pass, so
 * that the answer is the same. Rewrites the tree.
 * @returns the lists that the tree now reads, as parameters of its evaluation
 */
export function narrow(
  tree: ExprNode,
  from: Indexed,
  params: Params,
): Readonly<Record<string, Documents>> {
  const lists: Record<string, Documents> = {};
  const pending: unknown[] = [tree];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part !== 'object' || part === null) continue;
    for (const each of Object.values(part)) pending.push(each);
    const node = part as ExprNode;
    if (node.type !== 'Filter' || node.base.type !== 'Everything') continue;
    const all = conditionsOf(node.expr);
    const first = <Value>(read: (each: ExprNode) => Value | undefined): Value | undefined =>
      all.map(read).find((each) => each !== undefined);
    const types = first((each) => valuesOf('_type', each, params));
    const ids = first((each) => valuesOf('_id', each, params));
    const target = first((each) => targetOf(each, params));
    if ((types ?? ids ?? target) === undefined) continue;
    const name = `${LIST}${JSON.stringify([types, target, ids])}`;
    lists[name] ??= listOf(from, types, target, ids);
    node.base = { type: 'Parameter', name };
  }
  return lists;
}

function listOf(
  from: Indexed,
  types: readonly string[] | undefined,
  target: string | undefined,
  ids: readonly string[] | undefined,
): Documents {
  const few = ids ? from.ofIds(ids) : target === undefined ? undefined : from.referringTo(target);
  if (few === undefined) return from.ofTypes(types ?? []);
  return types ? few.filter(({ _type }) => types.includes(_type)) : few;
}

/** The conditions that must all hold. */
function conditionsOf(condition: ExprNode): readonly ExprNode[] {
  if (condition.type === 'Group') return conditionsOf(condition.base);
  if (condition.type !== 'And') return [condition];
  return [...conditionsOf(condition.left), ...conditionsOf(condition.right)];
}

/** The types or ids outside which a condition never holds; undefined where it says nothing of them. */
function valuesOf(
  name: '_type' | '_id',
  condition: ExprNode,
  params: Params,
): readonly string[] | undefined {
  if (condition.type !== 'OpCall' || !['==', 'in'].includes(condition.op)) return undefined;
  const { left, right, op } = condition;
  if (left.type !== 'AccessAttribute' || left.name !== name || left.base) return undefined;
  const value = valueOf(right, params);
  const named = op === '==' ? [value] : value;
  return Array.isArray(named) && named.every((each) => typeof each === 'string')
    ? named
    : undefined;
}

/** The id without a reference to which a condition never holds. */
function targetOf(condition: ExprNode, params: Params): string | undefined {
  const text = (node: ExprNode): string | undefined => {
    const value = valueOf(node, params);
    return typeof value === 'string' ? value : undefined;
  };
  if (condition.type === 'FuncCall') {
    const { namespace, name, args } = condition;
    const isOne = namespace === 'global' && name === 'references' && args.length === 1;
    return isOne ? text(args[0]) : undefined;
  }
  if (condition.type !== 'OpCall') return undefined;
  const { left, right, op } = condition;
  if ((op === 'in' || op === '==') && isOwnReference(right)) return text(left);
  return op === '==' && isOwnReference(left) ? text(right) : undefined;
}

/** `category._ref`, `categories[]._ref`, `tiles[].game._ref`: of the document itself, not of what it refers to. */
function isOwnReference(node: ExprNode): boolean {
  if (node.type !== 'Map')
    return isOwn(node) && node.type === 'AccessAttribute' && node.name === '_ref';
  const { base, expr } = node;
  return base.type === 'ArrayCoerce' && isOwn(base.base) && isOwnReference(expr);
}

const isOwn = (node: ExprNode): boolean =>
  node.type === 'This' || (node.type === 'AccessAttribute' && (!node.base || isOwn(node.base)));

function valueOf(node: ExprNode, params: Params): unknown {
  if (node.type === 'Value') return node.value;
  if (node.type === 'Parameter') return params[node.name];
  if (node.type !== 'Array') return undefined;
  return node.elements.map((each: ArrayElementNode) =>
    each.isSplat ? undefined : valueOf(each.value, params),
  );
}
