import type { PlayRules } from '../../reference/play-rules.ts';
import { found, own, told, type Source } from './source.ts';

type PlaySources = Readonly<Partial<Record<keyof PlayRules, Source>>>;

/** The sources of the default. */
export const DEFAULT_PLAY_SOURCES: Readonly<Record<keyof PlayRules, Source>> = {
  shortestSlotRoundMs: own(
    'Specification: it asks for no shortest round. No number was found for Malta, Brazil, Denmark, Spain and the Netherlands.',
    'Countries beside those named here with a shortest round.',
  ),
  shortestOtherRoundMs: own(
    'Specification: it asks for no shortest round.',
    'As for slots. Germany’s and Ontario’s numbers are of slots alone.',
  ),
  autoplayRounds: own(
    'The project’s choice: a round count that ends, where no regulator names one. The specification does not speak of autoplay.',
    'Countries that forbid it. The Netherlands do for slots, and have been read to do for repeated bets at roulette: their players are under the European policy here.',
  ),
  speedUps: own(
    'Specification: it forbids none.',
    'Countries beside those named here that forbid turbo, quick spin and slam stop.',
  ),
  highestStakes: own(
    'Specification: a game has its own bet limits (GAME-07), and no law’s. None was found for Sweden, Malta and Ontario.',
    'Countries with a highest stake. An amount of a law in euros or pounds is turned into other money by figures that keep it below what the law means (reference/law-amount.ts): they are no rates of a day.',
  ),
  gamesAtOnce: own(
    'Specification: it does not count the games that are open.',
    'Countries beside those named here that forbid to play several games at once.',
  ),
  netPositionShown: own(
    'Specification: it does not ask for it.',
    'Countries that ask for wins less losses to be in sight during play.',
  ),
  gameClockShown: own(
    'Specification: it does not ask for it.',
    'Countries that ask for the time of play to be in sight.',
  ),
  gameCheckMinutes: own(
    'Specification: ACT-08, the player’s own reminder comes over a game, too.',
    'Countries with an interval of their own.',
  ),
  gameCheckFigures: own(
    'The project’s choice: the figures of the reminder outside games. INGAME-06 asks for a summary and names no figure.',
    'Countries that ask for others. Spain asks for deposits, too (Real Decreto 176/2023, article 11): its players are under the European policy here.',
  ),
  gameCheckBreakMinutes: own(
    'Specification: NS-61, play goes on after the answer.',
    'Countries that ask for a rest.',
  ),
  activityFile: own('Specification: it knows no such file.', 'Countries beside Germany with one.'),
};

export const BRITISH_PLAY_SOURCES: PlaySources = {
  shortestSlotRoundMs: told(
    'Remote gambling and software technical standards (RTS), requirement 14D, since 31 October 2021: 2.5 seconds from the start of a game cycle until the next can start; the start control is released and pressed again. The wording was not read here.',
    'The wording in the version in force. A feature that was won belongs to the same cycle.',
  ),
  shortestOtherRoundMs: told(
    'RTS 14G, since 17 January 2025: five seconds for casino games other than slots, but peer-to-peer poker. The wording was not read here.',
    'The wording, and which games it leaves out: here it leaves out none.',
  ),
  autoplayRounds: found(
    'RTS 8A, autoplay functionality (page changed on 21 January 2025): each game cycle is committed to by itself in every online game.',
    'Whether “repeat the last bet” at roulette, with a press for each round, is none.',
  ),
  speedUps: told(
    'RTS 14E: nothing may shorten the time until the result is shown. Skipping an animation after the result is allowed, and the next start waits all the same. The wording was not read here.',
    'Features without a further stake and true choices are said not to be meant.',
  ),
  highestStakes: found(
    'Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025, SI 2025/215, regulation 5 (2): in all in one game cycle of an online slot 2 GBP below 25 years, and 5 GBP from 25. The dates, 21 May 2025 and 9 April 2025, were told to us.',
    'Whether the value of a free round counts as its stake. Side bets and bought features do. A player who turns 25 has the higher stake at the next opening of a game from the birthday on.',
  ),
  gamesAtOnce: told(
    'RTS 14C: no play of several games at once; since January 2026 it is said to speak of games, before of slots. The wording was not read here.',
    'Whether a second game may end the first, as it does here, or must be refused.',
  ),
  netPositionShown: found(
    'RTS 2E: net position, in the currency of the account, throughout every gaming session: all wins minus all losses since it began.',
    'Where a session begins if a player leaves a game and opens another one.',
  ),
  gameClockShown: found(
    'RTS 13C: the time of the whole gaming session in hours, minutes and seconds, from the opening of the game or the start of play. RTS 13A, on full screen, was told to us: the page takes the whole screen with this clock and that of the session.',
    'As for the net position.',
  ),
  gameCheckMinutes: told(
    'RTS 13B: the customer sets how often the check comes; there is no fixed hour. The wording was not read here.',
    'Whether none may be the choice that stands beforehand.',
  ),
};

export const SWEDISH_PLAY_SOURCES: PlaySources = {
  shortestSlotRoundMs: told(
    'LIFS 2018:8, issued again as SIFS 2022:3: a round takes three seconds, under autoplay, too. The wording was not read here.',
    'The section in the version in force.',
  ),
  shortestOtherRoundMs: told(
    'The same regulations; taken to hold for every game.',
    'For which games the three seconds are asked.',
  ),
  autoplayRounds: told(
    'Autoplay is allowed. A draft of Spelinspektionen of 16 June 2026 is said to cap it at 60 rounds; whether it is in force was not found.',
    'The number in force. The draft also asks for an end at once, and for a log-out after an hour without activity.',
  ),
  gameCheckFigures: told(
    'LIFS 2018:2 and Spellag (2018:1138), chapter 14: the check, at an interval that the player sets, shows the time and the net position. The wording was not read here.',
    'Section and wording.',
  ),
};

export const MALTESE_PLAY_SOURCES: PlaySources = {
  autoplayRounds: told(
    'Directive 2 of 2018 (Player Protection): automatic play is allowed; an alert at intervals is an option. The text was not read here.',
    'Whether a number of rounds is asked for. Bounds of loss and of a single win are the game’s.',
  ),
};

export const ONTARIAN_PLAY_SOURCES: PlaySources = {
  shortestSlotRoundMs: told(
    'Registrar’s Standards for Internet Gaming, 2.18: 2.5 seconds for a slot, and the control is released and pressed again. The wording was not read here.',
    'The wording.',
  ),
  autoplayRounds: told(
    'Standard 2.16 (2): no autoplay of slots. The wording was not read here.',
    'Whether other games may have it: none has it here.',
  ),
  speedUps: told(
    'Standard 2.19: nothing shortens the time until the result, features without a further stake apart. The wording was not read here.',
    'The wording.',
  ),
  gamesAtOnce: told(
    'Standard 2.17: no play of several slots at once. The wording was not read here.',
    'Whether a slot beside another game is allowed: it is not here.',
  ),
  netPositionShown: told(
    'Standard 2.21: the net position of slots in Canadian dollars, not in credits. The wording was not read here.',
    'The wording.',
  ),
  gameClockShown: told(
    'Standard 2.22: means to track the passage of time. The wording was not read here.',
    'Whether a clock of the game is what is meant.',
  ),
};

export const GERMAN_PLAY_SOURCES: PlaySources = {
  shortestSlotRoundMs: told(
    'GlüStV 2021, § 22a (6): a game of a virtual slot takes five seconds on average. The wording was not read here.',
    'How the average is counted: it is said to be read as 120 paid games in ten minutes. Five seconds for each game keep to any reading.',
  ),
  autoplayRounds: found(
    'GlüStV 2021, § 22a (4): a game begins only after a statement of the player that is made after the game before has ended; no programs that start further games, and no statements to take part in several games in a row.',
    'Nothing beside: a press that comes before the end counts for nothing here.',
  ),
  highestStakes: told(
    'GlüStV 2021, § 22a (7): 1 EUR a game; the authority may adjust it. Two quote it alike; the text was not read here.',
    'Since 1 July 2026 the authority is said to allow up to 3 EUR from 21 years, and up to 5 EUR after 90 days without signs of harm: conditions that are not confirmed, and that depend on the state of a player. 1 EUR holds here for everybody.',
  ),
  gamesAtOnce: found(
    'GlüStV 2021, § 6h (1): parallel play is not allowed. § 22a (8), several virtual slots at once, was told to us.',
    'Whether a second game may end the first, as it does here, or must be refused.',
  ),
  gameCheckMinutes: told(
    'GlüStV 2021, § 6h (7) and § 22a (9): after 60 minutes a notice of the time that is confirmed expressly, and again each 60 minutes. The wording was not read here.',
    'Whether time in other games, and time without play, counts.',
  ),
  gameCheckBreakMinutes: told(
    'GlüStV 2021, § 22a (9): virtual slots go on five minutes after the confirmation at the earliest. The wording was not read here.',
    'Whether play for free must rest, too.',
  ),
  activityFile: found(
    'GlüStV 2021, § 6h (2) and (3): before the first game the operator reports the player as active to a central file, and no sooner than right before it; who is active elsewhere is refused.',
    'The connection to the authority’s file is not built: until it is, nobody may be served by this policy. When a player is reported as no longer active.',
  ),
};
