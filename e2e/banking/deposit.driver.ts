import { expect, type Page } from '@playwright/test';
import type { DepositChoice, DepositEvent } from '../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../machines/banking/deposit/screen.ts';
import type { Driver } from '../support/driver.ts';

export const DEPOSIT_PATH = '/en-UN/my-account/banking/deposit';

/** Names of the methods that the tests choose, as the site writes them. */
const METHODS: Readonly<Record<string, string>> = {
  CREDITCARD: 'Card',
  TRUSTLY: 'Trustly',
  SKRILL: 'Skrill',
};

/** 50 euros by card, unless told otherwise. */
export const choose = (choice: Partial<DepositChoice> = {}): { choice: DepositChoice } => ({
  choice: { method: 'CREDITCARD', amount: 5_000, currency: 'EUR', ...choice },
});

/** The deposit page as a person meets it. */
export function depositDriver(page: Page) {
  const main = page.getByRole('main');
  const view = main.getByRole('region', { name: 'Deposit', exact: true });
  const form = view.getByRole('form', { name: 'Deposit' });
  const amount = form.getByLabel('Amount', { exact: true });
  const submit = form.getByRole('button', { name: /^Deposit/ });
  const titled = (name: string | RegExp) => async (): Promise<void> => {
    await expect(view.getByRole('heading', { level: 2, name })).toBeVisible();
  };
  const press = (name: string | RegExp) => () => view.getByRole('button', { name }).click();

  const enter = async ({ method, amount: minor }: DepositChoice): Promise<void> => {
    const more = view.getByRole('button', { name: /^Show \d+ more method/ });
    const card = form.getByRole('radio', { name: METHODS[method] ?? method });
    await expect(amount).toBeVisible();
    if (!(await card.isVisible())) await more.click();
    await amount.fill((minor / 100).toFixed(2));
    await card.check();
  };

  const driver: Driver<DepositEvent, DepositScreen, 'notification.done' | 'player.suspended'> = {
    perform: {
      async 'deposit.started'() {
        await page.goto(DEPOSIT_PATH);
      },
      async 'deposit.submitted'({ choice }) {
        await enter(choice);
        await submit.click();
      },
      'later.chosen': press('Deposit now, send later'),
      'upload.chosen': press('Send documents'),
      'upload.left': press('Back'),
      'retry.requested': press(/^(Try again|Check again)$/),
      'deposit.cleared': press('Start over'),
    },
    see: {
      inactive: () => expect(view).toBeHidden(),
      checking: () => expect(view.getByText('Checking whether you can deposit…')).toBeAttached(),
      cashier: () => expect(amount).toBeVisible(),
      requestUnanswered: titled(/We lost the connection|Your deposit did not go through/),
      redirecting: titled('Taking you to the payment page…'),
      cashierHidden: titled('The cashier is closed at the moment'),
      documentsPreferred: titled('Please verify your identity soon'),
      documentsRequired: titled('We need your documents'),
      documentsStrict: titled('Verify your identity to deposit'),
      documentsUnderReview: titled('We are checking your documents'),
      uploadNeeded: titled('Send us your documents'),
      selfLimitReached: titled(/You have reached your (deposit|spend) limit/),
      withdrawalLimitReached: titled('You cannot deposit right now'),
      restricted: titled('Deposits are closed for your account'),
      suspended: titled('Your account is suspended'),
      error: titled(/We could not check whether you can deposit|You cannot deposit right now/),
      confirming: titled('Checking your payment…'),
      stillPending: titled('Your payment is being processed'),
      confirmationFailed: titled('We could not check your payment'),
      succeeded: titled(/is in your balance$/),
      declined: titled('Your payment was declined'),
      cancelled: titled('You cancelled the payment'),
      notFound: titled('We do not know this payment'),
    },
  };
  return { ...driver, view, form, amount, submit, enter };
}

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
