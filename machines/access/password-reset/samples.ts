import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { passwordResetMachine, ResetProgress } from './machine.ts';

const email = 'aino.virtanen@example.com';
const resetKey = '9mQ2xV7tLr4K';

const atVerification: ResetProgress = { step: 'verification', email };
const afterCode: ResetProgress = {
  step: 'password',
  email,
  permit: { by: 'code', resetKey, smsResetKeyId: 'rk_5521' },
};
const byLink: ResetProgress = { step: 'password', email, permit: { by: 'link', resetKey } };

export const passwordResetSamples = {
  inputs: {
    typical: {},
    brokenLink: { linkIsBroken: true },
    resumedAtVerification: { resume: atVerification },
    resumedAtPassword: { resume: afterCode },
    byLink: { resume: byLink },
  },
  events: {
    'email.submitted': {
      by: 'player',
      words: 'submits the e-mail address',
      cases: { typical: { email } },
    },
    'password.submitted': {
      by: 'player',
      words: 'submits the new password',
      cases: { typical: { password: 'Battery-Staple-9' } },
    },
    'restart.chosen': { by: 'player', words: 'asks for another reset' },
  },
  outcomes: {
    resetVerification: {
      words: 'the request for a new password',
      answers: {
        verified: { result: 'verified', grant: { codeId: 'rk_5521', key: resetKey } },
        changeContact: { result: 'changeContact' },
        locked: { result: 'locked' },
      },
    },
    setNewPassword: {
      words: 'the setting of a new password after a code',
      answers: outcomes.setNewPassword,
    },
    setNewPasswordByEmail: {
      words: 'the setting of a new password after a link',
      answers: outcomes.setNewPasswordByEmail,
    },
  },
  projection: ({ email: entered, permit, linkIsBroken }) => ({
    hasEmail: entered !== '',
    by: permit?.by,
    linkIsBroken,
  }),
  fields: { setNewPassword: 'password', setNewPasswordByEmail: 'password' },
  unfailing: ['resetVerification'],
} as const satisfies Samples<typeof passwordResetMachine>;
