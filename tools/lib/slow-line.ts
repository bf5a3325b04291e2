/**
 * DevTools' "Slow 4G", as its protocol's `Network.emulateNetworkConditions` takes it: milliseconds, and
 * bytes in a second.
 */
export const SLOW_LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
