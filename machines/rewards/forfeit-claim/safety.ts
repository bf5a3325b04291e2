import type { Moment } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import {
  depositIn,
  dueIn,
  inTheWayOf,
  ofAmount,
  rewardOf,
  type Rewards,
  type RunningBonus,
} from '../rewards.ts';
import { endsSafety, type ForfeitClaim } from './ends-safety.ts';

const { begunOnlyBy, cameFrom, eventTable, holds, isAnswer, isEvent, isFailure, never, shows } =
  propertiesOf<ForfeitClaim>();

const READ = 'getRewards';
const FORFEIT = 'forfeitBonus';
const CLAIM = 'claimReward';
const VERIFY = 'verifyBonusCode';
const CODE_CLAIM = 'claimBonusCode';
const COUNT = 'getCashbackProgress';
const CASHBACK_CLAIM = 'claimCashback';
const LOOK = 'getFreeSpins';
const SPINS_CLAIM = 'claimFreeSpins';
const AGREE = 'agreeToCampaign';
const CLAIMS = [CLAIM, CODE_CLAIM, CASHBACK_CLAIM, SPINS_CLAIM, AGREE] as const;
const LOOKS = [VERIFY, COUNT, LOOK] as const;

const runs = ({ active }: Rewards, bonus: RunningBonus | undefined): boolean =>
  active.some(({ assignmentId }) => assignmentId === bonus?.assignmentId);

type Asked = {
  readonly claim: (typeof CLAIMS)[number];
  readonly look: (typeof LOOKS)[number] | undefined;
};

/** By which call a gift is claimed, and by which one it is looked at before. */
const askedFor = ({ context }: ForfeitClaim['snapshot']): Asked => {
  const { code, wanted } = context;
  switch (wanted.kind) {
    case 'DEPOSIT_BONUS':
      return { claim: AGREE, look: VERIFY };
    case 'FREE_SPINS':
      return { claim: SPINS_CLAIM, look: code === undefined ? LOOK : VERIFY };
    case 'CASHBACK':
      return { claim: CASHBACK_CLAIM, look: COUNT };
    case 'GIFT':
      return code === undefined
        ? { claim: CLAIM, look: undefined }
        : { claim: CODE_CLAIM, look: VERIFY };
  }
};

const isOtherwise = (moment: Moment<ForfeitClaim>): boolean =>
  isAnswer(moment, FORFEIT, 'bonusChanged', 'bonusNotFound');

export const forfeitClaimSafety: Safety<ForfeitClaim> = {
  leave: 'page',
  properties: [
    begunOnlyBy(FORFEIT, ['FORF-01', 'FORF-06'], ['forfeit.confirmed']),
    never(
      'only what the player was asked about is given up, with the figures that showed',
      ['FORF-04', 'REW-09'],
      (moment) =>
        moment.calls.includes(FORFEIT) &&
        !(
          cameFrom(moment, 'asking') &&
          moment.snapshot.context.standing !== undefined &&
          moment.snapshot.context.standing === moment.before?.context.standing
        ),
    ),
    never(
      'the gift is claimed after the forfeit, or where nothing stands in its way',
      ['FORF-01'],
      (moment) =>
        CLAIMS.some((claim) => moment.calls.includes(claim)) &&
        !(
          isAnswer(moment, FORFEIT, 'success') ||
          (isAnswer(moment, READ) &&
            inTheWayOf(rewardOf(moment.snapshot.context.wanted), moment.output.data) ===
              undefined) ||
          (isEvent(moment, 'retry.requested') && cameFrom(moment, 'claimFailed'))
        ),
    ),
    never(
      'a gift with a code is claimed by its code alone, cashback and free spins as such, the bonus of a deposit is agreed to, any other is claimed as one of the list',
      ['BCODE-05', 'CASH-01', 'FORF-02', 'FSPIN-02', 'FSPIN-03', 'FORF-01'],
      ({ calls, snapshot }) =>
        CLAIMS.some((claim) => calls.includes(claim) && claim !== askedFor(snapshot).claim),
    ),
    never(
      'nothing is given up for a code, a cashback or free spins before they were looked at anew; else nothing is looked at',
      ['BCODE-01', 'CASH-01', 'FSPIN-03', 'FORF-05'],
      (moment) => {
        const { look } = askedFor(moment.snapshot);
        const isLookedAt = isAnswer(moment, READ) && shows(moment, 'finding');
        return (
          LOOKS.some((call) => call !== look && moment.calls.includes(call)) ||
          (isLookedAt && (look === undefined || !moment.calls.includes(look))) ||
          (look !== undefined && isAnswer(moment, READ) && shows(moment, 'asking'))
        );
      },
    ),
    never('who closes the window asks for nothing', ['FORF-06'], (moment) =>
      isEvent(moment, 'window.closed') ? moment.calls.length > 0 : false,
    ),
    never(
      'it begins by reading, and what stands in the way is what was read last',
      ['REW-09', 'FORF-04'],
      (moment) => {
        const { standing, wanted } = moment.snapshot.context;
        if (moment.what === undefined) return !moment.calls.includes(READ);
        if (isAnswer(moment, VERIFY) && shows(moment, 'asking'))
          return !moment.output.ok || wanted !== moment.output.data.brings;
        const reward = rewardOf(wanted);
        if (isAnswer(moment, COUNT, 'success')) {
          const due = dueIn(moment.output.data.periods)?.amount ?? 0;
          return (
            wanted.kind !== 'CASHBACK' ||
            wanted.gift.amount !== due ||
            wanted.gift.wageringRequired !== ofAmount(wanted.gift, due).wageringRequired
          );
        }
        if (isAnswer(moment, LOOK) && shows(moment, 'asking')) {
          const before = moment.before?.context.wanted;
          return !moment.output.data.freeSpins.some(
            (one) => one === reward && before && rewardOf(before).campaignId === one.campaignId,
          );
        }
        if (!isAnswer(moment, READ)) return standing !== moment.before?.context.standing;
        const { available } = moment.output.data;
        const offered = available.find(({ campaignId }) => campaignId === reward.campaignId);
        return (
          standing !== inTheWayOf(reward, moment.output.data) ||
          (wanted.kind === 'GIFT' && offered
            ? wanted.gift !== offered
            : wanted !== moment.before?.context.wanted)
        );
      },
    ),
    ...endsSafety,
    never(
      'a failure is told where it happened, with its reason',
      ['ERR-03', 'FORF-05'],
      (moment) =>
        (isFailure(moment, READ, ...LOOKS) && !shows(moment, 'unread')) ||
        (isFailure(moment, FORFEIT) && !shows(moment, 'forfeitUnknown')) ||
        (isFailure(moment, ...CLAIMS) && !shows(moment, 'claimFailed')),
    ),
    never(
      'a reason is told as long as it stands',
      ['ERR-03'],
      (moment) =>
        !shows(moment, 'over') &&
        (moment.snapshot.context.failure !== undefined) !==
          shows(moment, 'unread', 'forfeitUnknown', 'claimFailed'),
    ),
    never(
      'why the gift was refused is told, and the refusal of no other',
      ['REW-11', 'FORF-05'],
      (moment) => {
        const { refusal } = moment.snapshot.context;
        if (
          !isAnswer(moment, CLAIM) &&
          !isAnswer(moment, CODE_CLAIM) &&
          !isAnswer(moment, CASHBACK_CLAIM) &&
          !isAnswer(moment, SPINS_CLAIM) &&
          !isAnswer(moment, AGREE)
        )
          return refusal !== moment.before?.context.refusal;
        const code = moment.output.ok ? undefined : moment.output.code;
        return shows(moment, 'claimRefused') && refusal !== code;
      },
    ),
    holds(
      'that the bonus has changed is said when it is asked anew, and only then',
      ['FORF-04', 'FORF-05'],
      false,
      (changed: boolean, moment) => {
        const isBegun = moment.calls.includes(FORFEIT);
        const now = isOtherwise(moment) || (changed && !isBegun);
        return moment.snapshot.context.isChanged === now ? now : violated;
      },
    ),
    never(
      'what is given up is said from then on, and nothing that the platform did not say',
      ['FORF-05'],
      (moment) => {
        const { context } = moment.before ?? {};
        const said = isAnswer(moment, FORFEIT, 'success') ? context?.standing : context?.forfeited;
        return moment.snapshot.context.forfeited !== said;
      },
    ),
    holds(
      'what may have been given up is looked at first; where it runs no more, that alone is said',
      ['FORF-05'],
      false,
      (doubt: boolean, moment) => {
        const { ended, isSent } = moment.snapshot.context;
        const { context } = moment.before ?? {};
        const isGone =
          doubt && isAnswer(moment, READ) && !runs(moment.output.data, context?.standing);
        const now = isFailure(moment, FORFEIT) || (doubt && !isAnswer(moment, READ));
        return ended === (isGone ? context?.standing : context?.ended) && isSent === now
          ? now
          : violated;
      },
    ),
    never(
      'what is said to be claimed is what the platform says',
      ['FORF-01', 'REW-07'],
      (moment) => {
        const { claimed } = moment.snapshot.context;
        if (isAnswer(moment, CLAIM, 'success') || isAnswer(moment, CODE_CLAIM, 'success'))
          return claimed !== moment.output.data;
        if (isAnswer(moment, READ, 'claimed') && shows(moment, 'over'))
          return claimed !== moment.output.data.active[0];
        return claimed !== moment.before?.context.claimed;
      },
    ),
    never('what is said to be paid is what the platform says', ['CASH-01'], (moment) => {
      const { paid } = moment.snapshot.context;
      return isAnswer(moment, CASHBACK_CLAIM, 'success', 'asBonus')
        ? paid !== moment.output.data
        : paid !== moment.before?.context.paid;
    }),
    never(
      'a player is said to agree where the platform says so, and not otherwise',
      ['FORF-02', 'API-138'],
      (moment) => {
        const { agreed, wanted } = moment.snapshot.context;
        if (isAnswer(moment, AGREE, 'success'))
          return agreed === undefined || agreed !== depositIn(wanted);
        if (isAnswer(moment, VERIFY, 'agreed'))
          return agreed !== moment.output.data.brings.campaign;
        return agreed !== moment.before?.context.agreed;
      },
    ),
    never(
      'the rewards are told what was claimed, paid, granted or agreed to',
      ['FORF-01', 'FORF-02', 'REW-07'],
      ({ snapshot }) =>
        snapshot.status === 'done' &&
        (snapshot.output.claimed !== snapshot.context.claimed ||
          snapshot.output.granted !== snapshot.context.granted ||
          snapshot.output.agreed !== snapshot.context.agreed ||
          snapshot.output.paid !== snapshot.context.paid),
    ),
    eventTable(['FORF-01', 'FORF-05', 'FORF-06'], {
      'forfeit.confirmed': { asking: 'forfeiting' },
      'retry.requested': {
        unread: 'finding',
        forfeitUnknown: 'finding',
        claimFailed: 'claiming',
      },
      'window.closed': {
        finding: 'over',
        unread: 'over',
        asking: 'over',
        waiting: 'over',
        gone: 'over',
        forfeitUnknown: 'over',
        claimRefused: 'over',
        claimFailed: 'over',
      },
    }),
  ],
};
