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
    'email.submitted': { typical: { email } },
    'password.submitted': { typical: { password: 'Battery-Staple-9' } },
    'restart.chosen': { typical: {} },
  },
  outcomes: {
    resetVerification: {
      verified: { result: 'verified', grant: { codeId: 'rk_5521', key: resetKey } },
      changeContact: { result: 'changeContact' },
      locked: { result: 'locked' },
    },
    setNewPassword: outcomes.setNewPassword,
    setNewPasswordByEmail: outcomes.setNewPasswordByEmail,
  },
  projection: ({ email: entered, permit, linkIsBroken }) => ({
    hasEmail: entered !== '',
    by: permit?.by,
    linkIsBroken,
  }),
  fields: { setNewPassword: 'password', setNewPasswordByEmail: 'password' },
  unfailing: ['resetVerification'],
  causedBy: {
    'email.submitted': 'player',
    'password.submitted': 'player',
    'restart.chosen': 'player',
  },
  words: {
    'email.submitted': 'submits the e-mail address',
    'password.submitted': 'submits the new password',
    'restart.chosen': 'asks for another reset',
    resetVerification: 'the request for a new password',
    setNewPassword: 'the setting of a new password after a code',
    setNewPasswordByEmail: 'the setting of a new password after a link',
  },
} as const satisfies Samples<typeof passwordResetMachine>;
