import type { Residence } from '../../reference/ages.ts';
import type { players } from './tables.ts';

type Account = Pick<typeof players.$inferSelect, 'countryCode' | 'provinceCode'>;

/** Where a player lives, as the account says: whose law and whose days hold for them. */
export const residenceOf = ({ countryCode, provinceCode }: Account): Residence => ({
  countryCode,
  provinceCode: provinceCode ?? undefined,
});
