import { formatDateTime } from './dates.ts';

/**
 * Day, time and zone of a deadline: "22 November 2026, 02:00 UTC+2". It is told in the zone in which it is
 * counted, wherever the player is.
 *
 * @param tag BCP 47
 * @param zone IANA
 */
export function formatDeadline(iso: string, tag: string, zone: string): string {
  const name = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    timeZone: zone,
    timeZoneName: 'short',
  })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${formatDateTime(iso, tag, zone)} ${name ?? zone}`;
}
