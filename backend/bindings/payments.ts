import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PayAndPlayProvider } from '../access/pay-and-play-ports.ts';
import { isAnotherPlayers } from '../access/payers.ts';
import { payAndPlayWebhook, QUESTION_PATH } from '../access/pay-and-play-webhook.ts';
import { startPayoutWork } from '../banking/payout-work.ts';
import { PAYOUT_WEBHOOK_PATH, payoutWebhook } from '../banking/payout-webhook.ts';
import { depositBreaks } from '../limits/arrived.ts';
import type { DepositPorts, WithdrawalPorts } from '../banking/ports.ts';
import { paymentWebhook, WEBHOOK_PATH } from '../banking/webhook.ts';
import { openWebhookSecret } from '../banking/webhook-secret.ts';
import { locationOf } from '../platform/http/origin.ts';
import { urlsOf } from '../platform/http/own-address.ts';
import type { Platform } from '../platform/platform.ts';
import type { Working } from '../platform/worker-loop.ts';
import { activeBonuses } from '../rewards/active-bonuses.ts';
import { depositBonuses } from '../rewards/deposit-bonuses.ts';
import { startBonusExpiry } from '../rewards/expiry.ts';
import { redeemCode } from '../third-parties/payment-provider/authorization.ts';
import { BASE_PATH, paymentPages } from '../third-parties/payment-provider/plugin.ts';
import { startedPayment } from '../third-parties/payment-provider/started.ts';
import { paymentProvider } from '../third-parties/payment-provider/provider.ts';
import { payoutProvider } from '../third-parties/payout-provider/provider.ts';
import { startPayouts } from '../third-parties/payout-provider/worker.ts';

/** Binds the provider of deposits, the bonuses that come with them, and the payers that did not log in. */
export const depositPorts: DepositPorts = {
  provider: paymentProvider,
  bonuses: depositBonuses,
  payers: { isAnotherPlayers },
  breaks: depositBreaks,
};

/** Binds the provider of payouts, and the bonuses that withdrawals end. */
export const withdrawalPorts: WithdrawalPorts = {
  bonuses: activeBonuses,
  payouts: payoutProvider,
};

/** Binds the provider that names the payment for a code of pay-and-play. */
export const payAndPlayProvider: PayAndPlayProvider = {
  redeem: async (tx, code, secretOfStart, now) =>
    redeemCode(tx, await openWebhookSecret(tx), { code, secretOfStart, now }),
  started: ({ db, clock }, state) => startedPayment(db, state, clock.now()),
};

/**
 * The part of banking outside the contract's operations: the payment provider's pages under
 * `/payment-provider/`, the provider that pays out, and the webhooks to which their signed callbacks are posted
 * over HTTP.
 */
export function payments(platform: Platform) {
  return async (app: FastifyInstance): Promise<void> => {
    const secret = await openWebhookSecret(platform.db);
    const urlOf = urlsOf(app);
    const { db, clock, log } = platform;
    await app.register(paymentWebhook(platform, depositPorts, secret));
    await app.register(payAndPlayWebhook(platform, { provider: paymentProvider, secret }));
    const locate = (request: FastifyRequest) => locationOf(request, platform.config).country;
    const merchant = {
      secret,
      callbackUrl: urlOf(WEBHOOK_PATH),
      questionUrl: urlOf(QUESTION_PATH),
    };
    const payoutSecret = await openWebhookSecret(db, 'payout');
    await app.register(
      payoutWebhook(platform, { provider: paymentProvider, secret: payoutSecret }),
    );
    let working: readonly Working[] = [];
    // Not before the server listens: the provider's callbacks go to this very server.
    app.addHook('onListen', async () => {
      const callbackUrl = urlOf(PAYOUT_WEBHOOK_PATH);
      working = [
        startPayoutWork(platform, withdrawalPorts.payouts),
        startBonusExpiry(platform),
        startPayouts({ db, clock, log, callbackUrl, secret: payoutSecret }),
      ];
    });
    app.addHook('preClose', async () => {
      await Promise.all(working.map((work) => work.stop()));
    });
    await app.register(paymentPages({ db, clock, log, merchant, locate }), { prefix: BASE_PATH });
  };
}
