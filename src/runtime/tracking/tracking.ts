import { hasFeature } from '../../../reference/features.ts';
import { mayUse, type CookieGroup } from './consent.ts';
import { marketHere } from './market-here.ts';

/**
 * The events of the specification, and those that the operator must hear of; each is pushed with its `srtm-` twin
 * (TRACK-01).
 */
export type TrackingEvent =
  | 'start-registration'
  | 'success-registration'
  | 'success-login'
  | 'first-deposit'
  | 'recurring-deposit'
  | 'deposit-result-unknown'
  | 'withdraw-result-unknown';

declare global {
  interface Window {
    /** The analytics data layer (TRACK-02). */
    dataLayer?: Record<string, unknown>[];
  }
}

/** The consent that an event needs before it is told, and before its twin is (COOK-06). */
const NEEDS: Readonly<Record<TrackingEvent, CookieGroup>> = {
  'start-registration': 'performanceFunctional',
  'success-registration': 'performanceFunctional',
  'success-login': 'performanceFunctional',
  'first-deposit': 'performanceFunctional',
  'recurring-deposit': 'performanceFunctional',
  'deposit-result-unknown': 'performanceFunctional',
  'withdraw-result-unknown': 'performanceFunctional',
};
const TWIN = 'srtm-';
const TWIN_NEEDS: CookieGroup = 'marketing';

/** The consent that an entry of the layer needs; undefined: it is not ours. Foreign scripts push what they like. */
function needOf(entry: unknown): CookieGroup | undefined {
  const { event } = (entry ?? {}) as { readonly event?: unknown };
  if (typeof event !== 'string') return undefined;
  if (event.startsWith(TWIN)) return TWIN_NEEDS;
  return Object.hasOwn(NEEDS, event) ? NEEDS[event as TrackingEvent] : undefined;
}

/**
 * Pushes an event onto the data layer, as far as the visitor has agreed; earlier events are not told later.
 * Amounts, where given, are in minor units.
 */
export function track(event: TrackingEvent, details: Readonly<Record<string, unknown>> = {}): void {
  const agreed = [
    ...(mayUse(NEEDS[event]) ? [event] : []),
    ...(mayUse(TWIN_NEEDS) ? [`${TWIN}${event}`] : []),
  ];
  if (agreed.length === 0) return;
  window.dataLayer ??= [];
  window.dataLayer.push(
    ...agreed.map((name) => ({
      event: name,
      ...details,
      ...(name.startsWith(TWIN) && adMasterIsOn() && { 'ad-master': true }),
    })),
  );
}

/**
 * The operator's tag container runs its ad-master tag for the events that say so: in the markets that have the
 * feature, and only with consent to marketing (TRACK-04, NS-50).
 */
function adMasterIsOn(): boolean {
  const market = marketHere();
  return market !== undefined && hasFeature(market, 'ad-master');
}

/** Removes the events whose consent was withdrawn: a script that reads the layer later does not find them. */
export function forgetTracked(): void {
  const layer = window.dataLayer;
  if (!Array.isArray(layer)) return;
  const kept = layer.filter((entry) => {
    const need = needOf(entry);
    return need === undefined || mayUse(need);
  });
  layer.splice(0, layer.length, ...kept);
}
