/** The events of the specification, and what the operator must hear of; each is pushed with its `srtm-` twin (TRACK-01). */
export type TrackingEvent =
  | 'start-registration'
  | 'success-registration'
  | 'success-login'
  | 'first-deposit'
  | 'recurring-deposit'
  | 'deposit-result-unknown';

declare global {
  interface Window {
    /** The analytics data layer (TRACK-02). */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes an event onto the data layer. Amounts, where given, are in minor units. */
export function track(event: TrackingEvent, details: Readonly<Record<string, unknown>> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details }, { event: `srtm-${event}`, ...details });
}
