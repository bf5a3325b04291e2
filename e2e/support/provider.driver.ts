import { expect, type Page } from '@playwright/test';

/** Numbers that the payment provider prints on its page. */
export const CARDS = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  slow: '4000 0000 0000 0077',
} as const;

/** The payment provider's own page, in front of the player. */
export function providerDriver(page: Page) {
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  const enterCard = async (number: string): Promise<void> => {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expiry date').fill('12/40');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  };
  return {
    confirm,
    enterCard,
    see: () => expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible(),
    async pay(number: string = CARDS.paid): Promise<void> {
      await enterCard(number);
      await confirm.click();
    },
    decline: () => page.getByRole('button', { name: 'Decline' }).click(),
    cancel: () => page.getByRole('button', { name: 'Cancel and return' }).click(),
    goBack: () => page.getByRole('link', { name: /^Return to/ }).click(),
  };
}
