import { deviceStorage } from './safe-storage.ts';
import { entryOf } from './session-entry.ts';
import { STORAGE_KEYS } from './token-store.ts';

/** How far the device's clock was ahead of the platform's when this session's tokens came, in ms. */
function clockSkew(): number {
  const { clockSkew: skew = 0 } = entryOf(deviceStorage.get(STORAGE_KEYS.session));
  return Number.isFinite(skew) ? skew : 0;
}

/**
 * The platform's time as this device knows it, in ms since 1970: what is asked of the platform, or told of its
 * moments, must not hang on a device's clock that is wrong. Without a session it is the device's.
 */
export const platformNow = (): number => Date.now() - clockSkew();
