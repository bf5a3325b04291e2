import { activityFileOf } from './activity-file.ts';
import { choicesOf } from './content.ts';
import { crm } from './crm.ts';
import { handlers as access } from '../access/handlers.ts';
import { payAndPlayHandlers } from '../access/pay-and-play.ts';
import { handlers as banking } from '../banking/handlers.ts';
import { realtimeHandlers } from '../banking/realtime/handlers.ts';
import { gameHandlers } from '../games/handlers.ts';
import { spinGames } from '../games/spin-games.ts';
import { catalogueOf } from './games.ts';
import { handlers as limits } from '../limits/handlers.ts';
import { depositPorts, payAndPlayProvider, withdrawalPorts } from './payments.ts';
import type { Handlers, OperationId } from '../platform/operation.ts';
import { handlers as profile } from '../profile/handlers.ts';
import { realtimePorts } from './realtime.ts';
import { studioOf } from './studio.ts';
import { codeHandlers } from '../rewards/codes.ts';
import { handlers as rewards } from '../rewards/handlers.ts';
import { freeSpinHandlers } from '../rewards/spin-handlers.ts';
import { handlers as site } from '../site/handlers.ts';
import { inboxHandlers } from '../site/inbox.ts';
import { identityHandlers, sessionStands } from './verification.ts';
import { questionnaireHandlers } from '../verification/questionnaire-handlers.ts';
import { handlers as verification } from '../verification/handlers.ts';

/**
 * Operations of the contract that this backend does not fulfil yet: they answer 501. The same list,
 * by area and with the reason, is in docs/backend.md; a test holds the two together.
 */
export const notImplemented = [
  'createSportsbookSession',
  'reportSportsbookBalance',
] as const satisfies readonly OperationId[];

/** Operations that are files or pages, served by plugins of their own, or calls of a studio's own server. */
export const servedElsewhere = [
  'getTexts',
  'authorizePayAndPlay',
  'openPlay',
  'playRound',
  'actInRound',
  'endRound',
] as const satisfies readonly OperationId[];

type Fulfilled = Exclude<
  OperationId,
  (typeof notImplemented)[number] | (typeof servedElsewhere)[number]
>;

/** The games of free spins, as the player's brand has them. */
const gamesOf = spinGames({ catalogueOf, studioOf });

/** Every operation of the contract is here, or named above: anything else does not compile. */
export const handlers = {
  ...access,
  ...payAndPlayHandlers(payAndPlayProvider),
  ...banking(depositPorts, withdrawalPorts),
  ...realtimeHandlers(realtimePorts),
  ...gameHandlers({ catalogueOf, studioOf, activityFileOf }),
  ...limits,
  ...profile,
  ...rewards,
  ...codeHandlers(gamesOf),
  ...freeSpinHandlers(gamesOf),
  ...site,
  ...verification(sessionStands),
  ...identityHandlers,
  ...inboxHandlers(crm),
  ...questionnaireHandlers(choicesOf),
} satisfies Handlers<Fulfilled>;
