import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { isOfAnother, type CodeOffer } from '../rewards.ts';
import type { bonusCodeMachine } from './machine.ts';
import type { bonusCodeSamples } from './samples.ts';
import type { BonusCodeScreen } from './screen.ts';

type BonusCode = NamesOf<typeof bonusCodeMachine, typeof bonusCodeSamples, BonusCodeScreen>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  eventTable,
  isAnswer,
  isEvent,
  isFailure,
  never,
  shows,
  showsAfter,
} = propertiesOf<BonusCode>();

const CHECK = 'getManualClaim';
const VERIFY = 'verifyBonusCode';
const CLAIM = 'claimBonusCode';
const SPINS = 'claimFreeSpins';
const AGREE = 'agreeToCampaign';
const CLAIMS = [CLAIM, SPINS, AGREE] as const;
const CHILD = 'forfeitClaim';

const FIELD = ['entering', 'verifying', 'refused', 'notVerified'] as const;
const OFFER = ['offered', 'claiming', 'inTheWay', 'givingUp', 'agreed', 'takingBack'] as const;

/** The code that a press names. */
const typedIn = ({ what }: Moment<BonusCode>): string =>
  what !== undefined && 'case' in what && what.case === 'another' ? 'Sunday 5' : 'FRIDAY10';

/** Whether a press of a moment sends a code. */
const isTaken = (moment: Moment<BonusCode>): boolean =>
  isEvent(moment, 'code.submitted') && cameFrom(moment, 'entering', 'refused', 'notVerified');

const isClaimed = (moment: Moment<BonusCode>): boolean =>
  isAnswer(moment, CLAIM, 'success') || isAnswer(moment, CHILD, 'claimed');

const isGranted = (moment: Moment<BonusCode>): boolean =>
  isAnswer(moment, SPINS, 'success') || isAnswer(moment, CHILD, 'granted');

/** Whether an answer says that the player agrees now. */
const isConsent = (moment: Moment<BonusCode>): boolean =>
  (isAnswer(moment, AGREE, 'success') && cameFrom(moment, 'claiming')) ||
  isAnswer(moment, CHILD, 'agreed');

const isTakenBack = (moment: Moment<BonusCode>): boolean =>
  isAnswer(moment, AGREE) && cameFrom(moment, 'takingBack') && moment.output.ok;

/** Whether a code is looked at anew, as a consent was to be taken back. */
const isAnewAfterConsent = (moment: Moment<BonusCode>): boolean =>
  isAnswer(moment, AGREE) && cameFrom(moment, 'takingBack');

/** The call that claims an offer of its kind. */
const CLAIM_OF = { GIFT: CLAIM, FREE_SPINS: SPINS, DEPOSIT_BONUS: AGREE } as const satisfies Record<
  CodeOffer['kind'],
  (typeof CLAIMS)[number]
>;

export const bonusCodeSafety: Safety<BonusCode> = {
  leave: 'page',
  sessionEnd: { event: 'session.ended', screens: ['left'] },
  properties: [
    never(
      'it begins by asking whether codes can be used, and asks again only at the player’s wish',
      ['BCODE-06', 'BCODE-08'],
      (moment) =>
        moment.calls.includes(CHECK) !==
        (moment.what === undefined ||
          (isEvent(moment, 'retry.requested') && cameFrom(moment, 'unchecked'))),
    ),
    showsAfter(CHECK, ['BCODE-06'], { success: 'entering', codesUnavailable: 'unavailable' }),
    never(
      'the code is that of the address until one is sent, and stays then whatever is answered',
      ['BCODE-02', 'BCODE-04'],
      (moment) => {
        const { code } = moment.snapshot.context;
        if (isTaken(moment)) return code !== typedIn(moment);
        return moment.before !== undefined && code !== moment.before.context.code;
      },
    ),
    begunOnlyBy(
      VERIFY,
      ['BCODE-01', 'FORF-05'],
      ['code.submitted'],
      (moment) => isAnswer(moment, CHILD, 'left') || isAnewAfterConsent(moment),
    ),
    showsAfter(VERIFY, ['BCODE-01', 'BCODE-03'], {
      success: 'offered',
      freeSpins: 'offered',
      depositBonus: 'offered',
      agreed: 'agreed',
      codeUnknown: 'refused',
      codeUsed: 'refused',
      campaignEnded: 'refused',
      campaignUsedUp: 'refused',
      notEligible: 'refused',
    }),
    never(
      'what is offered is what the platform said of this code',
      ['BCODE-01', 'REW-01'],
      (moment) => {
        const { offer } = moment.snapshot.context;
        if (isAnswer(moment, VERIFY) && moment.output.ok)
          return offer !== moment.output.data.brings;
        if (isAnswer(moment, CHILD, 'agreed'))
          return offer?.kind !== 'DEPOSIT_BONUS' || offer.campaign !== moment.output.agreed;
        if (shows(moment, ...FIELD)) return offer !== undefined;
        return shows(moment, ...OFFER) && offer !== moment.before?.context.offer;
      },
    ),
    never(
      'only what was shown with its terms is claimed, at a press, by the call of its kind',
      ['BCODE-01', 'BCODE-05', 'FSPIN-03'],
      (moment) => {
        const isPressed = isEvent(moment, 'claim.chosen') && cameFrom(moment, 'offered');
        const offer = moment.before?.context.offer;
        const taking = isEvent(moment, 'consent.withdrawn') && cameFrom(moment, 'agreed');
        if (taking) return !moment.calls.includes(AGREE);
        const own = isPressed && offer ? CLAIM_OF[offer.kind] : undefined;
        return CLAIMS.some((claim) => moment.calls.includes(claim) !== (claim === own));
      },
    ),
    showsAfter(CLAIM, ['BCODE-03', 'BCODE-05', 'REW-09', 'REW-10'], {
      success: 'claimed',
      codeUnknown: 'refused',
      codeUsed: 'refused',
      bonusInTheWay: 'inTheWay',
      wageredInTheWay: 'inTheWay',
      depositBonusInTheWay: 'inTheWay',
      campaignEnded: 'refused',
      campaignUsedUp: 'refused',
      notEligible: 'refused',
    }),
    showsAfter(SPINS, ['BCODE-03', 'FSPIN-03', 'REW-09', 'REW-10'], {
      success: 'claimed',
      bonusInTheWay: 'inTheWay',
      wageredInTheWay: 'inTheWay',
      spinsInTheWay: 'inTheWay',
      depositBonusInTheWay: 'inTheWay',
      campaignEnded: 'refused',
      campaignUsedUp: 'refused',
      notEligible: 'refused',
    }),
    showsAfter(AGREE, ['BCODE-03', 'API-113', 'API-138', 'REW-10'], {
      success: ['agreed', 'verifying'],
      takenBack: ['refused', 'verifying'],
      bonusInTheWay: ['inTheWay', 'verifying'],
      wageredInTheWay: ['inTheWay', 'verifying'],
      spinsInTheWay: ['inTheWay', 'verifying'],
      depositBonusInTheWay: ['inTheWay', 'verifying'],
      codeUnknown: ['refused', 'verifying'],
      codeUsed: ['refused', 'verifying'],
      campaignEnded: ['refused', 'verifying'],
      campaignUsedUp: ['refused', 'verifying'],
      notEligible: ['refused', 'verifying'],
    }),
    never(
      'a player is shown to agree after a yes, and not while the consent is taken back',
      ['FORF-02', 'API-138'],
      (moment) =>
        isAnswer(moment, AGREE) && shows(moment, 'verifying') !== isAnewAfterConsent(moment),
    ),
    never(
      'that a player agrees, or does no more, is announced as it is',
      ['DEP-18', 'API-138'],
      (moment) =>
        moment.emitted.some(
          (fact) => fact.type === 'consent.changed' && fact.agreed !== isConsent(moment),
        ) ||
        moment.facts.includes('consent.changed') !== (isConsent(moment) || isTakenBack(moment)),
    ),
    showsAfter(CHILD, ['FORF-01', 'FORF-02', 'FORF-05'], {
      agreed: 'agreed',
      claimed: 'claimed',
      granted: 'claimed',
      left: 'verifying',
    }),
    never('why a code was refused is told, as the platform answered it', ['BCODE-03'], (moment) => {
      const { refusal } = moment.snapshot.context;
      if (!shows(moment, 'refused')) return shows(moment, ...FIELD) && refusal !== undefined;
      if (
        !isAnswer(moment, VERIFY) &&
        !isAnswer(moment, CLAIM) &&
        !isAnswer(moment, SPINS) &&
        !isAnswer(moment, AGREE)
      )
        return refusal !== moment.before?.context.refusal;
      return refusal !== (moment.output.ok ? 'error.bonus.not_eligible' : moment.output.code);
    }),
    never(
      'a failure is told where it happened',
      ['ERR-03'],
      (moment) =>
        (isFailure(moment, CHECK) && !shows(moment, 'unchecked')) ||
        (isFailure(moment, VERIFY) && !shows(moment, 'notVerified')) ||
        (isFailure(moment, ...CLAIMS) &&
          !shows(moment, cameFrom(moment, 'takingBack') ? 'agreed' : 'offered')),
    ),
    never(
      'a failure is told as long as it stands',
      ['ERR-03'],
      (moment) =>
        !shows(moment, 'left') &&
        (moment.snapshot.context.failure !== undefined) !==
          (shows(moment, 'unchecked', 'notVerified') || isFailure(moment, ...CLAIMS)),
    ),
    never(
      'another bonus in the way is named, and nothing is asked of the platform',
      ['REW-09', 'REW-10'],
      (moment) => {
        const { standing } = moment.snapshot.context;
        if (
          (!isAnswer(moment, CLAIM) && !isAnswer(moment, SPINS) && !isAnswer(moment, AGREE)) ||
          !isOfAnother(moment.output) ||
          cameFrom(moment, 'takingBack')
        ) {
          return shows(moment, 'inTheWay') && standing !== moment.before?.context.standing;
        }
        return (
          moment.calls.length > 0 ||
          moment.output.ok ||
          !('reward' in moment.output.problem) ||
          standing !== moment.output.problem.reward
        );
      },
    ),
    never(
      'a bonus stands in the way only while it is asked about',
      ['REW-09'],
      (moment) =>
        !shows(moment, 'left') &&
        (moment.snapshot.context.standing !== undefined) !== shows(moment, 'inTheWay', 'givingUp'),
    ),
    never(
      'the forfeit is begun by the player alone, and never of what ends by itself',
      ['FORF-01', 'REW-09'],
      (moment) => {
        const standing = moment.before?.context.standing;
        const may =
          isEvent(moment, 'forfeit.chosen') &&
          cameFrom(moment, 'inTheWay') &&
          standing !== undefined &&
          !standing.isEnding;
        return moment.calls.includes(CHILD) !== may || (may && !shows(moment, 'givingUp'));
      },
    ),
    announcedOnlyBy('reward.claimed', ['BCODE-05', 'REW-07'], isClaimed),
    never(
      'what was claimed is announced, as the platform answered it',
      ['BCODE-05', 'REW-07'],
      (moment) =>
        isClaimed(moment) &&
        !moment.emitted.some(
          (fact) => fact.type === 'reward.claimed' && fact.bonus.assignmentId === 'bon_0003',
        ),
    ),
    announcedOnlyBy('spins.granted', ['REW-08', 'NS-60'], isGranted),
    never(
      'the free spins that run are announced, as the platform answered them',
      ['REW-08', 'FSPIN-03'],
      (moment) =>
        isGranted(moment) &&
        !moment.emitted.some(
          (fact) => fact.type === 'spins.granted' && fact.spins.assignmentId === 'spins_0002',
        ),
    ),
    never(
      'the wallet is read anew where a bonus may have been given up',
      ['FORF-05'],
      (moment) => moment.facts.includes('wallet.outdated') !== isAnswer(moment, CHILD, 'left'),
    ),
    eventTable(['BCODE-01', 'BCODE-02', 'BCODE-05', 'FORF-06', 'LOGOUT-02'], {
      'code.submitted': {
        entering: 'verifying',
        refused: 'verifying',
        notVerified: 'verifying',
      },
      'code.left': { offered: 'entering', 'agreement.agreed': 'entering' },
      'consent.withdrawn': { 'agreement.agreed': 'agreement.takingBack' },
      'claim.chosen': { offered: 'claiming' },
      'bonus.kept': { 'blocked.inTheWay': 'offered' },
      'retry.requested': { 'opening.unchecked': 'opening.checking' },
      'session.ended': {
        opening: 'left',
        entering: 'left',
        verifying: 'left',
        refused: 'left',
        notVerified: 'left',
        offered: 'left',
        claiming: 'left',
        blocked: 'left',
        agreement: 'left',
      },
    }),
  ],
};
