/**
 * Fetches the client of the platform, and what the contract says of every operation, some time before a call: on a
 * slow line each would make the first call wait. What does not come is fetched with the call.
 */
export async function prepareCalls(): Promise<void> {
  await Promise.allSettled([import('./call.ts'), import('../../openapi/client/later.gen.ts')]);
}
