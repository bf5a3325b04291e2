// Reading a bundled OpenAPI document.
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** The object that a value refers to, or the value itself. */
export function resolve(contract, value) {
  let at = value;
  while (at && typeof at === 'object' && '$ref' in at) {
    at = at.$ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce((node, part) => node[part], contract);
  }
  return at;
}

/** Whether a session is required, or `optional` where the contract also takes a call without one. */
function authOf(ways) {
  if (!ways.some((way) => 'idToken' in way)) return false;
  return ways.every((way) => 'idToken' in way) ? true : 'optional';
}

/** Every operation with its path, method, resolved parameters, body and responses. */
export function operationsOf(contract) {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const operation = item[method];
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        return {
          id: operation.operationId ?? `${method} ${path}`,
          path,
          method: method.toUpperCase(),
          operation,
          auth: authOf(operation.security ?? contract.security ?? []),
          parameters: parameters.map((parameter) => resolve(contract, parameter)),
          body: resolve(contract, operation.requestBody),
          responses: Object.entries(operation.responses).map(([status, response]) => ({
            status,
            response: resolve(contract, response),
          })),
        };
      }),
  );
}

/** The codes that a problem schema enumerates; undefined when it enumerates none. */
export function problemCodes(contract, schema) {
  const resolved = resolve(contract, schema) ?? {};
  const own = resolve(contract, resolved.properties?.code)?.enum;
  if (own) return own;
  return resolved.allOf?.map((part) => problemCodes(contract, part)).find(Boolean);
}
