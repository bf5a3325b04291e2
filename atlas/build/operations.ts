import { answerInWords } from '../../machines/engine/words.ts';
import type { AtlasOperation } from '../data.ts';

interface Response {
  readonly description: string;
  readonly content?: Readonly<
    Record<string, { readonly examples?: Readonly<Record<string, Example>> }>
  >;
}

interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

/** The bundled contract, as far as it is read here. */
export interface Contract {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId?: string;
            readonly summary?: string;
            readonly description?: string;
            readonly responses?: Readonly<Record<string, Response | { readonly $ref: string }>>;
          }
        >
      >
    >
  >;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

/** The operations of a contract with the given ids. */
export function operationsOf(contract: Contract, ids: ReadonlySet<string>): AtlasOperation[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): AtlasOperation[] =>
      operation.operationId === undefined || !ids.has(operation.operationId)
        ? []
        : [
            {
              id: operation.operationId,
              method: method.toUpperCase(),
              path,
              summary: operation.summary ?? '',
              description: operation.description ?? '',
              answers: Object.entries(operation.responses ?? {}).map(([status, response]) => {
                const { description, content } = resolved(contract, response);
                const examples = Object.values(content ?? {}).flatMap((body) =>
                  Object.entries(body.examples ?? {}),
                );
                return {
                  status,
                  description,
                  examples: examples.map(([name, { summary, value }]) => ({
                    // As the chart and the paths call it, too.
                    name: answerInWords(
                      name,
                      codeOf(value),
                      examples.filter(([, other]) => codeOf(other.value) === codeOf(value)).length >
                        1,
                    ),
                    summary: summary ?? '',
                  })),
                };
              }),
            },
          ],
    ),
  );
}

/** A name of the contract, as the chart and the paths use it, too. */
function codeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { result, code } = value as { readonly result?: unknown; readonly code?: unknown };
  return [result, code].find((one) => typeof one === 'string');
}

function resolved(contract: Contract, response: Response | { readonly $ref: string }): Response {
  if (!('$ref' in response)) return response;
  const name = response.$ref.split('/').at(-1) ?? '';
  const found = contract.components.responses[name];
  if (found === undefined) throw new Error(`the contract has no response ${name}`);
  return found;
}
