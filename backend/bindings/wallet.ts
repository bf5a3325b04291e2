import type { SupplierKey } from '../games/wallet/plugin.ts';
import type { Platform } from '../platform/platform.ts';
import { studioKey } from './studio.ts';

/** Whose calls of the wallet are believed: the stand-in studio's, and nobody's in production. */
export const supplierKey =
  (platform: Platform): SupplierKey =>
  async (supplier) => {
    const known = platform.config.mode === 'production' ? undefined : await studioKey(platform);
    return known?.supplier === supplier ? known.publicKey : undefined;
  };
