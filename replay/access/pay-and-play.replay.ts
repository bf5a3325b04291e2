import { payAndPlaySamples } from '../../machines/access/pay-and-play/samples.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { PAY_AND_PLAY_PATH, payAndPlayDriver } from './pay-and-play.driver.ts';

/** A market without pay-and-play. */
const NOT_OFFERED_PATH = '/en-CA/signup/pnp';
/** Where the provider leads back to. */
export const CALLBACK_PATH = '/en-UN/signup/callback';

/** As the page keeps a payment that began in this tab: the provider's page knows where it leads back to. */
export function rememberStart<P extends Place<P>>(stage: Stage<P>): Promise<void> {
  const { left } = payAndPlaySamples.inputs.left;
  const iframeUrl = `${left.iframeUrl}&redirect_uri=${encodeURIComponent(CALLBACK_PATH)}`;
  return stage.remember('payAndPlayBegun', JSON.stringify({ ...left, iframeUrl }));
}

export function payAndPlayReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const driver = payAndPlayDriver(stage.person);
  return {
    see: driver.see,
    perform: driver.perform,
    arrange: {},
    ports: {
      // The page causes these by itself.
      readTerms: () => Promise.resolve(),
      authorizePayment: () => Promise.resolve(),
      awaitCallback: (result) => stage.port('awaitCallback', result),
    },
    fleeting: (value) =>
      typeof value === 'object' &&
      (value['updating'] === 'readingTerms' || value['paying'] === 'authorizing'),
    // The content service of a DOM has no banner, and that is logged (PNP-11).
    says: [
      /Pnp Banner not being configured!/,
      /The payment provider came back with an error/,
      // The stand-in of the provider lives on the site's own origin, and so does the callback page.
      /can escape its sandboxing/,
    ],
    async begin(input) {
      if (input === 'left') await rememberStart(stage);
      await stage.open(input === 'notOffered' ? NOT_OFFERED_PATH : PAY_AND_PLAY_PATH);
    },
  };
}
