/** Origin of the instance under test, as Northlight and as Sol Alta. */
const port = process.env['E2E_PORT'] ?? '4000';
export const ORIGIN = `http://localhost:${port}`;
export const SOL_ALTA_ORIGIN = `http://sol-alta.localhost:${port}`;
