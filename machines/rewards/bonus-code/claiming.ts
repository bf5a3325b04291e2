import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { depositIn } from '../rewards.ts';
import { bonusCodeSetup, type CodeClaim } from './setup.ts';

const answer = ({ event }: { event: { output: CodeClaim } }) => event.output;

const another = {
  description: 'another bonus stands in its way',
  guard: { type: 'isInTheWay', params: answer },
  target: '#bonusCode.blocked',
  actions: { type: 'rememberStanding', params: answer },
} as const;

const refused = {
  description: 'the platform refuses it',
  target: '#bonusCode.refused',
  actions: { type: 'rememberRefusal', params: answer },
} as const;

const failed = {
  description: 'another claim tells the truth, and takes nothing twice',
  target: '#bonusCode.offered',
  actions: rememberFailure,
} as const;

/** What the code brings is claimed, or agreed to, by the call of its kind. */
export const claiming = bonusCodeSetup.createStateConfig({
  description: 'The platform is asked for what the code brings.',
  meta: { screen: 'claiming', requirements: ['BCODE-05'] },
  tags: 'busy',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Each kind is claimed by a call of its own.',
      always: [
        { guard: 'areSpins', target: 'spins' },
        { guard: 'isOfDeposit', target: 'agreement' },
        { target: 'gift' },
      ],
    },
    gift: {
      description: 'The platform is asked for the gift of the code.',
      meta: { requirements: ['API-145'] },
      invoke: {
        src: 'claimBonusCode',
        input: ({ context: { code, language } }) => ({
          body: { bonusCode: code, state: 'ACTIVATED' as const },
          query: { language },
        }),
        onDone: [
          {
            description: 'the bonus runs',
            guard: { type: 'isClaimed', params: answer },
            target: '#bonusCode.claimed',
            actions: {
              type: 'announce',
              params: ({
                event: { output },
              }: {
                event: { output: Outcome<'claimBonusCode'> };
              }) => ({
                claimed: output.ok ? output.data : undefined,
              }),
            },
          },
          another,
          refused,
        ],
        onError: failed,
      },
    },
    spins: {
      description: 'The platform is asked for the free spins of the code.',
      meta: { requirements: ['FSPIN-03', 'API-120'] },
      invoke: {
        src: 'claimFreeSpins',
        input: ({ context: { code, offer, language } }) => ({
          path: {
            campaignId: offer?.kind === 'FREE_SPINS' ? offer.freeSpins.campaignId : '',
          },
          query: { bonusCode: code, language },
        }),
        onDone: [
          {
            description: 'they run',
            guard: { type: 'isClaimed', params: answer },
            target: '#bonusCode.claimed',
            actions: {
              type: 'announce',
              params: ({
                event: { output },
              }: {
                event: { output: Outcome<'claimFreeSpins'> };
              }) => ({
                claimed: undefined,
                granted: output.ok ? output.data : undefined,
              }),
            },
          },
          another,
          refused,
        ],
        onError: failed,
      },
    },
    agreement: {
      description: 'The platform is told that the player agrees to the bonus of a deposit.',
      meta: { requirements: ['API-113', 'API-138'] },
      invoke: {
        src: 'agreeToCampaign',
        input: ({ context }) => ({
          query: { language: context.language },
          body: {
            campaignId: depositIn(context.offer)?.campaignId ?? '',
            agreed: true,
            bonusCode: context.code,
          },
        }),
        onDone: [
          {
            description: 'the player agrees',
            guard: { type: 'isAgreed', params: ({ event }) => event.output },
            target: '#bonusCode.agreement',
            actions: 'announceConsent',
          },
          another,
          refused,
        ],
        onError: failed,
      },
    },
  },
});
