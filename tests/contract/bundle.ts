import { readFileSync } from 'node:fs';
import type { OperationId } from '../../openapi/types.ts';

/** A JSON schema of the contract, as far as the tests look into it. */
export interface Schema {
  readonly enum?: readonly string[];
  readonly [keyword: string]: unknown;
}

/** A request body or a response, as far as the tests look into it. */
export interface Message {
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema: Schema;
        readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
      }
    >
  >;
}

interface Operation {
  readonly operationId: OperationId;
  readonly 'x-requirements': readonly string[];
  readonly requestBody?: Message | { readonly $ref: string };
  readonly responses: Readonly<Record<string, Message | { readonly $ref: string }>>;
}

/** The bundled contract, as far as the tests look into it. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Message>>;
    readonly requestBodies: Readonly<Record<string, Message>>;
  };
}

/** A new copy of the bundled contract. */
export const readContract = (): Contract =>
  JSON.parse(
    readFileSync(new URL('../../openapi/bundle.gen.json', import.meta.url), 'utf8'),
  ) as Contract;

/** The bundled contract. */
export const contract = readContract();

const named = (value: Message | { readonly $ref: string }): Message => {
  if (!('$ref' in value)) return value;
  const [, , kind, name] = value.$ref.split('/');
  const components =
    kind === 'responses' ? contract.components.responses : contract.components.requestBodies;
  const message = components[name ?? ''];
  if (!message) throw new Error(`nothing at ${value.$ref}`);
  return message;
};

/** Every operation of the contract with its method (upper case) and path. */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    requirements: operation['x-requirements'],
    body: operation.requestBody && named(operation.requestBody),
    responses: Object.entries(operation.responses).map(([status, response]) => ({
      status: Number(status),
      response: named(response),
    })),
  })),
);
