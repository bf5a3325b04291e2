import { dirname, join } from 'node:path/posix';
import { type ESTree, parseSync, Visitor } from 'vite';

/** The runtime, which tells a chart that its page opens, its surroundings, and news of the player. */
const TELLER = 'src/runtime/flows/use-flow.ts';

/** Its components listen for a page, from their effects: what a frame says, for example. */
const LISTENERS = 'src/runtime/';

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

type Named = Place & { readonly name: string };

/** What a module of the site hands to effects and to components. */
export interface EffectsOf {
  readonly sends: readonly Place[];
  readonly names: readonly Named[];
  /** Functions that may be called by name. */
  readonly functions: readonly Named[];
  /** What hooks are given, by the name of the hook. */
  readonly given: readonly Named[];
  /** What components are given, by the name of the attribute. */
  readonly passed: readonly (Named & { readonly to: string })[];
  /** Components that are given an object that comes from elsewhere: `{...props}`. */
  readonly handedOn: readonly string[];
  /** Names that are taken out of an object under another name. */
  readonly renamed: readonly { readonly key: string; readonly name: string }[];
  /** The module, relative to the root, that a component comes from, by its name here. */
  readonly from: ReadonlyMap<string, string>;
  /** Modules whose exports are exported here too. */
  readonly reexported: readonly string[];
}

/** An effect that sends to a chart. */
export interface Sending {
  /** The hook, or the attribute of a component that ends in one. */
  readonly by: string;
  readonly offset: number;
}

/** Reads a module for {@link effectsThatSend}. @throws on a syntax error */
export function readEffects(file: string, code: string): EffectsOf {
  const { program, errors } = parseSync(file, code);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const sends: Place[] = [];
  const names: Named[] = [];
  const functions: Named[] = [];
  const given: Named[] = [];
  const passed: EffectsOf['passed'][number][] = [];
  const renamed: EffectsOf['renamed'][number][] = [];
  const from = new Map<string, string>();
  const handedOn: string[] = [];
  const reexported: string[] = [];
  const spreads: (Place & { readonly to: string })[] = [];
  const properties: Named[] = [];
  const loads: Named[] = [];
  const declared: Named[] = [];
  const moduleOf = (specifier: string): string => join(dirname(file), specifier);
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const { local } of specifiers) from.set(local.name, moduleOf(source.value));
    },
    ImportExpression({ source, start, end }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      loads.push({ name: moduleOf(source.value), start, end });
    },
    ExportAllDeclaration({ source }) {
      reexported.push(moduleOf(source.value));
    },
    ExportNamedDeclaration({ source }) {
      if (source !== null) reexported.push(moduleOf(source.value));
    },
    CallExpression({ callee, arguments: all, start, end }) {
      const isSend = callee.type === 'MemberExpression' && nameOf(callee.property) === 'send';
      if (isSend) sends.push({ start, end });
      const hook = nameOf(callee);
      if (hook === undefined || !HOOK.test(hook) || NOT_EFFECTS.has(hook)) return;
      for (const one of all) given.push({ ...placeOf(one), name: hook });
    },
    JSXOpeningElement({ name, attributes }) {
      const to = rootOf(name);
      if (to === undefined) return;
      for (const one of attributes) {
        if (one.type === 'JSXSpreadAttribute') spreads.push({ ...placeOf(one), to });
        else if (one.name.type === 'JSXIdentifier') {
          passed.push({ ...placeOf(one), to, name: one.name.name });
        }
      }
    },
    Property({ key, value }) {
      const name = nameOf(value.type === 'AssignmentPattern' ? value.left : value);
      const was = nameOf(key);
      if (name !== undefined && was !== undefined) renamed.push({ key: was, name });
      if (was !== undefined) properties.push({ ...placeOf(value), name: was });
    },
    VariableDeclarator({ id, init }) {
      const name = nameOf(id);
      if (name === undefined || init === null) return;
      declared.push({ ...placeOf(init), name });
      if (isFunction(init)) functions.push({ ...placeOf(init), name });
    },
    FunctionDeclaration({ id, body }) {
      if (id !== null && body !== null) functions.push({ ...placeOf(body), name: id.name });
    },
    Identifier({ name, start, end }) {
      names.push({ name, start, end });
    },
  }).visit(program);
  for (const { to, ...spread } of spreads) {
    const written = properties.filter((one) => isWithin(one, spread));
    passed.push(...written.map((one) => ({ ...one, to })));
    if (written.length === 0) handedOn.push(to);
  }
  // A part that is loaded later names its module itself, or by a function.
  const within = (place: Place) => (one: Place) => isWithin(one, place);
  const loaders = new Map(
    declared.map((one) => [one.name, loads.find(within(one))?.name] as const),
  );
  for (const one of declared) {
    const known = names.filter(within(one)).map(({ name }) => loaders.get(name));
    const module = loaders.get(one.name) ?? known.find((loaded) => loaded !== undefined);
    if (module !== undefined) from.set(one.name, module);
  }
  return { sends, names, functions, given, passed, handedOn, renamed, from, reexported };
}

/**
 * Places of the site where something is sent to a chart from within an effect: `.send(…)` in a function given to a
 * hook, the house's own hooks among them, or in a function of the module that it calls by name; or in a function
 * that is given to a component, whose module hands what has that name to an effect, itself or by others.
 * @param modules by their files, relative to the root
 */
export function effectsThatSend(
  modules: ReadonlyMap<string, EffectsOf>,
): ReadonlyMap<string, readonly Sending[]> {
  /** The names, of each module, that are used in an effect; a component's attributes are among them. */
  const inEffects = new Map<string, Set<string>>();
  const usedBy = (file: string): ReadonlySet<string> =>
    (file.startsWith(LISTENERS) ? undefined : inEffects.get(file)) ?? new Set();
  const effectsIn = (file: string, { given, passed, from }: EffectsOf): readonly Named[] => [
    ...given,
    ...passed.flatMap(({ to, name, ...place }) =>
      usedBy(from.get(to) ?? file).has(name) ? [{ ...place, name: `${to} ${name}` }] : [],
    ),
  ];
  for (let known = -1; known < sizeOf(inEffects);) {
    known = sizeOf(inEffects);
    for (const [file, module] of modules) {
      const used = inEffects.get(file) ?? new Set();
      const places = [
        ...effectsIn(file, module),
        ...module.functions.filter(({ name }) => isCalled(name) && used.has(name)),
      ];
      for (const one of module.names) {
        if (places.some((place) => isWithin(one, place))) used.add(one.name);
      }
      for (const { key, name } of module.renamed) if (used.has(name)) used.add(key);
      const others = module.handedOn.map((to) => module.from.get(to) ?? file);
      for (const other of [...others, ...module.reexported]) {
        for (const name of usedBy(other)) used.add(name);
      }
      inEffects.set(file, used);
    }
  }
  return new Map(
    [...modules].flatMap(([file, module]) => {
      if (file === TELLER) return [];
      const isSending = senderIn(module);
      const found = effectsIn(file, module).filter(isSending);
      return [[file, found.map(({ name, start }) => ({ by: name, offset: start }))] as const];
    }),
  );
}

/** Whether a place of a module sends, itself or by a function that it calls by name. */
function senderIn({ sends, names, functions }: EffectsOf): (place: Place) => boolean {
  const sending = new Set<string>();
  const isSending = (place: Place): boolean =>
    sends.some((one) => isWithin(one, place)) ||
    names.some((one) => sending.has(one.name) && isWithin(one, place));
  for (let known = -1; known < sending.size;) {
    known = sending.size;
    for (const one of functions) if (isCalled(one.name) && isSending(one)) sending.add(one.name);
  }
  return isSending;
}

/** A component renders, and a hook shows by itself what it is given. */
const isCalled = (name: string): boolean => /^[a-z]/.test(name) && !HOOK.test(name);

const sizeOf = (sets: ReadonlyMap<string, ReadonlySet<string>>): number =>
  [...sets.values()].reduce((sum, { size }) => sum + size, 0);

const isWithin = (one: Place, { start, end }: Place): boolean =>
  start <= one.start && one.end <= end;

const placeOf = ({ start, end }: Place): Place => ({ start, end });

function isFunction(node: ESTree.Expression | null): node is ESTree.Expression {
  if (node?.type === 'CallExpression') return WRAPPERS.has(nameOf(node.callee) ?? '');
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;

/** `Details` of `<Details>`, `LaterStep` of `<LaterStep.Part>`; nothing for an element of the page. */
function rootOf(node: ESTree.JSXElementName): string | undefined {
  if (node.type === 'JSXMemberExpression') return rootOf(node.object);
  return node.type === 'JSXIdentifier' && /^[A-Z]/.test(node.name) ? node.name : undefined;
}
