import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf, type Property } from '../../engine/properties.ts';
import type { forfeitClaimMachine } from './machine.ts';
import type { forfeitClaimSamples } from './samples.ts';
import type { ForfeitClaimScreen } from './screen.ts';

export type ForfeitClaim = NamesOf<
  typeof forfeitClaimMachine,
  typeof forfeitClaimSamples,
  ForfeitClaimScreen
>;

const { isAnswer, never, showsAfter } = propertiesOf<ForfeitClaim>();

/** Where each answer leads. */
export const endsSafety: readonly Property<ForfeitClaim>[] = [
  showsAfter('getRewards', ['FORF-01', 'FORF-05', 'REW-09'], {
    success: ['asking', 'finding'],
    wagered: 'waiting',
    gone: ['gone', 'finding'],
    claimed: ['over', 'finding'],
    gifts: 'claiming',
    none: 'claiming',
  }),
  showsAfter('verifyBonusCode', ['BCODE-01', 'FORF-05'], {
    success: 'asking',
    freeSpins: 'asking',
    depositBonus: 'asking',
    agreed: 'over',
    codeUnknown: 'gone',
    codeUsed: 'gone',
    campaignEnded: 'gone',
    campaignUsedUp: 'gone',
    notEligible: 'gone',
  }),
  showsAfter('getCashbackProgress', ['CASH-01', 'FORF-05'], {
    success: 'asking',
    cashbackOff: 'gone',
    cashbackNotFound: 'gone',
  }),
  showsAfter('forfeitBonus', ['FORF-01', 'FORF-05'], {
    success: 'claiming',
    bonusChanged: 'finding',
    bonusNotFound: 'finding',
  }),
  showsAfter('claimReward', ['REW-10', 'REW-11', 'FORF-05'], {
    success: 'over',
    bonusInTheWay: 'finding',
    wageredInTheWay: 'finding',
    depositBonusInTheWay: 'finding',
    campaignEnded: 'claimRefused',
    campaignUsedUp: 'claimRefused',
    notEligible: 'claimRefused',
  }),
  showsAfter('claimBonusCode', ['REW-10', 'REW-11', 'FORF-05'], {
    success: 'over',
    bonusInTheWay: 'finding',
    wageredInTheWay: 'finding',
    depositBonusInTheWay: 'finding',
    codeUnknown: 'claimRefused',
    codeUsed: 'claimRefused',
    campaignEnded: 'claimRefused',
    campaignUsedUp: 'claimRefused',
    notEligible: 'claimRefused',
  }),
  showsAfter('claimCashback', ['REW-10', 'REW-11', 'FORF-05'], {
    success: 'over',
    asBonus: 'over',
    bonusInTheWay: 'finding',
    wageredInTheWay: 'finding',
    depositBonusInTheWay: 'finding',
    nothingToClaim: 'claimRefused',
    campaignEnded: 'claimRefused',
    notEligible: 'claimRefused',
  }),
  showsAfter('getFreeSpins', ['FSPIN-03', 'FORF-05'], {
    success: 'asking',
    none: 'gone',
  }),
  showsAfter('claimFreeSpins', ['FSPIN-03', 'REW-10', 'REW-11', 'FORF-05'], {
    success: 'over',
    bonusInTheWay: 'finding',
    wageredInTheWay: 'finding',
    spinsInTheWay: 'finding',
    depositBonusInTheWay: 'finding',
    campaignEnded: 'claimRefused',
    campaignUsedUp: 'claimRefused',
    notEligible: 'claimRefused',
  }),
  showsAfter('agreeToCampaign', ['FORF-02', 'REW-10', 'REW-11', 'FORF-05'], {
    success: 'over',
    bonusInTheWay: 'finding',
    wageredInTheWay: 'finding',
    spinsInTheWay: 'finding',
    depositBonusInTheWay: 'finding',
    codeUnknown: 'claimRefused',
    codeUsed: 'claimRefused',
    campaignEnded: 'claimRefused',
    campaignUsedUp: 'claimRefused',
    notEligible: 'claimRefused',
  }),
  never(
    'what is said to be granted is what the platform says',
    ['FSPIN-02', 'FSPIN-03'],
    (moment) => {
      const { granted } = moment.snapshot.context;
      return isAnswer(moment, 'claimFreeSpins', 'success')
        ? granted !== moment.output.data
        : granted !== moment.before?.context.granted;
    },
  ),
];
