/** An XML document's root. @throws when it is not well-formed */
export function parseXml(text: string): Element {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const error = document.querySelector('parsererror');
  if (error !== null) throw new Error(error.textContent);
  return document.documentElement;
}

const EXECUTABLE = ['raise', 'if', 'foreach', 'send', 'script', 'assign', 'log', 'cancel'];
const STATES = ['state', 'parallel', 'history', 'transition', 'invoke', 'onentry', 'onexit'];

/** The allowed elements of each element, and their attributes, as in the W3C's schema. */
const SCHEMA: Readonly<
  Record<string, { children: readonly string[]; must: readonly string[]; may: readonly string[] }>
> = {
  scxml: {
    children: ['state', 'parallel', 'final', 'datamodel', 'script'],
    must: ['version', 'xmlns'],
    may: ['initial', 'name', 'datamodel', 'binding'],
  },
  state: {
    children: [...STATES, 'initial', 'final', 'datamodel'],
    must: [],
    may: ['id', 'initial'],
  },
  parallel: { children: [...STATES, 'datamodel'], must: [], may: ['id'] },
  final: { children: ['onentry', 'onexit', 'donedata'], must: [], may: ['id'] },
  history: { children: ['transition'], must: [], may: ['id', 'type'] },
  transition: { children: EXECUTABLE, must: [], may: ['event', 'cond', 'target', 'type'] },
  onentry: { children: EXECUTABLE, must: [], may: [] },
  onexit: { children: EXECUTABLE, must: [], may: [] },
  datamodel: { children: ['data'], must: [], may: [] },
  data: { children: [], must: ['id'], may: ['src', 'expr'] },
  invoke: {
    children: ['param', 'finalize', 'content'],
    must: [],
    may: ['type', 'typeexpr', 'src', 'srcexpr', 'id', 'idlocation', 'namelist', 'autoforward'],
  },
  send: {
    children: ['param', 'content'],
    must: [],
    may: ['event', 'eventexpr', 'target', 'type', 'id', 'delay', 'delayexpr', 'namelist'],
  },
  param: { children: [], must: ['name'], may: ['expr', 'location'] },
  cancel: { children: [], must: [], may: ['sendid', 'sendidexpr'] },
  log: { children: [], must: [], may: ['label', 'expr'] },
  assign: { children: [], must: ['location'], may: ['expr'] },
};

/** Everything in a document that the schema does not allow, in words. */
export function schemaProblems(root: Element): string[] {
  const ids = new Map<string, number>();
  const problems: string[] = [];
  const visit = (element: Element): void => {
    const rule = SCHEMA[element.tagName];
    if (rule === undefined) {
      problems.push(`${element.tagName} is no element of SCXML`);
      return;
    }
    const names = element.getAttributeNames();
    for (const name of rule.must)
      if (!names.includes(name)) problems.push(`${element.tagName} lacks ${name}`);
    for (const name of names)
      if (![...rule.must, ...rule.may].includes(name))
        problems.push(`${element.tagName} has no attribute ${name}`);
    const id = element.getAttribute('id');
    if (id !== null) {
      ids.set(id, (ids.get(id) ?? 0) + 1);
      if (!/^[A-Z_a-z][\w.-]*$/.test(id)) problems.push(`${id} is no XML name`);
    }
    for (const child of element.children) {
      if (!rule.children.includes(child.tagName))
        problems.push(`${child.tagName} may not stand in ${element.tagName}`);
      visit(child);
    }
  };
  visit(root);
  for (const [id, times] of ids) if (times > 1) problems.push(`${id} is there ${times} times`);
  for (const reference of referencesIn(root))
    if (!ids.has(reference)) problems.push(`there is no state ${reference}`);
  return problems;
}

/** Ids that transitions and initial attributes point to. */
const referencesIn = (root: Element): string[] =>
  [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.getAttribute('initial')?.split(' ') ?? []),
    ...(element.tagName === 'transition' ? (element.getAttribute('target')?.split(' ') ?? []) : []),
  ]);

/** A state of SCION's interpreter. */
export interface ScionState {
  readonly id: string;
  readonly $type: string;
  readonly initial?: string;
  readonly states: ScionState[];
  readonly transitions: {
    readonly event?: string;
    readonly cond?: (event: unknown) => boolean;
    readonly target?: string[];
    readonly type?: string;
    readonly onTransition?: () => void;
  }[];
}

/** The values that a document declares. */
export const dataModel = (root: Element): Record<string, unknown> =>
  Object.fromEntries(
    [...root.querySelectorAll('datamodel > data')].map((one) => [
      one.getAttribute('id') ?? '',
      evaluate(one.getAttribute('expr') ?? 'undefined', {}),
    ]),
  );

/** The value of an expression of a document, whose data model is ECMAScript. */
const evaluate = (expression: string, names: Readonly<Record<string, unknown>>): unknown =>
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the language of the document's conditions
  new Function(...Object.keys(names), `return (${expression});`)(...Object.values(names));

const conditionOf =
  (expression: string, data: Readonly<Record<string, unknown>>) =>
  (event: unknown): boolean =>
    evaluate(expression, { ...data, _event: event }) === true;

/** Sets what an element of a document assigns. */
const assigned = (assign: Element, data: Readonly<Record<string, unknown>>) => (): void => {
  const location = assign.getAttribute('location') ?? '';
  evaluate(`${location} = ${assign.getAttribute('expr') ?? 'undefined'}`, data);
};

/** A document as SCION's interpreter takes it: element by element, without any interpretation here. */
export function scionModel(element: Element, data: Readonly<Record<string, unknown>>): ScionState {
  const attribute = (of: Element, name: string): string | undefined =>
    of.getAttribute(name) ?? undefined;
  const children = [...element.children];
  const initial = attribute(element, 'initial');
  return {
    id: attribute(element, 'id') ?? 'document',
    $type: element.tagName,
    ...(initial === undefined ? {} : { initial }),
    states: children
      .filter(({ tagName }) => ['state', 'parallel', 'final'].includes(tagName))
      .map((child) => scionModel(child, data)),
    transitions: children
      .filter(({ tagName }) => tagName === 'transition')
      .map((transition) => {
        const event = attribute(transition, 'event');
        const cond = attribute(transition, 'cond');
        const target = attribute(transition, 'target')?.split(' ');
        const type = attribute(transition, 'type');
        const assigns = [...transition.querySelectorAll('assign')].map((assign) =>
          assigned(assign, data),
        );
        return {
          ...(event === undefined ? {} : { event }),
          ...(cond === undefined ? {} : { cond: conditionOf(cond, data) }),
          ...(target === undefined ? {} : { target }),
          ...(type === undefined ? {} : { type }),
          ...(assigns.length === 0 ? {} : { onTransition: () => assigns.forEach((run) => run()) }),
        };
      }),
  };
}
