import { readConfig, type Config } from '../../backend/platform/config.ts';

/** A configuration from the defaults and the given parts. */
export const makeConfig = (parts: Partial<Config>): Config => ({ ...readConfig([], {}), ...parts });
