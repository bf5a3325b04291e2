import { BRAND_FACTS, brandIdOfSite, type BrandId } from '../../reference/brands.ts';
import { IMPRINTS } from '../../reference/imprints.ts';
import { LANGUAGES } from '../../reference/languages.ts';
import { moneyIn } from '../../reference/money.ts';
import { methodName, type PaymentMethod } from '../../reference/payment-methods.ts';
import { momentIn } from '../platform/moment.ts';
import { formatPlayerNumber } from '../../reference/player-number.ts';
import type { Origin } from '../platform/operation.ts';
import type { Mail, Sms } from '../platform/outbox.ts';
import { languageOf, spokenIn, type Home, type Shown } from '../players/presented.ts';
import type { players } from '../players/tables.ts';
import { htmlOf, textOf, type Fact, type Letter } from './mail.ts';
import { fill, MESSAGE_TEXTS, type MessageText } from './texts.ts';

/** The receiver. */
type Recipient = Home & Pick<typeof players.$inferSelect, 'number'>;
/** The brand's page that asked, or that the mail tells of. */
type Asked = Pick<Origin, 'sites' | 'siteId'> & {
  /** The locale of that page; without one the player's own language and market. */
  readonly locale?: Shown['locale'];
};

/**
 * The brand that writes, to which the links lead: the brand whose page asked. An account is the operator's, and
 * its own brand writes when the page is nobody's.
 */
const writer = (to: Home, asked: Asked): BrandId =>
  brandIdOfSite(asked.siteId) ?? brandIdOfSite(to.siteId) ?? 'northlight';

/** The subjects of mails; the other texts of a mail are named by them, too. */
type MailName = {
  [Id in MessageText]: Id extends `${infer Name}.subject` ? Name : never;
}[MessageText];

/** The parts that differ from mail to mail besides subject, lead and the advice if it was not you. */
type Particulars = {
  readonly why: MessageText;
  readonly note?: MessageText;
  readonly facts?: readonly Fact[];
  /** For the places of subject, lead and note. */
  readonly values?: Readonly<Record<string, string>>;
} & ({ readonly code: string } | { readonly link: string; readonly button: MessageText } | object);

/** A break as its mail tells of it. */
export interface BegunBreak {
  readonly to: 'TIMEOUT' | 'SELF_EXCLUDED';
  readonly until: Date;
  readonly timeZone: string;
  readonly indefinite: boolean;
}

const NAMES_OF_BREAKS = { TIMEOUT: 'breakBegun', SELF_EXCLUDED: 'exclusionBegun' } as const;

/** A deposit that has arrived, as its receipt tells of it. */
interface Receipt {
  readonly referenceId: string;
  readonly method: PaymentMethod;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
  /** The player's, IANA. */
  readonly timeZone: string;
}

/**
 * Every message that the platform sends, to one player: in their language, English where there are no texts in
 * it, and by one brand. No message repeats typed text: a person who signs somebody else up must not write to
 * them in the brand's name.
 */
export function messagesTo(to: Recipient, asked: Asked) {
  const own = languageOf(to.languageCode);
  const language = spokenIn(asked.locale ?? own);
  const { texts: tag } = LANGUAGES[language];
  const texts = MESSAGE_TEXTS[language];
  const brand = writer(to, asked);
  const site = asked.sites[brand];
  const { name: brandName, notation } = BRAND_FACTS[brand];
  const { regulator, host, ...imprint } = IMPRINTS[brand];
  const say = (id: MessageText, values: Readonly<Record<string, string>> = {}) =>
    fill(texts[id], { brand: brandName, ...values });
  const common = { brand, language };
  // Not every brand runs the player's market; every brand runs the global one, in each language of texts.
  const isRun = BRAND_FACTS[brand].markets.some((market) => market === to.market);
  const locale = asked.locale ?? (isRun ? `${own}-${to.market}` : `${language}-UN`);
  /** The address of a page of the site, in the player's language. */
  const page = (path: string) => `${site}/${locale}${path}`;

  const sms = (body: string): Sms => ({ ...common, channel: 'SMS', sender: brandName, body });

  /** Its last line is for phones: they offer the code on the pages of that host only. */
  const codeBySms = (id: MessageText, code: string): Sms =>
    sms(`${say(id, { code })}\n\n@${new URL(site).hostname} #${code}`);

  function mail(name: MailName, { why, note, facts, values, ...more }: Particulars): Mail {
    const subject = say(`${name}.subject`, values);
    const letter: Letter = {
      brand,
      brandName,
      languageTag: tag,
      heading: subject,
      lead: say(`${name}.lead`, values),
      ...('code' in more && { code: more.code }),
      ...('link' in more && {
        action: { href: more.link, label: say(more.button), asText: say('link.asText') },
      }),
      ...(facts && { facts }),
      ...(note !== undefined && { note: say(note, values) }),
      notYou: { title: say('notYou.title'), text: say(`${name}.notYou`) },
      why: say(why),
      // A person who is signing up is no player yet, and may have typed somebody else's address.
      ...(name !== 'signUpCode' && {
        player: say('footer.player', { number: formatPlayerNumber(to.number) }),
      }),
      support: {
        text: say('footer.support'),
        label: say('footer.supportLink'),
        href: page('/contact-live-chat'),
      },
      play: {
        text: say('footer.play'),
        label: say('footer.playLink'),
        href: page('/responsible-gambling'),
      },
      company: say('footer.company', { ...imprint, regulator: regulator[language] }),
    };
    return {
      ...common,
      channel: 'EMAIL',
      sender: `${brandName} <no-reply@${host}>`,
      subject,
      body: textOf(letter),
      html: htmlOf(letter),
    };
  }

  /** The lines of a receipt, the amount first. */
  const factsOf = ({ amount, currency, at, timeZone, method, referenceId }: Receipt) => [
    {
      label: say('receipt.amount'),
      value: moneyIn({ notation, tag }, { amount, currency }),
      isLarge: true,
    },
    { label: say('receipt.date'), value: momentIn(tag, at, timeZone) },
    { label: say('receipt.method'), value: methodName(method, say('receipt.card')) },
    { label: say('receipt.reference'), value: referenceId },
  ];

  return {
    /** Confirms the break that has begun, and tells the effect on money and on marketing (EXC-06). */
    breakBegun: ({ to, until, timeZone, indefinite }: BegunBreak) => {
      const name = indefinite ? 'exclusionIndefinite' : NAMES_OF_BREAKS[to];
      const values = { until: momentIn(tag, until, timeZone) };
      return mail(name, { why: 'safety.why', note: 'break.note', values });
    },
    /** Money that was on its way when the break began: where it is, and how it comes back. */
    depositDuringBreak: (receipt: Receipt) =>
      mail('depositDuringBreak', { why: 'safety.why', facts: factsOf(receipt) }),
    /** @param lacksBonus a bonus was chosen that has not come with the deposit */
    depositReceipt: (receipt: Receipt, lacksBonus: boolean) =>
      mail('depositReceipt', {
        why: 'depositReceipt.why',
        ...(lacksBonus && { note: 'depositReceipt.noBonus' }),
        facts: factsOf(receipt),
      }),
    signUpCode: (channel: 'SMS' | 'EMAIL', code: string) =>
      channel === 'SMS'
        ? codeBySms('sms.signUpCode', code)
        : mail('signUpCode', { why: 'signUpCode.why', note: 'signUpCode.note', code }),
    /** Goes in place of a code to the owner of an account with the number. */
    numberTaken: () => sms(say('sms.numberTaken')),
    /** Goes to the owner of an account when somebody signs up with its address. */
    addressTaken: () =>
      mail('addressTaken', {
        why: 'safety.why',
        note: 'addressTaken.note',
        button: 'resetLink.button',
        link: page('/reset-password'),
      }),
    phoneCode: (code: string) => codeBySms('sms.phoneCode', code),
    phoneChangedSms: () => sms(say('sms.phoneChanged')),
    /** The mailbox that opened the account may be a stranger's: the proven number hears of it. */
    passwordResetSms: () => sms(say('sms.passwordReset')),
    phoneChangedMail: () => mail('phoneChanged', { why: 'safety.why' }),
    /** The player changed it: the device at hand stays logged in. */
    passwordChanged: () => mail('passwordChanged', { why: 'safety.why' }),
    /** It was forgotten and set anew: no device stays logged in. */
    passwordReset: () => mail('passwordReset', { why: 'safety.why' }),
    resetCode: (code: string) => codeBySms('sms.resetCode', code),
    resetLink: (query: URLSearchParams) =>
      mail('resetLink', {
        why: 'resetLink.why',
        note: 'resetLink.note',
        button: 'resetLink.button',
        link: page(`/reset-password?${query}`),
      }),
  };
}
