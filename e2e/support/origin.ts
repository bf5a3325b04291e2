/** Origin of the instance under test, as Northlight and as Sol Alta. */
const port = process.env['E2E_PORT'] ?? '4000';
export const ORIGIN = `http://localhost:${port}`;
export const SOL_ALTA_ORIGIN = `http://sol-alta.localhost:${port}`;

/** Each brand and its origin, for tests that both brands pass. */
export const BRANDS = [
  ['Northlight', ORIGIN],
  ['Sol Alta', SOL_ALTA_ORIGIN],
] as const;
