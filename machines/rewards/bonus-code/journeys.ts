import type { JourneysOf } from '../../flow.ts';
import type { bonusCodeMachine } from './machine.ts';
import type { bonusCodeSamples } from './samples.ts';
import type { BonusCodeScreen } from './screen.ts';

type Journeys = JourneysOf<typeof bonusCodeMachine, typeof bonusCodeSamples, BonusCodeScreen>;

const offered = [
  { answer: 'getManualClaim', with: 'success', see: 'entering' },
  { send: 'code.submitted', see: 'verifying' },
  { answer: 'verifyBonusCode', with: 'success', see: 'offered' },
] as const satisfies Journeys[number]['steps'];

export const bonusCodeJourneys: Journeys = [
  {
    title: 'A code is verified, its gift read, and claimed once however often it is pressed',
    requirements: ['BCODE-01', 'BCODE-05', 'BCODE-06'],
    start: 'checking',
    steps: [
      { fail: 'getManualClaim', with: 'unreachable', see: 'unchecked' },
      { send: 'retry.requested', see: 'checking' },
      { answer: 'getManualClaim', with: 'success', see: 'entering' },
      { send: 'code.submitted', see: 'verifying' },
      { send: 'code.submitted', see: 'verifying' },
      { answer: 'verifyBonusCode', with: 'success', see: 'offered' },
      { send: 'claim.chosen', see: 'claiming' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimBonusCode', with: 'success', see: 'claimed', emits: ['reward.claimed'] },
    ],
  },
  {
    title: 'A refused code stays in the field, and another one is tried',
    requirements: ['BCODE-02', 'BCODE-03'],
    start: 'checking',
    steps: [
      { answer: 'getManualClaim', with: 'success', see: 'entering' },
      { send: 'code.submitted', case: 'another', see: 'verifying' },
      { answer: 'verifyBonusCode', with: 'codeUnknown', see: 'refused' },
      { send: 'code.submitted', see: 'verifying' },
      { fail: 'verifyBonusCode', with: 'refused', see: 'notVerified' },
      { send: 'code.submitted', see: 'verifying' },
      { answer: 'verifyBonusCode', with: 'success', see: 'offered' },
      { send: 'code.left', see: 'entering' },
    ],
  },
  {
    title: 'A claim without an answer is pressed again, which tells what became of it',
    requirements: ['BCODE-05', 'REW-11'],
    start: 'checking',
    steps: [
      ...offered,
      { send: 'claim.chosen', see: 'claiming' },
      { fail: 'claimBonusCode', with: 'unreachable', see: 'offered' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimBonusCode', with: 'success', see: 'claimed', emits: ['reward.claimed'] },
    ],
  },
  {
    title:
      'A bonus in the way is named; kept, nothing is lost; given up, the gift of the code is claimed',
    requirements: ['REW-09', 'FORF-01', 'FORF-06'],
    start: 'checking',
    steps: [
      ...offered,
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimBonusCode', with: 'bonusInTheWay', see: 'inTheWay' },
      { send: 'bonus.kept', see: 'offered' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimBonusCode', with: 'bonusInTheWay', see: 'inTheWay' },
      { send: 'forfeit.chosen', see: 'givingUp' },
      { answer: 'forfeitClaim', with: 'left', see: 'verifying', emits: ['wallet.outdated'] },
      { answer: 'verifyBonusCode', with: 'success', see: 'offered' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimBonusCode', with: 'bonusInTheWay', see: 'inTheWay' },
      { send: 'forfeit.chosen', see: 'givingUp' },
      { answer: 'forfeitClaim', with: 'claimed', see: 'claimed', emits: ['reward.claimed'] },
    ],
  },
  {
    title: 'A code brings free spins, which lead to their game, also where a bonus was given up',
    requirements: ['BCODE-01', 'FSPIN-03', 'REW-08', 'REW-09'],
    start: 'checking',
    steps: [
      { answer: 'getManualClaim', with: 'success', see: 'entering' },
      { send: 'code.submitted', see: 'verifying' },
      { answer: 'verifyBonusCode', with: 'freeSpins', see: 'offered' },
      { send: 'claim.chosen', see: 'claiming' },
      { fail: 'claimFreeSpins', with: 'unreachable', see: 'offered' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimFreeSpins', with: 'bonusInTheWay', see: 'inTheWay' },
      { send: 'forfeit.chosen', see: 'givingUp' },
      { answer: 'forfeitClaim', with: 'granted', see: 'claimed', emits: ['spins.granted'] },
    ],
  },
  {
    title: 'A player agrees to the bonus of a deposit after a forfeit, and takes that back',
    requirements: ['FORF-02', 'API-113', 'API-138', 'REW-10'],
    start: 'checking',
    steps: [
      { answer: 'getManualClaim', with: 'success', see: 'entering' },
      { send: 'code.submitted', see: 'verifying' },
      { answer: 'verifyBonusCode', with: 'depositBonus', see: 'offered' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'agreeToCampaign', with: 'bonusInTheWay', see: 'inTheWay' },
      { send: 'forfeit.chosen', see: 'givingUp' },
      { answer: 'forfeitClaim', with: 'agreed', see: 'agreed', emits: ['consent.changed'] },
      { send: 'consent.withdrawn', see: 'takingBack' },
      { fail: 'agreeToCampaign', with: 'unreachable', see: 'agreed' },
      { send: 'consent.withdrawn', see: 'takingBack' },
      {
        answer: 'agreeToCampaign',
        with: 'takenBack',
        see: 'verifying',
        emits: ['consent.changed'],
      },
      { answer: 'verifyBonusCode', with: 'depositBonus', see: 'offered' },
    ],
  },
];
