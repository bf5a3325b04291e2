import { BRITISH_GAMES } from './game-sources.ts';
import { BRITISH_OFFERS } from './offer-sources.ts';
import { BRITISH_PLAY_SOURCES } from './play-sources.ts';
import { found, told, type PolicyDocument } from './source.ts';

/** The basis of the rules of the Gambling Commission. */
export const BRITISH: PolicyDocument = {
  name: 'UKGC',
  regulator: 'Gambling Commission, Great Britain',
  summary:
    'A deposit limit is offered before the first deposit, a raised limit is confirmed again after its wait, the reality check is answered, the time since the log-in is in sight, no withdrawal is taken back, nobody pays by card, nobody plays for free whose age is not verified, no bonus is played through more than ten times, and games keep to a pace and to highest stakes, one at a time, with clock and net position in sight.',
  sources: {
    marketingWithAll: told(
      'UK GDPR, articles 4 (11) and 7; Privacy and Electronic Communications Regulations 2003, regulation 22; LCCP social responsibility code 5.1.12 (direct marketing preferences).',
      'Code 5.1.12 is said to ask for a choice for each product and each channel: there is one box for all of them here.',
    ),
    cookiesPreselected: found(
      'Privacy and Electronic Communications Regulations 2003, regulation 6, with UK GDPR, article 4 (11) and recital 32: boxes that are ticked beforehand are no consent.',
      'What the Data (Use and Access) Act 2025 lets in without consent, such as measuring for oneself.',
    ),
    existingAccount: told(
      'UK GDPR, articles 5 (1) (f), 25 and 32; Data Protection Act 2018. As in Europe, practice more than wording.',
      'As for Europe; and whether checks against GAMSTOP at sign-up may tell more.',
    ),
    forbiddenMethods: found(
      'LCCP licence condition 6.1.2, use of credit cards, since 14 April 2020: no payment by credit card, nor through a money service business that a credit card has paid.',
      'The method of the site takes debit and credit cards alike, so that both are off: a provider that tells them apart by their number may let debit cards in. That each wallet keeps credit cards out must be its own promise.',
    ),
    minimumAge: found(
      'Gambling Act 2005, part 4; LCCP social responsibility code 3.2.11 (access by children and young people, remote).',
      'That age and identity are verified before a deposit is a duty of its own, which this number does not carry.',
    ),
    withdrawalsMayBeReversed: found(
      'Remote gambling and software technical standards (RTS), requirement 14B: no option to cancel a withdrawal request.',
      'The number in the version in force. That no page invites players to ask support for it instead.',
    ),
    depositLimit: told(
      'RTS 12, financial limits: customers are prompted to set a limit before the first deposit. Beside it LCCP social responsibility code 3.4.3, remote customer interaction.',
      'RTS 12 was revised in 2025 and 2026: the wording of the prompt, what a deposit limit is called, and when players are reminded of it again.',
    ),
    loosensAfterHours: found(
      'RTS 12: a limit is relaxed at the earliest 24 hours after the request.',
      'Whether deleting a limit counts as relaxing it in every case.',
    ),
    loosensOnlyConfirmed: found(
      'RTS 12: after the 24 hours the customer takes positive action to confirm the change.',
      'How long a change may wait for the confirmation before it lapses.',
    ),
    realityCheck: found(
      'RTS 13B, reality checks: the customer acknowledges it before it is removed from the screen.',
      'Whether every product needs it, and what it must show beside the time.',
    ),
    reminderMayBeOff: told(
      'RTS 13B: the customer sets how often it comes.',
      'Whether "not set" may be a choice, and whether it may be the one that is chosen beforehand.',
    ),
    breakDays: told(
      'LCCP social responsibility code 3.3.4, remote time-out: 24 hours, one week, one month, or another time up to six weeks.',
      '30 days stand here for one month, and 42 days for six weeks.',
    ),
    exclusionMonths: told(
      'LCCP social responsibility codes 3.5.3 and 3.5.5: self-exclusion of six to twelve months that can be prolonged; GAMSTOP offers six months, one year and five years.',
      'Whether 24 months may be offered, and how a player returns after the time. The connection to GAMSTOP is not built.',
    ),
    sessionClock: told(
      'Remote gambling and software technical standards (RTS), requirement 13, time requirements: the elapsed time is displayed while somebody plays.',
      'The number (13A or 13C) and the games in the version in force. The time here is that since the log-in, which is longer than that in a game.',
    ),
    ...BRITISH_GAMES,
    ...BRITISH_PLAY_SOURCES,
    ...BRITISH_OFFERS,
  },
  open: [
    'RTS 10, interrupted gambling: only its title was confirmed. From general knowledge: fair treatment by a published policy, and games of one player are resumed. A round that can never go on gives its stakes back.',
    'RTS 8, 12, 13 and 14 change often: the version in force must be read beside this page.',
    'Gross and net deposit limits are told apart by the revised RTS 12; a policy here knows one kind.',
    'Northern Ireland has a gambling law of its own, and is under this policy as part of the country.',
  ],
};
