import type { SupplierKey } from '../games/wallet/plugin.ts';
import type { Platform } from '../platform/platform.ts';

/** Whose calls of the wallet are believed: nobody's, until the key of a supplier is bound here. */
export const supplierKey =
  (_platform: Platform): SupplierKey =>
  () =>
    Promise.resolve(undefined);
