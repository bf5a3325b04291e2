import { brandIdOfSite, type BrandId } from '../../reference/brands.ts';
import type { Call, Handlers } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';

/** The CRM as the platform knows it; `backend/bindings/crm.ts` binds it. */
export interface Crm {
  /** @returns the id of the signed-in player's inbox; undefined: they have none */
  openInbox(
    platform: Platform,
    opened: { readonly sessionId: string; readonly brand: BrandId },
  ): Promise<string | undefined>;
}

export const inboxHandlers = (crm: Crm) =>
  ({
    /** Opens the player's inbox (INBOX-02). @throws Refusal 401 error.inbox.withheld */
    async getCrmInboxId({ platform, session: { sessionId }, origin }: Call<'getCrmInboxId'>) {
      const brand = brandIdOfSite(origin.siteId);
      const id = brand && (await crm.openInbox(platform, { sessionId, brand }));
      if (id === undefined) throw new Refusal(401, 'error.inbox.withheld', 'No inbox');
      return { id };
    },
  }) satisfies Handlers<'getCrmInboxId'>;
