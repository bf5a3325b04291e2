/**
 * The options of a route that answers with a stream. `HEAD` would open a stream that nobody reads and nobody
 * closes: it counts as a listener for as long as the instance runs.
 */
export const STREAM_ROUTE = { exposeHeadRoute: false } as const;
