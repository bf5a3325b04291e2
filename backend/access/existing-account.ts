import { eq } from 'drizzle-orm';
import { marketOfCountry } from '../../reference/markets.ts';
import { messagesTo } from '../messages/messages.ts';
import { isWithin } from '../platform/rate-limit-store.ts';
import type { Transaction } from '../platform/database.ts';
import type { Origin } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import type { players } from '../players/tables.ts';
import { recipientOf } from './codes.ts';
import { sendIf } from './send-if.ts';
import { payAndPlayPersons } from './tables.ts';

interface Applied {
  /** Lower case. */
  readonly email: string;
  /** The owner of the address; undefined: nobody has it. */
  readonly owner: typeof players.$inferSelect | undefined;
  readonly applicant: { readonly languageCode: string; readonly countryCode: string };
}

/**
 * Tells the owner of an account that somebody signs up with its address, where the applicant is not told
 * (SIGN-09). For an address that nobody has, the same work is done and undone. It sends a few times a day;
 * after that it sends nothing, and refuses nothing.
 */
export async function tellOwner(
  platform: Platform,
  tx: Transaction,
  { email, owner, applicant }: Applied,
  origin: Origin,
): Promise<void> {
  const [identified] = await tx
    .select({ playerId: payAndPlayPersons.playerId })
    .from(payAndPlayPersons)
    .where(eq(payAndPlayPersons.playerId, owner?.id ?? NOBODY));
  // The bank proved the person and not the typed mailbox: a stranger may read it.
  const isMailboxTheirs = identified === undefined || owner?.emailVerified === true;
  const { languageCode, countryCode } = applicant;
  const market = marketOfCountry(countryCode);
  const to = owner ?? { languageCode, siteId: origin.siteId, market, number: 10_000_000 };
  const message = { ...messagesTo(to, origin).addressTaken(), recipient: email };
  const isTime = await isWithin(platform, tx, 'signUpNotices', recipientOf(email));
  await sendIf(platform, tx, message, isTime && isMailboxTheirs && owner !== undefined);
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
