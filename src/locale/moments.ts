import { formatDateTime, formatZone } from './dates.ts';

/** A zone for which a language has no letters, as it writes it: "UTC+2", "GMT-3". */
const OFFSET = /^(?:UTC|GMT)[+\u2212-]/u;

/** A zone has one name all year, unlike its letters. */
const ANY_MOMENT = '2026-01-01T00:00:00Z';

/**
 * A zone's name in a language: "Eastern European Time"; where it has none, that of IANA.
 * @param tag BCP 47
 * @param zone IANA
 */
export const zoneName = (tag: string, zone: string): string =>
  formatZone(ANY_MOMENT, tag, zone, 'longGeneric') ?? zone;

/**
 * Day, time and zone of a deadline: "22 November 2026, 02:00 EET". It is told in the zone in which it is counted,
 * wherever the player is. Where the language has no letters for the zone, its name stands, as in mails: "22.
 * marraskuuta 2026, 02.00 (Itä-Euroopan aika)". Nobody knows theirs as UTC+2.
 *
 * @param tag BCP 47
 * @param zone IANA
 */
export function formatDeadline(iso: string, tag: string, zone: string): string {
  const moment = formatDateTime(iso, tag, zone);
  const letters = formatZone(iso, tag, zone, 'short') ?? zone;
  return OFFSET.test(letters) ? `${moment} (${zoneName(tag, zone)})` : `${moment}\u00a0${letters}`;
}
