import { BRAND_FACTS, type BrandId } from '../../openapi/reference/brands.ts';
import { playerOfSession } from '../access/standing.ts';
import { currentStatus } from '../access/status.ts';
import type { Call, Handlers } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';

/** The CRM as the platform knows it; `backend/crm.ts` says who it is. */
export interface Crm {
  /** @returns the id that opens the inbox of who is signed in by the session, until that is over */
  openInbox(
    platform: Platform,
    opened: { readonly sessionId: string; readonly brand: BrandId },
  ): Promise<string>;
}

const brandOf = (siteId: string): BrandId | undefined =>
  (Object.keys(BRAND_FACTS) as BrandId[]).find((id) => BRAND_FACTS[id].siteId === siteId);

const withheld = () => new Refusal(401, 'error.inbox.withheld', 'No inbox');

/** @param crm undefined where there is none: nobody has an inbox then */
export const inboxHandlers = (crm: (platform: Platform) => Crm | undefined) =>
  ({
    /**
     * Opens the player's inbox (INBOX-02). Who is shut out of the site gets no messages from it.
     * @throws Refusal 401 error.inbox.withheld
     */
    async getCrmInboxId({ platform, session: { sessionId }, origin }: Call<'getCrmInboxId'>) {
      const brand = brandOf(origin.siteId);
      const player = await playerOfSession(platform, sessionId);
      const known = crm(platform);
      if (!brand || !player || !known) throw withheld();
      if (currentStatus(player, platform.clock.now()) === 'RESTRICTED') throw withheld();
      return { id: await known.openInbox(platform, { sessionId, brand }) };
    },
  }) satisfies Handlers<'getCrmInboxId'>;
