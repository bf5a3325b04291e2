import { fromPromise } from 'xstate';
import type {
  Authorization,
  CallbackAnswer,
  Merchant,
} from '../../../machines/access/pay-and-play/machine.ts';
import { PAY_AND_PLAY_COUNTRY, PAY_AND_PLAY_CURRENCY } from '../../../reference/pay-and-play.ts';
import { operations } from '../../../openapi/client/first.gen.ts';
import { answerIn } from './callback-message.ts';

/** Id of the frame that the provider's page shows in. */
export const FRAME = 'pay-and-play-frame';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * A start of its own: a secret that stays in this page, and its hash as the state that goes to the provider and
 * comes back. A reader of the state, or of the code beside it, lacks the secret.
 * @param amount minor units of EUR
 */
async function authorize(amount: number, merchant: Merchant): Promise<Authorization> {
  const sessionId = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sessionId));
  const state = base64url(new Uint8Array(hash));
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: merchant.clientId,
    identity_provider: merchant.identityProvider,
    redirect_uri: merchant.redirectUri,
    state,
    amount: String(amount),
    currency: PAY_AND_PLAY_CURRENCY,
    country: PAY_AND_PLAY_COUNTRY,
  });
  return { iframeUrl: `${operations.authorizePayAndPlay.path}?${query}`, sessionId, state };
}

function frame(): Window | null | undefined {
  const found = document.getElementById(FRAME);
  return found instanceof HTMLIFrameElement ? found.contentWindow : undefined;
}

/** Waits for the callback page in the frame; other messages to this page are ignored. */
function awaitAnswer(state: string, signal: AbortSignal): Promise<CallbackAnswer> {
  return new Promise((resolve) => {
    const hear = (event: MessageEvent): void => {
      const answer = answerIn(event, { origin: location.origin, source: frame(), state });
      if (answer === undefined) return;
      removeEventListener('message', hear);
      resolve(answer);
    };
    addEventListener('message', hear, { signal });
  });
}

/** The browser's part of pay-and-play. */
export const payAndPlayPorts = {
  authorizePayment: fromPromise<
    Authorization,
    { readonly amount: number; readonly merchant: Merchant }
  >(({ input }) => authorize(input.amount, input.merchant)),
  awaitCallback: fromPromise<CallbackAnswer, { readonly state: string }>(({ input, signal }) =>
    awaitAnswer(input.state, signal),
  ),
};
