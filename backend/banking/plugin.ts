import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describeError } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { BASE_PATH, paymentProvider } from '../third-parties/payment-provider/plugin.ts';
import { forgetOldReplies } from './idempotency.ts';
import { paymentWebhook, WEBHOOK_PATH } from './webhook.ts';
import { openWebhookSecret } from './webhook-secret.ts';

/** ms. */
const CLEANING_INTERVAL = 3_600_000;

/** How this very server is reached from its own machine. */
function ownAddress({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/**
 * Everything of banking that is not an operation of the contract: the payment provider's pages under
 * `/payment-provider/`, and the webhook that its signed callbacks are posted to over HTTP.
 */
export function payments(platform: Platform) {
  return async (app: FastifyInstance): Promise<void> => {
    const secret = await openWebhookSecret(platform.db);
    const callbackUrl = () => {
      const address = app.server.address();
      return address === null || typeof address === 'string'
        ? null
        : `${ownAddress(address)}${WEBHOOK_PATH}`;
    };
    const { db, clock, log } = platform;
    // Cleaning is not urgent: an instance that fails at it is followed by the next hour's.
    const forget = () => {
      forgetOldReplies(platform).catch((error: unknown) => log.warn(describeError(error)));
    };
    let cleaning: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      cleaning = setInterval(forget, CLEANING_INTERVAL).unref();
    });
    app.addHook('preClose', async () => clearInterval(cleaning));
    await app.register(paymentWebhook(platform, secret));
    await app.register(paymentProvider({ db, clock, log, merchant: { secret, callbackUrl } }), {
      prefix: BASE_PATH,
    });
  };
}
