import { createActor, type ActorRefFrom } from 'xstate';
import { sameOptions } from '../../../machines/site/cookies/choice.ts';
import { cookiesMachine } from '../../../machines/site/cookies/machine.ts';
import { GLOBAL_MARKET } from '../../../reference/markets.ts';
import { policyOfVisitor } from '../../../reference/policies.ts';
import { CURRENT_COOKIE_POLICY_VERSION } from '../../../reference/cookies.ts';
import { forgetCampaigns, keepCampaigns } from '../../runtime/tracking/campaigns.ts';
import { followConsent, forgetSearches } from '../../runtime/tracking/recent-searches.ts';
import {
  CONSENT_KEYS,
  forgetChoice,
  keepChoice,
  keptChoice,
} from '../../runtime/tracking/consent.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { forgetTracked } from '../../runtime/tracking/tracking.ts';
import { t } from '../../texts/index.ts';
import { pushToast } from '../../ui/toasts.ts';

type CookiesActor = ActorRefFrom<typeof cookiesMachine>;

const actors = new WeakMap<Runtime, CookiesActor>();

/** The one flow of a page about cookies; the first caller starts it, and it ends with the site. */
export function cookiesOf(runtime: Runtime): CookiesActor {
  const actor = actors.get(runtime) ?? begin(runtime);
  actors.set(runtime, actor);
  return actor;
}

function begin({ bind, inspect, site, session }: Runtime): CookiesActor {
  const { playerId } = site.getSnapshot().context;
  const actor = createActor(bind(cookiesMachine), {
    input: {
      version: CURRENT_COOKIE_POLICY_VERSION,
      choice: keptChoice(),
      playerId,
      // Until the page says whose law holds.
      policy: policyOfVisitor(GLOBAL_MARKET),
    },
    ...(inspect && { inspect }),
  });
  actor.on('choice.held', ({ choice, consentId }) => {
    const later = keptChoice();
    // Another tab chose while this one was answered, and has not reported yet: its word is the last.
    if (choice.isStored && later?.isStored === false && later.playerId === choice.playerId) {
      if (!sameOptions(later.options, choice.options)) {
        actor.send({ type: 'choice.heard', choice: later });
        return;
      }
    }
    keepChoice(choice, consentId);
    follow();
  });
  actor.on('choice.dropped', () => {
    forgetChoice();
    follow();
  });
  actor.on('saving.failed', () => {
    // Open settings show the change themselves.
    if (document.querySelector('[data-cookie-settings]') !== null) return;
    pushToast({ severity: 'warning', message: t('cookies.toast.unsaved') });
  });
  const onStorage = ({ key }: StorageEvent): void => {
    // An event without a key means that all of the storage was emptied.
    if (key !== null && key !== CONSENT_KEYS.options) return;
    const choice = keptChoice();
    if (choice) actor.send({ type: 'choice.heard', choice });
    follow();
  };
  addEventListener('storage', onStorage);
  const heard = [
    session.on('session.authorized', ({ playerId: id }) => {
      actor.send({ type: 'session.authorized', playerId: id });
    }),
    session.on('session.ended', () => {
      forgetCampaigns();
      forgetSearches();
      actor.send({ type: 'session.ended' });
    }),
  ];
  site.subscribe({
    complete() {
      removeEventListener('storage', onStorage);
      for (const subscription of heard) subscription.unsubscribe();
      actor.stop();
    },
  });
  actor.start();
  keepCampaigns();
  followConsent();
  return actor;
}

/** Consent has changed: everything that needs it follows. */
function follow(): void {
  keepCampaigns();
  followConsent();
  forgetTracked();
}
