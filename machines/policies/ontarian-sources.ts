import { INHERITED_CANADA } from './own-sources.ts';
import { ONTARIAN_PLAY_SOURCES } from './play-sources.ts';
import { found, told, type PolicyDocument } from './source.ts';

/** The basis of the rules of the Alcohol and Gaming Commission of Ontario. */
export const ONTARIAN: PolicyDocument = {
  name: 'AGCO',
  regulator: 'Alcohol and Gaming Commission of Ontario',
  summary:
    'Breaks of a day, a week, and one, two and three months; self-exclusion of six months, one year and five years; no withdrawal is taken back; one game at a time, slots at a pace and without autoplay, with clock and net position in sight.',
  sources: {
    minimumAge: found(
      'Registrar’s Standards for Internet Gaming, section 3: eligible individuals are 19 years of age or older.',
      'The number of the standard.',
    ),
    ...INHERITED_CANADA,
    loosensAfterHours: told(
      'Registrar’s Standards for Internet Gaming, section 2 (responsible gambling): limits are relaxed only on the player’s request, and after at least 24 hours.',
      'The number of the standard.',
    ),
    breakDays: told(
      'Registrar’s Standards for Internet Gaming, section 2: breaks of one day and one week among others.',
      'The number of the standard, and whether other lengths may be offered.',
    ),
    breakMonths: told(
      'Registrar’s Standards for Internet Gaming, section 2: breaks of one, two and three months.',
      'The number of the standard, and whether a month is a calendar month.',
    ),
    exclusionMonths: told(
      'Registrar’s Standards for Internet Gaming, section 2: self-exclusion of six months, one year and five years.',
      'The number of the standard. The province’s central register is not connected.',
    ),
    indefiniteExclusion: told(
      'The same list: it names no exclusion without an end.',
      'Whether one may be offered besides.',
    ),
    ...ONTARIAN_PLAY_SOURCES,
  },
  open: [
    'Where service is interrupted, what was won so far is paid or the bet is returned, whichever is better for the player (AGCO 4.21). The studio’s games pay nothing before a round ends, so that a round which can never go on gives all its stakes back, in every market. A supplier whose rounds pay on the way must settle by the better of both.',
    'Players are to be told that a slow device or network may be a disadvantage (AGCO 4.21 (1)).',
  ],
};
