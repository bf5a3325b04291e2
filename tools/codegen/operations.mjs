import { operationsOf, problemCodes } from './walk.mjs';

/** What the contract says of each operation that the client needs at run time, in the order of the contract. */
export function operationFacts(contract) {
  const generic = new Set(contract.components.schemas.GenericProblemCode.enum);
  return operationsOf(contract).map(
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
        safe: method === 'GET' && operation['x-changes-state'] !== true,
        beginsSession: operation['x-begins-session'] === true,
        carriesFile: operation.requestBody?.content?.['multipart/form-data'] !== undefined,
        refusals: [...new Set(codes)],
      };
      return { id, tags: operation.tags, row };
    },
  );
}

/** The module openapi/operations.gen.ts: every operation, for backend, tools and tests. */
export function operationsModule(contract) {
  const rows = operationFacts(contract).map(({ id, row }) => `  ${id}: ${JSON.stringify(row)},`);
  return `// Generated from the contract by \`npm run contract\`. Do not edit.
import type { OperationId, OperationMeta } from './types.ts';

/** Every operation of the contract by its operationId. */
export const operations = {
${rows.join('\n')}
} as const satisfies Readonly<Record<OperationId, OperationMeta>>;
`;
}
