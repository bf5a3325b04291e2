import type { OperationId } from '../operation.ts';
import type { Contract, OperationObject, PathItem } from './contract.ts';

/** The answers of an operation without a handler; its other answers are never given. */
const answersWithout = ['400', '401', '403', '413', '415', '429', '500', '501', '503'];

function withoutHandler({ responses, requestBody, ...rest }: OperationObject, isTried: boolean) {
  const kept = Object.entries(responses).filter(([status]) => answersWithout.includes(status));
  const body =
    isTried && requestBody?.content?.['application/json'] !== undefined ? { requestBody } : {};
  return { ...rest, ...body, responses: Object.fromEntries(kept) };
}

/** A form with a file is judged as it streams in, by its reader. */
function withoutForm({ requestBody, ...rest }: OperationObject): OperationObject {
  const isForm = requestBody?.content?.['multipart/form-data'] !== undefined;
  return isForm || requestBody === undefined ? rest : { ...rest, requestBody };
}

/** Examples are the contract's larger half, and routing needs none of them. */
function withoutExamples(node: unknown, names: boolean): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => withoutExamples(item, false));
  const entries = Object.entries(node)
    // A property may have that name: the keys under `properties` are names, not keywords.
    .filter(([key]) => names || (key !== 'example' && key !== 'examples'))
    .map(([key, value]) => [key, withoutExamples(value, key === 'properties' && !names)]);
  return Object.fromEntries(entries);
}

/**
 * The document to make routes of. An instance starts faster without some parts: examples, and of unfulfilled
 * operations the bodies and answers that will not come.
 *
 * @param areTried whether testers try those operations, with flows that are written before their handler: then
 * they get its refusals. Otherwise they are answered before a body is looked at
 */
export function routingDocument(
  { document }: Contract,
  isFulfilled: (id: OperationId) => boolean,
  areTried: boolean,
): object {
  const paths = Object.entries(document.paths).map(([path, item]): [string, PathItem] => {
    const operations = Object.entries(item).map(([method, operation]) => {
      const { operationId } = operation;
      const routed = isFulfilled(operationId)
        ? withoutForm(operation)
        : withoutHandler(operation, areTried);
      return [method, { ...routed, 'x-fastify-config': { operationId } }];
    });
    return [path, Object.fromEntries(operations)];
  });
  return withoutExamples({ ...document, paths: Object.fromEntries(paths) }, false) as object;
}
