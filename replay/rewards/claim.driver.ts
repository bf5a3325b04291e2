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
  const running = main.getByRole('region', { name: wholeText('rewards.running.title') });
  const runningTab = main
    .getByRole('navigation')
    .getByRole('link', { name: wholeText('rewards.running.title') });
  const confirm = dialog.getByRole('button', { name: anyText('rewards.giveUp.confirm') });
  const claiming = main.getByText(anyText('rewards.claiming'));

  const driver: Driver<
    ClaimEvent,
    ClaimScreen,
    'balance.changed' | 'player.changed' | 'session.ended'
  > = {
    perform: {
      async 'claim.chosen'({ campaignId }) {
        // A claim that succeeded has led to the other tab.
        if (!(await gifts.isVisible())) await tab.click();
        const gift = GIFTS[campaignId] ?? { name: campaignId, amount: '' };
        await person.insists(
          gifts.getByRole('button', { name: t('rewards.claim.action', gift), exact: true }),
        );
      },
      async 'giveUp.chosen'() {
        if (!(await running.isVisible())) await runningTab.click();
        await running.getByRole('button', { name: anyText('rewards.giveUp') }).click();
      },
      // Impatient people press it again while they wait for the answer.
      'forfeit.confirmed': () => person.insists(confirm),
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
          await person.sees(
            main,
            anyText(
              'rewards.old',
              'rewards.failed',
              'rewards.refused',
              'rewards.forfeit.refused',
              'rewards.forfeit.unknown',
            ),
          );
      },
      async claiming() {
        await person.isTold(claiming);
        await person.seesNot(dialog);
      },
      ...inTheWay.see,
      async asking() {
        await person.sees(dialog, t('rewards.forfeit.lose'));
        await person.sees(dialog, t('rewards.forfeit.own'));
        await person.seesIdle(confirm);
      },
      ending: () => person.seesBusy(confirm),
      left: () => person.seesNot(lists),
    },
  };
  return driver;
}
