import { operationsOf, problemCodes } from './walk.mjs';

/** The module openapi/operations.gen.ts: the facts about each operation that the client needs at run time. */
export function operationsModule(contract) {
  const generic = new Set(contract.components.schemas.GenericProblemCode.enum);
  const rows = operationsOf(contract).map(
    ({ id, operation, path, method, auth, parameters, responses }) => {
      const header = (name) => parameters.some((p) => p.in === 'header' && p.name === name);
      const codes = responses
        .filter(({ status }) => status.startsWith('4'))
        .flatMap(
          ({ response }) =>
            problemCodes(contract, response.content?.['application/json']?.schema) ?? [],
        )
        .filter((code) => !generic.has(code));
      const row = {
        method,
        path,
        auth,
        captcha: header('X-Captcha-Token'),
        idempotent: header('Idempotency-Key'),
        safe: method === 'GET',
        beginsSession: operation['x-begins-session'] === true,
        carriesFile: operation.requestBody?.content?.['multipart/form-data'] !== undefined,
        refusals: [...new Set(codes)],
      };
      return `  ${id}: ${JSON.stringify(row)},`;
    },
  );
  return `// Generated from the contract by \`npm run contract\`. Do not edit.
import type { OperationId } from './types.ts';

/** What the client needs to know of an operation at run time. */
export interface OperationMeta {
  /** The HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path template from the origin on, its base included. */
  readonly path: string;
  /** Whether a session is required, so that Authorization and Access-Token are sent; optional: where there is one. */
  readonly auth: boolean | 'optional';
  /** Whether X-Captcha-Token is required. */
  readonly captcha: boolean;
  /** Whether Idempotency-Key is required, because the operation moves money. */
  readonly idempotent: boolean;
  /** Whether the operation changes nothing, so that repeating it is always allowed. */
  readonly safe: boolean;
  /** Whether a success begins the session of a player, with the tokens that it carries. */
  readonly beginsSession: boolean;
  /** Whether the body is a form with a file, which takes its time. */
  readonly carriesFile: boolean;
  /** The codes of the documented refusals, without those that any operation may answer. */
  readonly refusals: readonly string[];
}

/** Every operation of the contract by its operationId. */
export const operations = {
${rows.join('\n')}
} as const satisfies Readonly<Record<OperationId, OperationMeta>>;
`;
}
