import type { ArrayElementNode, ExprNode } from 'groq-js';
import type { ContentDocument } from '../documents.ts';

type Documents = readonly ContentDocument[];

/** Documents with the two ways in that questions take: by id, and by type. */
export interface Shelf {
  readonly all: Documents;
  byId(id: string): ContentDocument | undefined;
  /** The documents of some types, in the order of all. */
  ofTypes(types: readonly string[]): Documents;
}

/** Each way in is made when it is first taken. */
export function shelf(all: Documents): Shelf {
  let ids: ReadonlyMap<string, ContentDocument> | undefined;
  let types: ReadonlyMap<string, Documents> | undefined;
  return {
    all,
    byId(id) {
      ids ??= new Map(all.map((document) => [document._id, document]));
      return ids.get(id);
    },
    ofTypes(wanted) {
      const [only = '', ...others] = wanted;
      if (others.length > 0) return all.filter(({ _type }) => wanted.includes(_type));
      types ??= Map.groupBy(all, ({ _type }) => _type);
      return types.get(only) ?? [];
    },
  };
}

/** The same with documents that stand in for those of their ids, or are added. */
export function covered(base: Shelf, overrides: Documents): Shelf {
  if (overrides.length === 0) return base;
  const replaced = new Set(overrides.map(({ _id }) => _id));
  return shelf([...base.all.filter(({ _id }) => !replaced.has(_id)), ...overrides]);
}

type Params = Readonly<Record<string, unknown>>;

/** No caller's parameter has such a name. */
const LIST = '*';

/**
 * Reads `*[_type == "…" && …]` from the documents of that type alone: the filter lets no others pass, so that
 * the answer is the same. Rewrites the tree.
 * @returns the lists that the tree now reads, as parameters of its evaluation
 */
export function narrow(
  tree: ExprNode,
  from: Shelf,
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
    const types = typesOf(node.expr, params);
    if (types === undefined) continue;
    const name = `${LIST}${JSON.stringify(types)}`;
    lists[name] ??= from.ofTypes(types);
    node.base = { type: 'Parameter', name };
  }
  return lists;
}

/** The types outside which a condition never holds; undefined where it says nothing of types. */
function typesOf(condition: ExprNode, params: Params): readonly string[] | undefined {
  if (condition.type === 'Group') return typesOf(condition.base, params);
  if (condition.type === 'And') {
    return typesOf(condition.left, params) ?? typesOf(condition.right, params);
  }
  if (condition.type !== 'OpCall' || !['==', 'in'].includes(condition.op)) return undefined;
  const { left, right, op } = condition;
  if (left.type !== 'AccessAttribute' || left.name !== '_type' || left.base) return undefined;
  const value = valueOf(right, params);
  const named = op === '==' ? [value] : value;
  return Array.isArray(named) && named.every((each) => typeof each === 'string')
    ? named
    : undefined;
}

function valueOf(node: ExprNode, params: Params): unknown {
  if (node.type === 'Value') return node.value;
  if (node.type === 'Parameter') return params[node.name];
  if (node.type !== 'Array') return undefined;
  return node.elements.map((each: ArrayElementNode) =>
    each.isSplat ? undefined : valueOf(each.value, params),
  );
}
