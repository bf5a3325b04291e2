import { beforeEach, describe, expect, test } from 'vitest';
import type { DepositRefusal } from '../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../machines/banking/deposit/screen.ts';
import type { WithdrawScreen } from '../../machines/banking/withdraw/screen.ts';
import { DepositView } from '../../src/banking/deposit/DepositView.tsx';
import { refusalWords } from '../../src/banking/deposit/words.ts';
import { WithdrawView } from '../../src/banking/withdraw/WithdrawView.tsx';
import { compileCatalogue } from '../../src/texts/catalogue.ts';
import { activateTexts, t } from '../../src/texts/index.ts';
import { sourceTexts } from '../../src/texts/sources.ts';
import { shownBy, TITLED, WITHDRAWAL } from './screens.support.tsx';

/**
 * The statement about the player's money on each screen: that it is where it was, that nobody knows yet, or
 * neither. A screen that is not certain must not say so, and none says both.
 */
type Said = 'unmoved' | 'unknown' | 'nothing';

/** That nothing happened to it, in any words. */
const UNMOVED = {
  en: /has not moved|still in your balance|Nothing was (paid|withdrawn)|\bsafe\b|[Nn]o money|not (been )?(left|charged|taken)|stays where/,
  fi: /eivät ole liikkuneet|yhä saldossasi|Mitään ei (maksettu|nostettu)|turvassa|ei ole (veloitettu|lähtenyt|otettu)/,
  pt: /dinheiro não saiu|continua no seu saldo|Nada foi (pago|sacado)|em segurança|seguro\b|[Nn]enhum (dinheiro|valor)|não foi (cobrado|debitado|retirado)/,
} as const;
const UNKNOWN = { en: /not know yet/, fi: /Emme vielä tiedä/, pt: /Ainda não sabemos/ } as const;

const LANGUAGES = ['en', 'fi', 'pt'] as const;
type Language = (typeof LANGUAGES)[number];

function saidIn(language: Language, text: string): Said | 'both' {
  const plain = text.replaceAll(/\u00a0/g, ' ');
  const isUnmoved = UNMOVED[language].test(plain);
  const isUnknown = UNKNOWN[language].test(plain);
  return isUnmoved ? (isUnknown ? 'both' : 'unmoved') : isUnknown ? 'unknown' : 'nothing';
}

/** The statements of each shape of a screen, in the order of the table of screens. */
const DEPOSIT: { readonly [Name in keyof typeof TITLED]: readonly Said[] } = {
  requestRefused: ['unmoved'],
  requestUnanswered: ['unknown', 'unknown'],
  redirecting: ['nothing'],
  // Nobody was at a payment page.
  foreignAddress: ['unmoved'],
  // Nothing was tried: the money in the account is safe there.
  cashierHidden: ['unmoved'],
  documentsPreferred: ['nothing', 'nothing'],
  documentsRequired: ['nothing'],
  documentsStrict: ['unmoved'],
  documentsUnderReview: ['nothing'],
  uploadNeeded: ['nothing'],
  limitOffered: ['nothing'],
  limitRequired: ['nothing'],
  selfLimitReached: ['nothing', 'nothing'],
  withdrawalLimitReached: ['nothing', 'nothing'],
  restricted: ['unmoved', 'unmoved'],
  notAllowed: ['unmoved', 'unmoved', 'unmoved'],
  unverifiedCap: ['unmoved', 'unmoved'],
  suspended: ['unmoved', 'nothing'],
  error: ['unmoved', 'unmoved', 'nothing'],
  confirming: ['nothing'],
  unpaid: ['unmoved'],
  stillPending: ['nothing'],
  confirmationFailed: ['nothing'],
  succeeded: ['nothing'],
  declined: ['unmoved'],
  cancelled: ['unmoved'],
  notFound: ['nothing'],
};

const WITHDRAW: { readonly [Name in keyof typeof WITHDRAWAL]: readonly Said[] } = {
  limitNotify: ['nothing'],
  requestRefused: ['unmoved', 'unknown'],
  requestUnanswered: ['unknown', 'unknown'],
  requested: ['nothing', 'nothing'],
  nothing: ['nothing'],
  documentsPreferred: ['nothing', 'nothing'],
  documentsRequired: ['nothing'],
  documentsStrict: ['unmoved'],
  documentsUnderReview: ['nothing'],
  uploadNeeded: ['nothing'],
  limitReached: ['nothing'],
  restricted: ['nothing'],
  suspended: ['nothing'],
  off: ['nothing'],
  error: ['unmoved', 'unmoved', 'nothing'],
};

/** A refusal says so of the deposit that it refuses; a player who sent the same with other details may have paid. */
const REFUSED: Readonly<Record<DepositRefusal, Said>> = {
  'error.deposit.amount.too_high': 'unmoved',
  'error.deposit.amount.too_low': 'unmoved',
  'error.deposit.bonus': 'unmoved',
  'error.deposit.currency': 'unmoved',
  'error.deposit.limit_reached': 'unmoved',
  'error.deposit.not_allowed': 'unmoved',
  'error.deposit.terms': 'unmoved',
  'error.deposit.unverified_cap': 'unmoved',
  'error.idempotency.mismatch': 'nothing',
  'error.idempotency.repeated': 'nothing',
  'error.withdrawal.limit': 'unmoved',
};

const text = (): string => document.body.textContent;

describe.each(LANGUAGES)('[ERR-03] in %s', (language) => {
  beforeEach(async () => {
    activateTexts(language, await compileCatalogue(language, sourceTexts(language)));
  });

  test.each(Object.keys(TITLED) as (keyof typeof TITLED)[])(
    'the deposit says of money what is certain: %s',
    async (name) => {
      const said: (Said | 'both')[] = [];
      for (const shape of TITLED[name]) {
        const screen = { name, ...shape } as DepositScreen;
        const view = <DepositView screen={screen} send={() => {}} />;
        said.push(saidIn(language, await shownBy(view, text)));
      }
      expect(said).toEqual(DEPOSIT[name]);
    },
  );

  test.each(Object.keys(WITHDRAWAL) as (keyof typeof WITHDRAWAL)[])(
    'the withdrawal says of money what is certain: %s',
    async (name) => {
      const said: (Said | 'both')[] = [];
      for (const shape of WITHDRAWAL[name]) {
        const screen = { name, ...shape } as WithdrawScreen;
        const view = (
          <WithdrawView
            screen={screen}
            isReviewed={false}
            ended={[]}
            begun={undefined}
            onAmount={() => {}}
            send={() => {}}
          />
        );
        said.push(saidIn(language, await shownBy(view, text)));
      }
      expect(said).toEqual(WITHDRAW[name]);
    },
  );

  test('a refused deposit says of money what is certain', () => {
    for (const [refusal, expected] of Object.entries(REFUSED)) {
      const { text: id } = refusalWords(refusal as DepositRefusal, undefined, 'EUR');
      expect(saidIn(language, t(id)), refusal).toBe(expected);
    }
  });

  test('no single text says both, nor that money has not moved where the shell cannot know', () => {
    for (const [id, one] of Object.entries(sourceTexts(language))) {
      const said = saidIn(language, one);
      expect(said, id).not.toBe('both');
      if (id.startsWith('shell.')) expect(said, id).toBe('nothing');
    }
  });
});
