import { dateTag } from '../../reference/languages.ts';
import { keepTogether } from './no-break.ts';

/**
 * Dates arrive as UTC ISO 8601 strings and are shown shifted by the browser's own offset (LOC-13). `zone` (an IANA
 * name) is for tests; without it the browser's zone holds. Every day and time that the site shows is written here.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

function format(tag: string, zone: string | undefined, options: Intl.DateTimeFormatOptions) {
  const key = `${tag} ${zone ?? ''} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(dateTag(tag), {
    ...options,
    ...(zone === undefined ? {} : { timeZone: zone }),
  });
  formats.set(key, made);
  return made;
}

/** "3 March 2026" as the language writes it. `tag` is BCP 47. */
export const formatDay = (iso: string, tag: string, zone?: string): string =>
  keepTogether(format(tag, zone, { dateStyle: 'long' }).format(new Date(iso)));

/** "01:30", always on the 24-hour clock: nobody may read a receipt half a day off. */
export const formatTime = (iso: string, tag: string, zone?: string): string =>
  format(tag, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));

/** Day and time in one line. */
export const formatDateTime = (iso: string, tag: string, zone?: string): string =>
  `${formatDay(iso, tag, zone)}, ${formatTime(iso, tag, zone)}`;

/** The language's name for the zone at that moment, if it has one: "EET", "Itä-Euroopan aika". */
export const formatZone = (
  iso: string,
  tag: string,
  zone: string,
  timeZoneName: 'short' | 'longGeneric',
): string | undefined =>
  format(tag, zone, { timeZoneName })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value;
