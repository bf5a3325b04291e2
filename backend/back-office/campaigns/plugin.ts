import type { Clock } from '../../platform/clock.ts';
import { page } from '../layout.ts';
import type { DeskPage } from '../plugin.ts';
import { fieldOf, type Typed } from '../seen.ts';
import { readForm } from './form.ts';
import { campaignsBody, OFFER_PATH, PATH, type CampaignsState } from './page.ts';
import type { CampaignsPorts } from './ports.ts';

/** By refusal: what the desk reads. */
const REFUSALS = {
  taken: 'there is a campaign with this short name, or with this code.',
  unlawful: 'nowhere where it is to run may it be offered. See below what the laws forbid.',
} as const;

const WISHES = ['offer', 'stop'] as const;

/** The page `/desk/campaigns`. */
export function campaignsDesk(ports: CampaignsPorts, clock: Clock): DeskPage {
  const show = async (state: Partial<CampaignsState>): Promise<string> =>
    page(
      'Campaigns',
      PATH,
      campaignsBody({
        typed: {},
        wrong: {},
        ...state,
        slots: ports.slots(),
        campaigns: await ports.list(),
      }),
    );
  return (app) => {
    app.get<{ Querystring: { saved?: string } }>(PATH, async ({ query }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(await show({ isDone: query.saved !== undefined })),
    );
    app.post<{ Body: Typed | undefined }>(PATH, async ({ body }, reply) => {
      const typed = body ?? {};
      const read = readForm(typed, clock.date(), ports.slots());
      reply.type('text/html; charset=utf-8');
      if ('wrong' in read) {
        const refused = 'see below.';
        return reply.code(422).send(await show({ typed, wrong: read.wrong, refused }));
      }
      const { campaign } = read;
      const previewed = { campaign, preview: ports.preview(campaign) };
      if (typed['step'] !== 'make') return reply.send(await show({ typed, previewed }));
      const made = await ports.make(campaign);
      if (made === 'made') return reply.redirect(`${PATH}?saved`, 303);
      return reply.code(409).send(await show({ typed, previewed, refused: REFUSALS[made] }));
    });
    app.post<{ Body: Typed | undefined }>(OFFER_PATH, async ({ body }, reply) => {
      const typed = body ?? {};
      const isOffered = fieldOf(typed, 'wish', WISHES) === 'offer';
      if (await ports.offer(fieldOf(typed, 'campaign'), isOffered, typed['seen']))
        return reply.redirect(`${PATH}?saved`, 303);
      const refused = 'the page was old: it has changed meanwhile. This is how it is now.';
      return reply
        .code(409)
        .type('text/html; charset=utf-8')
        .send(await show({ refused }));
    });
  };
}
