import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { OperationId } from '../operation.ts';

/** One named answer of an operation, as the contract's examples give it. */
export interface NamedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The parts of one operation that the instance reads. */
export interface OperationContract {
  readonly id: OperationId;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly successStatus: number;
  /** Whether it takes a form with a file; any other takes JSON or nothing. */
  readonly takesForm: boolean;
  /** Header parameters as the contract spells them. */
  readonly headers: readonly string[];
  /** By the example's name. */
  readonly answers: ReadonlyMap<string, NamedAnswer>;
}

export interface Contract {
  /** The OpenAPI document without the operations that others serve. */
  readonly document: {
    readonly [part: string]: unknown;
    readonly paths: Readonly<Record<string, PathItem>>;
  };
  readonly operations: ReadonlyMap<string, OperationContract>;
}

interface ExampleObject {
  readonly value: unknown;
}
interface ResponseObject {
  readonly content?: Readonly<
    Record<string, { readonly examples?: Readonly<Record<string, ExampleObject>> }>
  >;
}
export interface OperationObject {
  readonly operationId: OperationId;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}
export type PathItem = Readonly<Record<string, OperationObject>>;

const bundle = resolve(import.meta.dirname, '..', '..', '..', 'openapi', 'bundle.gen.json');
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Follows `#/…` references one level at a time until a value without one. */
function followed<T>(document: unknown, value: T | { readonly $ref: string }): T {
  let at: unknown = value;
  while (typeof at === 'object' && at !== null && '$ref' in at && typeof at.$ref === 'string') {
    at = at.$ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], document);
  }
  return at as T;
}

function readOperation(
  document: unknown,
  method: string,
  path: string,
  operation: OperationObject,
): OperationContract {
  const answers = new Map<string, NamedAnswer>();
  const statuses = Object.keys(operation.responses).map(Number);
  for (const status of statuses) {
    const response = followed(document, operation.responses[status] ?? {});
    const examples = response.content?.['application/json']?.examples ?? {};
    for (const [name, example] of Object.entries(examples)) {
      if (answers.has(name)) throw new Error(`${operation.operationId} has two examples ${name}`);
      answers.set(name, { status, body: followed(document, example).value });
    }
  }
  const headers = (operation.parameters ?? [])
    .map((parameter) => followed(document, parameter))
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => parameter.name);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    successStatus: statuses.find((status) => status >= 200 && status < 300) ?? 200,
    takesForm: operation.requestBody?.content?.['multipart/form-data'] !== undefined,
    headers,
    answers,
  };
}

/**
 * Reads the bundled contract.
 * @param elsewhere operations that plugins of their own serve, as files or pages
 */
export async function readContract(elsewhere: readonly OperationId[]): Promise<Contract> {
  const document = JSON.parse(await readFile(bundle, 'utf8')) as {
    readonly paths: Readonly<Record<string, PathItem>>;
  };
  const operations = new Map<string, OperationContract>();
  const paths: Record<string, PathItem> = {};
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation || elsewhere.includes(operation.operationId)) continue;
      operations.set(operation.operationId, readOperation(document, method, path, operation));
      paths[path] = { ...paths[path], [method]: operation };
    }
  }
  return { document: { ...document, paths }, operations };
}
