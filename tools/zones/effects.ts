import { type ESTree, parseSync, Visitor } from 'vite';

/** The runtime, which tells a chart that its page opens, its surroundings, and news of the player. */
const TELLER = 'src/runtime/flows/use-flow.ts';

/** Hooks whose function runs because a person acts or a chart announces a fact, not because of a render. */
const NOT_EFFECTS: ReadonlySet<string> = new Set([
  'useCallback',
  'useFlow',
  'useMemo',
  'useSelector',
  'useState',
]);

/** Hooks that return the function that they are given. */
const WRAPPERS: ReadonlySet<string> = new Set(['useCallback', 'useEffectEvent', 'useMemo']);

const HOOK = /^use[A-Z]/;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A hook whose function sends. */
export interface Sending {
  readonly hook: string;
  readonly offset: number;
}

/**
 * Places where a module of the site sends to a chart from within an effect: `.send(…)` in a function given to a
 * hook, the house's own hooks among them, or in a function of the module that it calls by name.
 * @throws on a syntax error
 */
export function effectsThatSend(file: string, code: string): readonly Sending[] {
  if (file === TELLER) return [];
  const { program, errors } = parseSync(file, code);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const sends: Place[] = [];
  const names: (Place & { readonly name: string })[] = [];
  const functions: (Place & { readonly name: string })[] = [];
  const given: (Place & { readonly hook: string })[] = [];
  new Visitor({
    CallExpression({ callee, arguments: all, start, end }) {
      const isSend = callee.type === 'MemberExpression' && nameOf(callee.property) === 'send';
      if (isSend) sends.push({ start, end });
      const hook = nameOf(callee);
      if (hook === undefined || !HOOK.test(hook) || NOT_EFFECTS.has(hook)) return;
      for (const one of all) given.push({ hook, start: one.start, end: one.end });
    },
    VariableDeclarator({ id, init }) {
      const name = nameOf(id);
      if (name !== undefined && isFunction(init)) functions.push({ ...placeOf(init), name });
    },
    FunctionDeclaration({ id, body }) {
      if (id !== null && body !== null) functions.push({ ...placeOf(body), name: id.name });
    },
    Identifier({ name, start, end }) {
      names.push({ name, start, end });
    },
  }).visit(program);

  const sending = new Set<string>();
  const isSending = (place: Place): boolean =>
    sends.some((one) => isWithin(one, place)) ||
    names.some((one) => sending.has(one.name) && isWithin(one, place));
  for (let known = -1; known < sending.size;) {
    known = sending.size;
    // A component renders, and a hook shows by itself what it is given.
    const called = functions.filter(({ name }) => /^[a-z]/.test(name) && !HOOK.test(name));
    for (const one of called) if (isSending(one)) sending.add(one.name);
  }
  return given.filter(isSending).map(({ hook, start }) => ({ hook, offset: start }));
}

const isWithin = (one: Place, { start, end }: Place): boolean =>
  start <= one.start && one.end <= end;

const placeOf = ({ start, end }: Place): Place => ({ start, end });

function isFunction(node: ESTree.Expression | null): node is ESTree.Expression {
  if (node?.type === 'CallExpression') return WRAPPERS.has(nameOf(node.callee) ?? '');
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;
