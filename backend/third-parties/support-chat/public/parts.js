/** When people answer, by brand: hours of the day in UTC, and how soon. An operator's to change. */
const ANSWERED = {
  northlight: { from: 6, to: 20, minutes: 10 },
  'sol-alta': { from: 11, to: 1, minutes: 10 },
};

/** English is written as the market writes it. @param {string} tag @param {string} market */
const localeOf = (tag, market) => (tag === 'en' && market !== 'CA' ? 'en-GB' : tag);

/**
 * A time of day in the visitor's own zone, with its day unless it is today.
 * @param {Date} at @param {Date} now by the same clock, the service's @param {string} tag of the language
 * @param {string} market
 */
export function timeOf(at, now, tag, market) {
  const isToday = at.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(localeOf(tag, market), {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

/**
 * The words about when people answer, in the visitor's own zone.
 * @param {string} words with `{from}`, `{to}` and `{minutes}`
 * @param {{ brand: string, market: string }} site @param {string} tag of the language
 */
export function hoursIn(words, { brand, market }, tag) {
  if (!Object.hasOwn(ANSWERED, brand)) return '';
  const { from, to, minutes } = ANSWERED[/** @type {keyof typeof ANSWERED} */ (brand)];
  const format = new Intl.DateTimeFormat(localeOf(tag, market), {
    hour: 'numeric',
    minute: '2-digit',
  });
  const day = new Date();
  /** @param {number} hour */
  const said = (hour) => format.format(new Date(new Date(day).setUTCHours(hour, 0, 0, 0)));
  return words
    .replace('{from}', said(from))
    .replace('{to}', said(to))
    .replace('{minutes}', String(minutes));
}

const SVG = 'http://www.w3.org/2000/svg';

/** Drawn by hand: the page may not make markup of texts. @param {readonly string[]} lines */
function icon(lines) {
  const drawn = document.createElementNS(SVG, 'svg');
  drawn.setAttribute('viewBox', '0 0 24 24');
  drawn.setAttribute('aria-hidden', 'true');
  for (const line of lines) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', line);
    drawn.append(path);
  }
  return drawn;
}

export const sendIcon = () => icon(['M4 12 21 4l-5 17-4-7z', 'M12 14 21 4']);
export const cautionIcon = () => icon(['M12 3 22 20H2z', 'M12 9v5', 'M12 17v.5']);
