import type { Residence } from './ages.ts';
import { ZONE_LINES } from './zone-lines.ts';

/** The zone of most people, and the latest zone, where that is another. */
type Zones = readonly [most: string, latest?: string];

/** IANA zones by ISO 3166-1 alpha-2. */
const ZONES = new Map<string, Zones>(
  ZONE_LINES.trim()
    .split('\n')
    .map((line) => {
      const [code = '', most = '', latest = most] = line.split(' ');
      return [code, [most, latest]];
    }),
);

/** Provinces with a clock of their own: country, then province. */
const ZONES_OF_PROVINCES: Readonly<Record<string, Readonly<Record<string, Zones>>>> = {
  CA: {
    AB: ['America/Edmonton'],
    BC: ['America/Vancouver'],
    MB: ['America/Winnipeg'],
    NB: ['America/Moncton'],
    NL: ['America/St_Johns', 'America/Goose_Bay'],
    NS: ['America/Halifax'],
    NT: ['America/Yellowknife'],
    ON: ['America/Toronto', 'America/Winnipeg'],
    PE: ['America/Halifax'],
    QC: ['America/Toronto'],
    SK: ['America/Regina', 'America/Edmonton'],
    YT: ['America/Whitehorse'],
  },
};

const zonesOf = ({ countryCode, provinceCode = '' }: Residence): Zones | undefined =>
  ZONES_OF_PROVINCES[countryCode]?.[provinceCode] ?? ZONES.get(countryCode);

/**
 * The IANA zone in which a player's days, weeks and months of limits begin, and deadlines are told: by residence, never
 * by whereabouts. Of several clocks it is that of most people. UTC where nobody lives.
 */
export const timeZoneOf = (residence: Residence): string => zonesOf(residence)?.[0] ?? 'UTC';

/**
 * The IANA zone in which birthdays are counted: of several clocks the latest, so that nobody is let in before the day
 * has begun where they live. The latest on Earth where nobody lives.
 */
export function birthdayZoneOf(residence: Residence): string {
  const [most, latest = most] = zonesOf(residence) ?? ['Etc/GMT+12'];
  return latest;
}
