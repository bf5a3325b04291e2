import { operationsOf } from './walk.mjs';

/**
 * The module openapi/outcomes.gen.ts: the contract's named examples as outcomes of their operations.
 * The control API gives an outcome by the same name, so a path means the same on every level.
 */
export function outcomesModule(contract) {
  const generic = new Set(contract.components.schemas.GenericProblemCode.enum);
  const rows = operationsOf(contract).map(({ id, responses }) => {
    const named = responses.flatMap(({ status, response }) =>
      Object.entries(response.content?.['application/json']?.examples ?? {}).map(
        ([name, { value }]) => ({ status, name, value }),
      ),
    );
    const outcomes = named.flatMap(({ status, name, value }) => {
      if (status.startsWith('2')) return [[name, { ok: true, data: value }]];
      const refused = status.startsWith('4') && !generic.has(value.code);
      return refused ? [[name, { ok: false, code: value.code, problem: value }]] : [];
    });
    return `  ${id}: ${JSON.stringify(Object.fromEntries(outcomes))},`;
  });
  return `// Generated from the contract by \`npm run contract\`. Do not edit.
import type { OperationId, Outcome } from './types.ts';

/** The contract's named examples, as outcomes by operationId. For samples and tests, not for the site. */
export const outcomes = {
${rows.join('\n')}
} satisfies { readonly [Op in OperationId]: Readonly<Record<string, Outcome<Op>>> };
`;
}
