import { rememberFailure } from '../../operations.ts';
import { rewardOf, type ClaimOutcome } from '../rewards.ts';
import { forfeitClaimSetup } from './setup.ts';

const answer = ({ event }: { event: { output: ClaimOutcome } }) => event.output;

/** The gift runs, or the cashback is paid. */
const claimed = {
  guard: { type: 'isClaimed', params: answer },
  target: '#forfeitClaim.over',
  actions: { type: 'rememberClaim', params: answer },
} as const;

/** Yet another bonus stands in its way: it is read, and asked about. */
const another = {
  guard: { type: 'isOfAnother', params: answer },
  target: '#forfeitClaim.finding',
} as const;

const refused = {
  target: '#forfeitClaim.claimRefused',
  actions: { type: 'rememberClaim', params: answer },
} as const;

const failed = { target: '#forfeitClaim.claimFailed', actions: rememberFailure } as const;

/** The second step, by the call that the first one was asked for. */
export const claiming = forfeitClaimSetup.createStateConfig({
  description: 'The gift is claimed: nothing stands in its way.',
  meta: { screen: 'claiming', requirements: ['FORF-01'] },
  tags: 'busy',
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'A gift is claimed by its code, if it has one; whatever is no gift by a call of its own.',
      always: [
        { guard: 'isApart', target: 'apart' },
        { guard: 'hasCode', target: 'byCode' },
        { target: 'listed' },
      ],
    },
    listed: {
      description: 'The platform is asked for the gift of the list.',
      meta: { requirements: ['API-131'] },
      invoke: {
        src: 'claimReward',
        input: ({ context: { wanted, language } }) => ({
          path: { campaignId: rewardOf(wanted).campaignId },
          query: { language },
        }),
        onDone: [
          { description: 'the gift runs', ...claimed },
          { description: 'yet another bonus stands in its way', ...another },
          refused,
        ],
        onError: failed,
      },
    },
    byCode: {
      description: 'The platform is asked for the gift of the code.',
      meta: { requirements: ['BCODE-05', 'API-145'] },
      invoke: {
        src: 'claimBonusCode',
        input: ({ context: { code, language } }) => ({
          body: { bonusCode: code ?? '', state: 'ACTIVATED' as const },
          query: { language },
        }),
        onDone: [
          { description: 'the gift runs', ...claimed },
          { description: 'yet another bonus stands in its way', ...another },
          refused,
        ],
        onError: failed,
      },
    },
    apart: {
      description:
        'Cashback and free spins are claimed, and the bonus of a deposit is agreed to, by calls of their own.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'One of the three is wanted.',
          always: [
            { guard: 'isCashback', target: 'cashback' },
            { guard: 'isOfDeposit', target: 'agreement' },
            { target: 'spins' },
          ],
        },
        agreement: {
          description: 'The platform is told that the player agrees to the bonus of a deposit.',
          meta: { requirements: ['FORF-02', 'API-113', 'API-138'] },
          invoke: {
            src: 'agreeToCampaign',
            input: ({ context: { wanted, code, language } }) => ({
              query: { language },
              body: {
                campaignId: rewardOf(wanted).campaignId,
                agreed: true,
                ...(code !== undefined && { bonusCode: code }),
              },
            }),
            onDone: [
              { description: 'the player agrees', ...claimed },
              { description: 'yet another bonus stands in its way', ...another },
              refused,
            ],
            onError: failed,
          },
        },
        cashback: {
          description: 'The platform is asked for what the cashback has brought.',
          meta: { requirements: ['CASH-01', 'API-115'] },
          invoke: {
            src: 'claimCashback',
            input: ({ context: { wanted, language } }) => ({
              path: { campaignId: rewardOf(wanted).campaignId },
              query: { language },
            }),
            onDone: [
              { description: 'the cashback runs', ...claimed },
              { description: 'yet another bonus stands in its way', ...another },
              refused,
            ],
            onError: failed,
          },
        },
        spins: {
          description:
            'The platform is asked for the free spins; those that wait in line run then, too.',
          meta: { requirements: ['FSPIN-02', 'FSPIN-03', 'API-120'] },
          invoke: {
            src: 'claimFreeSpins',
            input: ({ context: { wanted, code, language } }) => ({
              path: { campaignId: rewardOf(wanted).campaignId },
              query: { language, ...(code !== undefined && { bonusCode: code }) },
            }),
            onDone: [
              { description: 'they run', ...claimed },
              { description: 'yet another bonus stands in their way', ...another },
              refused,
            ],
            onError: failed,
          },
        },
      },
    },
  },
});
