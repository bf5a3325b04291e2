import { readConfig, type Config } from '../../backend/platform/config.ts';

/** A configuration from the defaults and the given parts. */
export const makeConfig = (parts: Partial<Config>): Config => ({
  ...readConfig([], {}),
  // On a busy machine the process that answers queries waits longer for its turn than a second.
  contentQueryMs: 60_000,
  ...parts,
});
