import { AREAS } from '../../machines/flow.ts';
import { TYPED as LIMITED } from '../codegen/fields.mjs';
import { plain, titled } from '../../machines/engine/words.ts';

/** Schemas of typed values: texts with the limits that forms read, and amounts. */
const TYPED = new Set([...Object.keys(LIMITED), 'PaymentAmount', 'MoneyAmount']);

/** Whether people type values of that schema. */
export const isTyped = (schema: string): boolean => TYPED.has(schema);

/** The field that tests try with a value that is not accepted; undefined where nothing is typed. */
export const typedField = ({ fields }: FlowPlan): PlannedField | undefined =>
  fields.find(({ schema = '' }) => isTyped(schema));

/** One thing that the player enters. */
export interface PlannedField {
  readonly name: string;
  readonly kind: 'text' | 'choice' | 'country' | 'box';
  readonly optional: boolean;
  /** Name of its schema, where it has one. */
  readonly schema: string | undefined;
  /** Whether forms can read its schema's limits. */
  readonly isLimited: boolean;
  /** The site's existing names of such a field, by the last part of the text's id; empty for a new one. */
  readonly known: Readonly<Record<string, string>>;
  /** The choices; empty for anything else. */
  readonly choices: readonly string[];
}

/** One way in which the platform says no. */
export interface PlannedRefusal {
  /** Name of the first example: state, screen and text are called so. */
  readonly name: string;
  /** Names of all examples with this code. */
  readonly examples: readonly string[];
  readonly code: string;
  /** One sentence of the contract. */
  readonly words: string;
}

/** A flow of one operation, as the contract describes it. */
export interface FlowPlan {
  /** `profile.addressChange`. */
  readonly id: string;
  readonly area: string;
  /** `addressChange`, and so on: the spelling in code, types, files and sentences. */
  readonly name: string;
  readonly type: string;
  readonly folder: string;
  readonly title: string;
  readonly operation: string;
  /** The action of the operation, as a command without a full stop. */
  readonly summary: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly fields: readonly PlannedField[];
  /** The contract's example of what is entered. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Names of the examples of a success. */
  readonly successes: readonly string[];
  readonly refusals: readonly PlannedRefusal[];
}

/** The part of an OpenAPI document that is read. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [part: string]: unknown;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Body {
  readonly content?: Readonly<
    Record<
      string,
      { readonly schema: Schema; readonly examples?: Readonly<Record<string, Example>> }
    >
  >;
}

interface Example {
  readonly summary: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly 'x-requirements'?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

/** Names of a generated chart's own states. */
const STATES = ['editing', 'ready', 'submitting', 'succeeded', 'failed'];

/**
 * Reads off the contract the needs of a flow of one operation.
 *
 * @param id `area.flow`, in camel case
 * @param limited names of schemas whose limits forms can read
 * @param words English texts of the site, by id
 * @throws Error that says why no flow can be made of it
 */
export function planOf(
  contract: Contract,
  id: string,
  operationId: string,
  limited: ReadonlySet<string>,
  words: Readonly<Record<string, string>>,
): FlowPlan {
  const [, area = '', name = ''] = /^([a-z]+)\.([a-z][A-Za-z0-9]*)$/.exec(id) ?? [];
  if (!AREAS.some((one) => one === area)) {
    throw new Error(`A flow is named area.flow; areas: ${AREAS.join(', ')}`);
  }
  const { method, operation } = operationOf(contract, operationId);
  if (method === 'get') {
    throw new Error(
      `${operationId} only reads: a flow of it shows what it reads, and a person writes that`,
    );
  }
  const own = operation.parameters?.flatMap((one) => one.name ?? []) ?? [];
  if (own.length > 0) {
    throw new Error(`${operationId} needs ${own.join(', ')}: a person says where that comes from`);
  }
  if (!operation.security?.some((way) => 'idToken' in way)) {
    throw new Error(`${operationId} needs no player: the page of a flow lies in their account`);
  }
  const rows = operation['x-requirements'] ?? [];
  const theirs = rows.filter((row) => !row.startsWith('API-'));
  const body = jsonOf(contract, operation.requestBody);
  const answers = Object.entries(operation.responses).map(([status, response]) => ({
    status,
    examples: jsonOf(contract, response)?.examples ?? {},
    own: response,
  }));
  return {
    id,
    area,
    name,
    type: name.charAt(0).toUpperCase() + name.slice(1),
    folder: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    title: titled(name),
    operation: operationId,
    summary: operation.summary,
    description: operation.description,
    requirements: theirs.length > 0 ? theirs : rows,
    fields: body === undefined ? [] : fieldsOf(contract, operationId, body.schema, limited, words),
    example: Object.values(body?.examples ?? {})[0]?.value ?? {},
    successes: answers
      .filter(({ status }) => status.startsWith('2'))
      .flatMap(({ examples }) => Object.keys(examples)),
    refusals: refusalsOf(operationId, answers),
  };
}

function operationOf(
  contract: Contract,
  id: string,
): { readonly method: string; readonly operation: Operation } {
  for (const item of Object.values(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if ((operation as Partial<Operation>).operationId === id) {
        return { method, operation: operation as Operation };
      }
    }
  }
  throw new Error(`The contract has no operation ${id}`);
}

function resolve<T extends { readonly $ref?: string }>(contract: Contract, value: T): T {
  if (value.$ref === undefined) return value;
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], contract);
  return resolve(contract, found as T);
}

const jsonOf = (contract: Contract, body: Body | undefined) =>
  body && resolve(contract, body as Body & Schema).content?.['application/json'];

function fieldsOf(
  contract: Contract,
  operation: string,
  schema: Schema,
  limited: ReadonlySet<string>,
  words: Readonly<Record<string, string>>,
): PlannedField[] {
  const { properties = {}, required = [] } = resolve(contract, schema);
  return Object.entries(properties).map(([name, property]) => {
    const { type, enum: choices } = resolve(contract, property);
    if (type !== 'string' && type !== 'boolean') {
      throw new Error(
        `${operation}: no field is known for ${name}, which is ${type ?? 'of several kinds'}`,
      );
    }
    const own = property.$ref?.split('/').at(-1);
    return {
      name,
      kind: kindOf(type, own, choices),
      optional: !required.includes(name),
      schema: own,
      isLimited: own !== undefined && limited.has(own),
      known: knownOf(name, words),
      choices: (choices ?? []).map(String),
    };
  });
}

/** A player knows of countries, not of their codes. */
export const nameOfTexts = (field: string): string => (field === 'countryCode' ? 'country' : field);

function knownOf(
  name: string,
  words: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const start = `field.${nameOfTexts(name)}.`;
  return Object.fromEntries(
    Object.entries(words).flatMap(([id, text]) =>
      id.startsWith(start) ? [[id.slice(start.length), text]] : [],
    ),
  );
}

function kindOf(
  type: 'string' | 'boolean',
  schema: string | undefined,
  choices: readonly unknown[] | undefined,
): PlannedField['kind'] {
  if (type === 'boolean') return 'box';
  if (choices !== undefined) return 'choice';
  return schema === 'CountryCode' ? 'country' : 'text';
}

/** Codes that any operation may answer are no refusals of this one. */
const GENERIC =
  /^#\/components\/responses\/(?:InvalidInput|RateLimited|SessionExpired|SessionForbidden|PayloadTooLarge|UnsupportedMediaType|InternalError|NotImplemented|Unavailable)$/;

function refusalsOf(
  operation: string,
  answers: readonly {
    readonly status: string;
    readonly examples: Readonly<Record<string, Example>>;
    readonly own: Body & { readonly $ref?: string };
  }[],
): PlannedRefusal[] {
  const byCode = new Map<string, PlannedRefusal>();
  for (const { status, examples, own } of answers) {
    if (!status.startsWith('4') || GENERIC.test(own.$ref ?? '')) continue;
    for (const [name, { summary, value }] of Object.entries(examples)) {
      const code = String(value['code']);
      const known = byCode.get(code);
      byCode.set(
        code,
        known === undefined
          ? { name, examples: [name], code, words: summary }
          : { ...known, examples: [...known.examples, name] },
      );
    }
  }
  const refusals = [...byCode.values()];
  const taken = refusals.find(({ name }) => STATES.includes(name));
  if (taken !== undefined) {
    throw new Error(
      `${operation}: an example is called ${taken.name}, as a state of every flow is`,
    );
  }
  return refusals;
}

/** The flow in the middle of a sentence: `address change`. */
export const spoken = ({ name }: FlowPlan): string => plain(name);

/** Its rules and their words are the same wherever one is set. */
export const isNewPassword = ({ schema }: PlannedField): boolean => schema === 'NewPassword';

/** Whether it is taken from a list. */
export const isChosen = ({ kind }: PlannedField): boolean =>
  kind === 'choice' || kind === 'country';

/** Its first state: a form is filled in, anything else waits for one press. */
export const startOf = ({ fields }: FlowPlan): 'editing' | 'ready' =>
  fields.length > 0 ? 'editing' : 'ready';
