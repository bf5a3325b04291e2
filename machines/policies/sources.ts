import type { PolicyId } from '../../reference/policies.ts';
import { BRITISH } from './british-sources.ts';
import {
  BRAZILIAN_GAMES,
  GERMAN_GAME_SOURCES,
  MALTESE_GAMES,
  SWEDISH_GAMES,
} from './game-sources.ts';
import { BRAZILIAN_OFFERS, GERMAN_OFFERS, SWEDISH_OFFERS } from './offer-sources.ts';
import { ONTARIAN } from './ontarian-sources.ts';
import { DEFAULT_SOURCES, INHERITED_CANADA } from './own-sources.ts';
import { GERMAN_PLAY_SOURCES, MALTESE_PLAY_SOURCES, SWEDISH_PLAY_SOURCES } from './play-sources.ts';
import { found, own, told, type PolicyDocument } from './source.ts';

/** Consent under the General Data Protection Regulation, in all of the European Economic Area. */
const CONSENT_APART = found(
  'Regulation (EU) 2016/679 (GDPR), article 4 (11), article 7 (2) and (4), recitals 32 and 43: consent is specific, told apart from other matters, and no condition of the contract. Directive 2002/58/EC, article 13: consent before marketing by e-mail and SMS.',
  'Whether existing customers may be written to without consent (article 13 (2)), and whether e-mail, SMS and telephone each need a box of their own.',
);

/** Consent to cookies under European law. */
const TICKED_BY_THE_PERSON = found(
  'Directive 2002/58/EC (ePrivacy), article 5 (3), with GDPR, article 4 (11) and recital 32: silence and boxes that are ticked beforehand are no consent. Court of Justice, C-673/17 (Planet49).',
  'Which of what is called essential here the national law lets in without consent.',
);

/** The fact that somebody has an account at a place of gambling is itself data about a person. */
const ACCOUNTS_KEPT_QUIET = found(
  'GDPR, article 5 (1) (c) and (f), article 25 and article 32: confidentiality by design, no more told than is needed. That an answer which names an account breaks them is practice (OWASP, “Authentication responses”), and no wording of the law.',
  'Whether the neutral answer is asked for, or the told one allowed with a captcha and limits. Name with date of birth, and a tax number, are still told where they are known: one person may have one account, and who holds a telephone cannot be kept from learning that none was opened. The same holds of who finishes a sign-up with a telephone of their own: verification by e-mail would close it. Who says that they live where nothing is verified (Guernsey) is told of an address: an operator who keeps accounts quiet verifies by e-mail there.',
);

const AGES = 'The site’s specification (NS-06): the age of the market.';

/**
 * The basis of each rule set. Written by people who build software and are no lawyers: none of it is advice,
 * and every line names what counsel must check.
 */
export const POLICY_DOCUMENTS: Readonly<Record<PolicyId, PolicyDocument>> = {
  default: {
    name: 'Default',
    regulator: undefined,
    summary:
      'The site’s specification, for everybody whose regulator is not known by name. No law is behind it.',
    sources: DEFAULT_SOURCES,
    open: [
      'Every country that is served needs counsel’s word on whether the default is enough there.',
    ],
  },
  UKGC: BRITISH,
  Spelinspektionen: {
    name: 'Spelinspektionen',
    regulator: 'Spelinspektionen, Sweden',
    summary:
      'Nobody deposits without a limit for each day, week and month; a raised limit waits for 72 hours and for the end of the period; the time since the log-in is in sight; preferred documents come first; a round takes three seconds at least; crash games, scratch cards and game shows are not offered, and of bonuses only one before the first game, with 60 days for it.',
    sources: {
      marketingWithAll: CONSENT_APART,
      cookiesPreselected: TICKED_BY_THE_PERSON,
      existingAccount: ACCOUNTS_KEPT_QUIET,
      documentsMayWait: own(
        'The site’s specification (DEP-15) for the Swedish market. Near it: Spellag (2018:1138), chapter 13, and the Money Laundering Act (2017:630), chapter 3. We know of no rule in these words.',
        'Whether money may be taken at all before documents are in.',
      ),
      depositLimit: found(
        'Spellag (2018:1138), chapter 14: players of online gambling set an upper limit of their deposits.',
        'The section, and for which games it is asked.',
      ),
      requiredPeriods: found(
        'Spellag (2018:1138), chapter 14: per day, per week and per month.',
        'Whether one limit may stand for several periods.',
      ),
      loosensAfterHours: told(
        'Spellag (2018:1138), chapter 14, with the ordinance (SFS 2018:1475) and the authority’s regulations: a raised limit counts after 72 hours at the earliest, a lowered one at once.',
        'Section and number of hours in the version in force. Limits above a certain amount are to be followed up by the licensee.',
      ),
      loosensAtPeriodEnd: told(
        'Told to us as a rule on the same page as the 72 hours; we have not found its number.',
        'Whether a raised limit must wait for the end of the running day, week or month.',
      ),
      exclusionMonths: told(
        'Spellag (2018:1138), chapter 14: players can exclude themselves for a time or until further notice; Spelpaus offers one, three and six months, and until further notice.',
        'Whether the licensee’s own exclusion needs shorter times, too. The connection to Spelpaus.se is not built.',
      ),
      panicButton: told(
        'The authority’s regulations are said to ask for a way to stop for 24 hours at once.',
        'Whether the break of one day, which is confirmed in two steps, is enough. If it is not, this policy needs "yes" here.',
      ),
      sessionClock: told(
        'The authority’s rules for online gambling are said to ask that players see for how long they have been logged in; LIFS 2018:2 on responsible gambling is near it.',
        'Section and wording. Whether seconds must show.',
      ),
      ...SWEDISH_GAMES,
      ...SWEDISH_PLAY_SOURCES,
      ...SWEDISH_OFFERS,
    },
    open: ['Limits on the time logged in belong to chapter 14, too; no policy here holds them.'],
  },
  MGA: {
    name: 'MGA',
    regulator: 'Malta Gaming Authority',
    summary:
      'The default under the European law on data protection: 24 hours before a limit is loosened, and games that return 85 % at least.',
    sources: {
      marketingWithAll: CONSENT_APART,
      cookiesPreselected: TICKED_BY_THE_PERSON,
      existingAccount: ACCOUNTS_KEPT_QUIET,
      loosensAfterHours: told(
        'Player Protection Directive (Directive 2 of 2018): a limit is raised or removed 24 hours after the request at the earliest, and lowered at once.',
        'The article, and whether the wait is the same for limits and for exclusions.',
      ),
      exclusionMonths: told(
        'Player Protection Directive (Directive 2 of 2018): self-exclusion for a time that is chosen, or without an end.',
        'How an exclusion without an end is lifted, and after how long at the earliest.',
      ),
      ...MALTESE_GAMES,
      ...MALTESE_PLAY_SOURCES,
    },
    open: ['A licence of Malta serves several countries: each may ask for more.'],
  },
  AGCO: ONTARIAN,
  GGL: {
    name: 'GGL',
    regulator: 'Gemeinsame Glücksspielbehörde der Länder, Germany',
    summary:
      'A monthly deposit limit of at most €1,000 across all operators is required; the reality check is answered and cannot be off; a break of 24 hours is one press away on every page; of games, only slots with a permission are offered, without jackpots, to try after a log-in, at a pace and for €1 a round at most, one at a time, with a rest of five minutes each hour; and no bonus.',
    sources: {
      marketingWithAll: CONSENT_APART,
      cookiesPreselected: TICKED_BY_THE_PERSON,
      existingAccount: ACCOUNTS_KEPT_QUIET,
      minimumAge: found(
        'Glücksspielstaatsvertrag 2021 (GlüStV), § 4 (3): no minors.',
        'That age and identity are verified before play is a duty of its own (§ 4a).',
      ),
      depositLimit: found(
        'GlüStV 2021, § 6c (1): players set a monthly deposit limit when they register.',
        'Whether play, and not only the deposit, must wait for it.',
      ),
      requiredPeriods: found(
        'GlüStV 2021, § 6c (1): the limit is monthly.',
        'Which daily and weekly limits must be offered besides.',
      ),
      highestDepositLimit: found(
        'GlüStV 2021, § 6c (1): €1,000 a month, across all operators.',
        'The amount counts across operators: only the central limit file (§ 6c (4)) knows it, and its connection is not built. Exceptions that the authority allows.',
      ),
      loosensAfterHours: told(
        'GlüStV 2021, § 6c (3). The 24 hours here are the default’s.',
        'We believe that § 6c (3) asks for seven days before a raised limit counts, which would be 168 hours here: to be settled before anybody relies on this policy.',
      ),
      realityCheck: told(
        'GlüStV 2021, §§ 6c to 6j and § 22a: players are told of the time and confirm that they saw it.',
        'The paragraph. The pause of virtual slots after an hour is a rule of its own here.',
      ),
      reminderMayBeOff: told(
        'The same paragraphs: the reminder is no choice.',
        'The paragraph, and for which games.',
      ),
      reminderMinutes: told(
        'The same paragraphs: after 60 minutes at the latest.',
        'Whether 30 minutes may be offered besides.',
      ),
      panicButton: found(
        'GlüStV 2021, § 6i (3): a button that bars a player for 24 hours at once.',
        'Its look and words. That the bar is entered into the central file OASIS: the connection is not built.',
      ),
      ...GERMAN_GAME_SOURCES,
      ...GERMAN_PLAY_SOURCES,
      ...GERMAN_OFFERS,
    },
    open: [
      'A wait of five minutes between operators (§ 6h (4)): the activity file tells of it, and no policy holds it.',
      'A wait of one minute between products of one operator is said to be asked for (§ 4 (5) no. 5; from general knowledge alone). Slots are the only product here.',
    ],
  },
  EEA: {
    name: 'European Economic Area',
    regulator: undefined,
    summary:
      'The default under the law on data protection: marketing is a choice of its own at sign-up, which tells nobody who has an account, and no cookies are ticked beforehand.',
    sources: {
      marketingWithAll: CONSENT_APART,
      cookiesPreselected: TICKED_BY_THE_PERSON,
      existingAccount: ACCOUNTS_KEPT_QUIET,
    },
    open: [
      'Each country has a gambling law of its own, and none of these is in this policy.',
      'Switzerland and the British islands but Great Britain have laws like it, and are under the default.',
    ],
  },
  BR: {
    name: 'Brazil',
    regulator: undefined,
    summary:
      'The default, with the tax number CPF at sign-up, marketing as a choice of its own, neither cards nor cash vouchers, games that return 85 % at least, and no bonus.',
    sources: {
      marketingWithAll: told(
        'Lei 13.709/2018 (LGPD), article 8, § 4: consent is given for named purposes, and one that is generic is void.',
        'Whether marketing may rest on legitimate interest (article 7, IX) instead, and what Portaria SPA/MF 1.231/2024 asks of marketing to players.',
      ),
      cookiesPreselected: told(
        'Lei 13.709/2018 (LGPD), article 5, XII: consent is free, informed and unambiguous; article 8. The guide of the ANPD on cookies (2022) is said to rule out boxes that are ticked beforehand.',
        'The wording of the guide, and which cookies may rest on legitimate interest (article 7, IX).',
      ),
      existingAccount: told(
        'Lei 13.709/2018 (LGPD), article 6, VII and VIII, and article 46: security and prevention. Practice more than wording.',
        'A CPF that is known is still told (SIGN-25): whether the law of betting asks for it, or data protection forbids it.',
      ),
      forbiddenMethods: told(
        'Lei 14.790/2023, article 22, and Portaria SPA/MF 615/2024: no credit card or other means that is paid later, no cash, and only from an account of the bettor’s own. Cards are off because the method takes credit cards, too; paysafecard because it is bought with cash.',
        'The articles of the ordinance. Whether the wallets are kept by institutions that the central bank authorised: if not, they belong here as well. Whether debit and prepaid cards may be let in. That the payer’s CPF is the player’s is not compared yet.',
      ),
      taxNumberRequired: told(
        'The site’s specification (SIGN-32). Behind it Lei 14.790/2023 and ordinances of the Secretaria de Prêmios e Apostas.',
        'What else these ordinances ask on limits, breaks and exclusion: none of it is in this policy, which carries no regulator’s name for that reason.',
      ),
      ...BRAZILIAN_GAMES,
      ...BRAZILIAN_OFFERS,
    },
    open: ['Portaria SPA/MF 1.231/2024 on responsible gambling must be read against the default.'],
  },
  CA: {
    name: 'Canada',
    regulator: undefined,
    summary:
      'The provinces but Ontario: 19 years, no withdrawal is taken back, and no cookies are ticked beforehand.',
    sources: {
      minimumAge: own(
        `${AGES} Alberta, Manitoba and Quebec: 18.`,
        'The age in each province and territory.',
      ),
      ...INHERITED_CANADA,
    },
    open: ['Whether the site may serve the other provinces at all.'],
  },
  IN: {
    name: 'India',
    regulator: undefined,
    summary:
      'The default from 21 years on, with the identity document as files only, and no cookies ticked beforehand.',
    sources: {
      minimumAge: own(AGES, 'The age in each state.'),
      cookiesPreselected: found(
        'Digital Personal Data Protection Act, 2023, section 6 (1): consent is free, specific, informed, unconditional and unambiguous, with a clear affirmative action.',
        'From when on the section is in force, and whether cookies of these groups are personal data.',
      ),
      identityCheck: own(
        'The site’s specification (DOC-14): the provider’s check is not offered in this market.',
        'Which identity documents may be asked for and kept.',
      ),
    },
    open: ['Whether the site may serve the country at all.'],
  },
  NZ: {
    name: 'New Zealand',
    regulator: undefined,
    summary: 'The default from 20 years on.',
    sources: { minimumAge: own(AGES, 'The age for online gambling.') },
    open: ['Whether the site may serve the country at all.'],
  },
  PH: {
    name: 'Philippines',
    regulator: undefined,
    summary: 'The default from 21 years on, with no cookies ticked beforehand.',
    sources: {
      minimumAge: own(AGES, 'The age, and which licence it belongs to.'),
      cookiesPreselected: told(
        'Data Privacy Act of 2012 (Republic Act 10173), section 3 (b), and NPC Circular 2023-04 on consent: an express, clear act of assent.',
        'The section of the circular, and whether it names boxes that are ticked beforehand.',
      ),
    },
    open: ['Whether the site may serve the country at all.'],
  },
};
