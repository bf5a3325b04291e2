import type { ClaimScreen } from '../../machines/rewards/claim/screen.ts';
import type { ClaimEvent } from '../../machines/rewards/claim/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t, wholeText } from '../texts.ts';
import { inTheWayOf } from './in-the-way.ts';

export const REWARDS_PATH = '/en-UN/my-account/rewards';

/** The gifts of the contract's examples, by campaign. */
const GIFTS: Readonly<Record<string, { readonly name: string; readonly amount: string }>> = {
  camp_gift: { name: 'A little extra', amount: '€10.00' },
  camp_live: { name: 'Live extra', amount: '€5.00' },
};

/** The rewards as a person meets them, on both tabs. */
export function claimDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const { dialog, ...inTheWay } = inTheWayOf(person);
  const gifts = main.getByRole('region', { name: wholeText('rewards.gifts.title') });
  const lists = main.getByRole('region', {
    name: wholeText('rewards.gifts.title', 'rewards.running.title'),
  });
  const tab = main
    .getByRole('navigation')
    .getByRole('link', { name: wholeText('rewards.gifts.title') });
  const claiming = main.getByText(anyText('rewards.claiming'));

  const driver: Driver<ClaimEvent, ClaimScreen, 'balance.changed' | 'player.changed' | 'session.ended'> = {
    perform: {
      async 'claim.chosen'({ campaignId }) {
        // A claim that succeeded has led to the other tab.
        if (!(await gifts.isVisible())) await tab.click();
        const gift = GIFTS[campaignId] ?? { name: campaignId, amount: '' };
        await person.insists(
          gifts.getByRole('button', { name: t('rewards.claim.action', gift), exact: true }),
        );
      },
      ...inTheWay.perform,
      'retry.requested': () => main.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      reading: () => person.isTold(main.getByText(t('rewards.loading'))),
      async unread(failure) {
        await person.sees(main, t('rewards.unread'));
        if (failure) await seesFailure(person, main, failure);
      },
      async listed(failure) {
        await person.sees(lists);
        await person.seesNot(claiming);
        await person.seesNot(dialog);
        if (failure)
          await person.sees(main, anyText('rewards.old', 'rewards.failed', 'rewards.refused'));
      },
      async claiming() {
        await person.isTold(claiming);
        await person.seesNot(dialog);
      },
      ...inTheWay.see,
      left: () => person.seesNot(lists),
    },
  };
  return driver;
}
