import { expect, type Page } from '@playwright/test';

/** Numbers that the payment provider prints on its page. */
export const CARDS = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  slow: '4000 0000 0000 0077',
} as const;

/** The words of its pages, in the languages in which tests read them. */
const WORDS = {
  en: {
    title: 'Pay by card',
    cardNumber: 'Card number',
    account: 'Account e-mail',
    expiry: 'Expiry date',
    securityCode: 'Security code',
    continue: 'Continue',
    confirmTitle: 'Confirm your payment',
    confirm: /^Confirm/,
    decline: 'Decline',
    cancel: /^Cancel and go back to/,
    back: /^Back to/,
  },
  pt: {
    title: 'Pague com cartão',
    cardNumber: 'Número do cartão',
    account: 'E-mail da conta',
    expiry: 'Validade',
    securityCode: 'Código de segurança',
    continue: 'Continuar',
    confirmTitle: 'Confirme o pagamento',
    confirm: /^Confirmar/,
    decline: 'Recusar',
    cancel: /^Cancelar e voltar para/,
    back: /^Voltar para/,
  },
} as const;

/** The payment provider's own page, as a player uses it. */
export function providerDriver(page: Page, language: keyof typeof WORDS = 'en') {
  const words = WORDS[language];
  const confirm = page.getByRole('button', { name: words.confirm });
  const enterCard = async (number: string): Promise<void> => {
    await page.getByLabel(words.cardNumber).fill(number);
    await page.getByLabel(words.expiry).fill('12/40');
    await page.getByLabel(words.securityCode).fill('123');
    await page.getByRole('button', { name: words.continue }).click();
    await expect(page.getByRole('heading', { name: words.confirmTitle })).toBeVisible();
  };
  return {
    confirm,
    enterCard,
    see: () => expect(page.getByRole('heading', { name: words.title })).toBeVisible(),
    async pay(number: string = CARDS.paid): Promise<void> {
      await enterCard(number);
      await confirm.click();
    },
    async payByWallet(): Promise<void> {
      await page.getByLabel(words.account).fill('wallet@example.com');
      await page.getByRole('button', { name: words.continue }).click();
      await confirm.click();
    },
    decline: () => page.getByRole('button', { name: words.decline }).click(),
    cancel: () => page.getByRole('button', { name: words.cancel }).click(),
    goBack: () => page.getByRole('link', { name: words.back }).click(),
  };
}
