/** Of English words there is one order of day and month for everybody, as on the site. */
const dated = (tag: string): string => (tag === 'en' ? 'en-GB' : tag);

const MOMENT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'longGeneric',
} as const satisfies Intl.DateTimeFormatOptions;

/** A moment as people there say it, with the name of their time. @param tag BCP 47 @param timeZone IANA */
export const momentIn = (tag: string, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(dated(tag), { ...MOMENT, timeZone }).format(at);

/** The same of a moment of these hours, without its day. */
export const timeIn = (tag: string, at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(dated(tag), {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
    timeZone,
  }).format(at);
