const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const MOMENT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...TIME,
} as const satisfies Intl.DateTimeFormatOptions;

/** English has one order of day and month for everybody, as on the site. */
const dated = (tag: string): string => (tag === 'en' ? 'en-GB' : tag);

function zoned(tag: string, at: Date, timeZone: string, style: Intl.DateTimeFormatOptions): string {
  const told = new Intl.DateTimeFormat(dated(tag), { ...style, timeZone }).format(at);
  const zone = new Intl.DateTimeFormat(dated(tag), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return `${told} (${zone?.value ?? timeZone})`;
}

/** Day and time in local words, with the name of the time zone. @param tag BCP 47 @param timeZone IANA */
export const momentIn = (tag: string, at: Date, timeZone: string): string =>
  zoned(tag, at, timeZone, MOMENT);

/** The same without the day, for a moment within hours. */
export const timeIn = (tag: string, at: Date, timeZone: string): string =>
  zoned(tag, at, timeZone, TIME);
