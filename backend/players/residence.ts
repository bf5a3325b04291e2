import type { Residence } from '../../reference/ages.ts';
import type { players } from './tables.ts';

type Account = Pick<typeof players.$inferSelect, 'countryCode' | 'provinceCode'>;

/** The residence by the account: its law and its days hold for the player. */
export const residenceOf = ({ countryCode, provinceCode }: Account): Residence => ({
  countryCode,
  provinceCode: provinceCode ?? undefined,
});
