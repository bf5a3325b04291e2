import { posix } from 'node:path';
import { readModule, type CodePart, type ModuleCode } from './declarations.ts';
import { definitionOf } from './flow-definition.ts';
import { sha256 } from './hash.ts';
import type { ListFiles, ReadText, SourceFiles } from './source-files.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { keyOf, namesIn, plainly, statementsOf, type Syntax } from './syntax.ts';

/** File → name in it → part: the code by which a flow decides. */
export type DecidingCode = Readonly<Record<string, Readonly<Record<string, CodePart>>>>;

/**
 * The tables of an operation's refusals, of whether it may be repeated, and of whether it moves money: a row for
 * each.
 */
const OPERATIONS = { path: 'openapi/operations.gen.ts', name: 'operations' } as const;

/**
 * Modules that are made of the contract. A flow holds its operations' rows of their tables, and its samples cover
 * the rest that it needs. The check of the contract fails where one of them differs from the contract's output.
 */
const NOT_FOLLOWED: ReadonlySet<string> = new Set([
  OPERATIONS.path,
  ...['checks', 'outcomes', 'schema'].map((name) => `openapi/${name}.gen.ts`),
]);

/** Recognises an operation's refusals beside the codes of the contract. */
const RECOGNISERS = { path: 'src/api/refusals.ts', name: 'RECOGNISERS' } as const;

/** Files of a flow's folder of which only the exports that its definition uses count: it may define several flows. */
const OF_DEFINITIONS = /(?:\/flow|\/samples|[/-]journeys)\.ts$/;

/** The values of policies are signed off as values. */
const READ_AS_VALUES: ReadonlySet<string> = new Set([
  'reference/policies.ts DEFAULT_POLICY',
  'reference/policies.ts POLICIES',
]);

/** The code that turns an answer of the platform into a chart's input. */
const ANSWERS: readonly Root[] = [
  { path: 'src/api/answers.ts', name: 'readAnswer' },
  { path: 'src/api/answers.ts', name: 'outcomeOf' },
  { path: 'src/api/bind.ts', name: 'bindFlow' },
];

/** Finds a player's policy for a flow: these two alone, or all of the site would be followed. */
const CHOOSES_POLICY: readonly Root[] = [
  { path: 'src/runtime/player/player-policy.ts', name: 'usePolicy' },
  { path: 'src/runtime/player/policy.ts', name: 'residenceOf' },
];

/** An export of a module, by name. */
interface Root {
  readonly path: string;
  readonly name: string;
}

/** A thing to follow: an export or a name of a module, all of its exports, or the effect of reading it. */
interface Step {
  readonly path: string;
  readonly take: 'export' | 'name' | 'all' | 'effect';
  readonly name: string;
}

/** Everything in code by which a flow decides. */
export interface FlowCode {
  readonly code: DecidingCode;
  /** Packages that it uses. */
  readonly packages: readonly string[];
  /** Whether it asks for a policy itself, whatever it is given. */
  readonly asksPolicies: boolean;
}

/** The result of following the code of one flow, so far. */
interface Found {
  readonly parts: Map<string, Map<string, CodePart>>;
  readonly packages: Set<string>;
  asksPolicies: boolean;
  /** Whether policies are read as code, too, as far as they are code. */
  readonly followsPolicies: boolean;
}

/** Reads the code by which flows decide; each file is read once. */
export class CodeReader {
  private readonly modules = new Map<string, ModuleCode>();
  private policiesAreWritten = false;
  private readonly read: ReadText;
  private readonly list: ListFiles;

  constructor({ read, list }: SourceFiles) {
    this.read = read;
    this.list = list;
  }

  /** The file in which a flow of the registry is defined. */
  fileOf(flow: string): string {
    return definitionOf(flow, this.read).file;
  }

  /**
   * Everything that a flow of the registry consists of: the exports that its definition uses, those that the rest
   * of the site may take of its folder or its pages take of `machines/`, what these use, and so on.
   * @param pages files of the site that show it
   * @param given.operations of the platform that it calls; `given.policy` whether it is told which one holds
   * @throws where the code leaves something open
   */
  codeOf(
    flow: string,
    pages: readonly string[],
    given: { readonly operations: readonly string[]; readonly policy: boolean },
  ): FlowCode {
    const { file, name } = definitionOf(flow, this.read);
    const found = nothing(false);
    const folder = posix.dirname(file);
    const own = this.list(folder).filter((path) => path.endsWith('.ts'));
    const steps: Step[] = [
      { path: file, take: 'name', name },
      ...own.flatMap((path): Step[] =>
        OF_DEFINITIONS.test(path) ? [] : [{ path, take: 'all', name: '' }],
      ),
      ...pages.flatMap((page) => this.takenOfMachines(page)),
      ...(given.operations.length > 0 ? ANSWERS : []).map((root): Step => ({
        ...root,
        take: 'export',
      })),
      ...given.operations.flatMap((operation) => this.recogniserOf(operation)),
    ];
    this.follow(steps, found);
    for (const operation of given.operations)
      partsAt(found, OPERATIONS.path).set(operation, { is: 'value', value: this.rowOf(operation) });
    const { parts, packages, asksPolicies } = found;
    for (const { path, name: chooser } of given.policy ? CHOOSES_POLICY : []) {
      const { declared } = this.module(path);
      parts.set(
        path,
        new Map(Object.entries(declared.get(chooser)?.parts ?? missing(path, chooser))),
      );
    }
    return {
      asksPolicies,
      packages: [...packages].toSorted(),
      code: inOrder(new Map([...parts].map(([path, own]) => [path, inOrder(own)]))),
    };
  }

  /** @throws where the values of policies depend on more than the written code, and would be others elsewhere */
  refuseFickle(): void {
    if (this.policiesAreWritten) return;
    const steps = [...READ_AS_VALUES].map((key): Step => {
      const [path = '', name = ''] = key.split(' ');
      return { path, take: 'name', name };
    });
    this.follow(steps, nothing(true));
    this.policiesAreWritten = true;
  }

  private follow(steps: Step[], found: Found): void {
    const seen = new Set<string>();
    for (const step of steps) {
      const key = `${step.path} ${step.take} ${step.name}`;
      if (seen.has(key)) continue;
      seen.add(key);
      steps.push(...this.after(step, found));
      if (step.take !== 'effect') steps.push({ path: step.path, take: 'effect', name: '' });
    }
  }

  /** The declarations to follow next. */
  private after({ path, take, name }: Step, found: Found): Step[] {
    const module = this.module(path);
    const { declared, imports, exports, passesOn, atOnce, reads, order } = module;
    const from = (source: string, wanted: string): Step[] =>
      wanted === '*'
        ? this.target(path, source, 'all', '', found)
        : this.target(path, source, 'export', wanted, found);
    if (take === 'effect') {
      if (order.length > 1)
        partsAt(found, path).set(IN_ORDER, { is: 'definition', hash: sha256(order.join('\n')) });
      return [
        ...atOnce.map((one): Step => ({ path, take: 'name', name: one })),
        ...reads.flatMap((source) => this.target(path, source, 'effect', '', found)),
      ];
    }
    if (take === 'all')
      return [
        ...[...exports.keys()].map((one): Step => ({ path, take: 'export', name: one })),
        ...passesOn.flatMap((source) => from(source, '*')),
      ];
    if (take === 'export') {
      const passed = exports.get(name);
      if (typeof passed === 'string') return [{ path, take: 'name', name: passed }];
      if (passed === undefined && passesOn.length === 0) missing(path, name);
      return passed === undefined
        ? passesOn.flatMap((source) => from(source, name))
        : from(passed.from, passed.name);
    }
    if (!found.followsPolicies && READ_AS_VALUES.has(`${path} ${name}`)) {
      found.asksPolicies = true;
      return [];
    }
    const declaration = declared.get(name);
    const imported = imports.get(name);
    if (declaration === undefined)
      return imported === undefined ? [] : from(imported.from, imported.name);
    const { parts, uses, loads } = declaration;
    const surroundings = SURROUNDINGS.find(
      (one) => uses.has(one) && !declared.has(one) && !imports.has(one),
    );
    if (surroundings !== undefined && !path.startsWith('src/'))
      throw new Error(
        `${path}: ${name} depends on where it runs (${surroundings}), which nobody can approve`,
      );
    for (const [part, code] of Object.entries(parts)) partsAt(found, path).set(part, code);
    return [
      ...[...uses].flatMap((used): Step[] =>
        declared.has(used) || imports.has(used) ? [{ path, take: 'name', name: used }] : [],
      ),
      ...loads.flatMap((source) => from(source, '*')),
    ];
  }

  /** A step into a module's import; of code that reads answers, no flow’s own tables: they are its own code. */
  private target(
    path: string,
    source: string,
    take: Step['take'],
    name: string,
    { packages }: Found,
  ): Step[] {
    if (!source.startsWith('.')) {
      if (source.split('/').includes('..'))
        throw new Error(`${path}: ${source} is no package, whatever it begins with`);
      packages.add(source);
      return [];
    }
    const target = posix.join(path, '..', source);
    const ofAnswers = path.startsWith('src/') && !target.startsWith('src/');
    return NOT_FOLLOWED.has(target) || ofAnswers ? [] : [{ path: target, take, name }];
  }

  /** The exports of `machines/` that a page of the site takes. */
  private takenOfMachines(page: string): Step[] {
    const { imports, exports, passesOn, declared } = this.module(page);
    const all = [...passesOn, ...[...declared.values()].flatMap(({ loads }) => loads)];
    const taken = [
      ...imports.values(),
      ...[...exports.values()].filter((one) => typeof one !== 'string'),
      ...all.map((from) => ({ from, name: '*' })),
    ];
    return taken.flatMap(({ from, name }): Step[] => {
      const path = posix.join(page, '..', from);
      if (!from.startsWith('.') || !path.startsWith('machines/')) return [];
      return [name === '*' ? { path, take: 'all', name: '' } : { path, take: 'export', name }];
    });
  }

  /**
   * The functions of charts that recognise an operation's refusals: each caller of the operation gets their
   * results.
   */
  private recogniserOf(operation: string): Step[] {
    const { path, name } = RECOGNISERS;
    const table = statementsOf(path, this.read(path)).flatMap((statement) => {
      const [one] = (statement['declarations'] as Syntax[] | undefined) ?? [];
      const isIt = (one?.['id'] as Syntax | undefined)?.['name'] === name;
      return isIt ? (plainly(one?.['init'] as Syntax)['properties'] as Syntax[]) : [];
    });
    if (table.length === 0) missing(path, name);
    const { imports } = this.module(path);
    return table
      .filter((row) => keyOf(row) === operation)
      .flatMap((row) => [...namesIn(row['value'])])
      .flatMap((used): Step[] => {
        const { from, name: exported } = imports.get(used) ?? {};
        if (from === undefined || exported === undefined) return [];
        return [{ path: posix.join(path, '..', from), take: 'export', name: exported }];
      });
  }

  /** The contract's row of an operation, beside its requests and answers. */
  private rowOf(operation: string): unknown {
    const { path, name } = OPERATIONS;
    const table = this.module(path).declared.get(name)?.parts[name];
    const rows = table?.is === 'value' ? (table.value as Readonly<Record<string, unknown>>) : {};
    return rows[operation] ?? missing(path, operation);
  }

  private module(path: string): ModuleCode {
    const known = this.modules.get(path) ?? readModule(path, this.read(path));
    this.modules.set(path, known);
    return known;
  }
}

const nothing = (followsPolicies: boolean): Found => ({
  parts: new Map(),
  packages: new Set(),
  asksPolicies: false,
  followsPolicies,
});

/** The part of a file that says in which order its parts run. */
const IN_ORDER = 'the order of what runs when it is read';

function partsAt({ parts }: Found, path: string): Map<string, CodePart> {
  const known = parts.get(path) ?? new Map<string, CodePart>();
  parts.set(path, known);
  return known;
}

function missing(path: string, name: string): never {
  throw new Error(`${path} exports no ${name} that could be read`);
}

const inOrder = <T>(byName: ReadonlyMap<string, T>): Readonly<Record<string, T>> =>
  Object.fromEntries([...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)));
