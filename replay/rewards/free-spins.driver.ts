import type { FreeSpinsScreen } from '../../machines/rewards/free-spins/screen.ts';
import type { FreeSpinsEvent } from '../../machines/rewards/free-spins/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';
import { inTheWayOf } from './in-the-way.ts';

export const FREE_SPINS_PATH = '/en-UN/my-account/free-spins';

/** The free spins of the contract's examples, by campaign. */
const NAMES: Readonly<Record<string, string>> = {
  camp_spins: 'Ten spins',
  camp_tour: 'Twenty spins',
};

/** What is said of a press that came to nothing, or that nobody knows of. */
const PROBLEMS = anyText('rewards.old', 'rewards.refused', 'rewards.failed');

/** The page of free spins as a person meets it. */
export function freeSpinsDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const { dialog, ...inTheWay } = inTheWayOf(person);
  const list = main.getByRole('heading', { name: t('rewards.spins.list') });
  const none = main.getByText(t('rewards.spins.none'));
  const buttonOf = (campaignId: string, id: 'rewards.spins.claim' | 'rewards.spins.start') =>
    main
      .getByRole('region', { name: NAMES[campaignId] ?? campaignId, exact: true })
      .getByRole('button', { name: anyText(id) });
  const told = (words: RegExp) => person.isTold(main.getByText(words));

  const driver: Driver<
    FreeSpinsEvent,
    FreeSpinsScreen,
    'balance.changed' | 'player.changed' | 'session.ended'
  > = {
    perform: {
      'claim.chosen': ({ campaignId }) =>
        person.insists(buttonOf(campaignId, 'rewards.spins.claim')),
      'start.chosen': ({ campaignId }) =>
        person.insists(buttonOf(campaignId, 'rewards.spins.start')),
      'wait.chosen': () => dialog.getByRole('button', { name: t('rewards.spins.wait') }).click(),
      ...inTheWay.perform,
      'retry.requested': () => main.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      reading: () => told(anyText('rewards.spins.loading')),
      async unread(failure) {
        await person.sees(main, t('rewards.spins.unread'));
        if (failure) await seesFailure(person, main, failure);
      },
      async listed(failure) {
        await person.sees(list.or(none).first());
        await person.seesNot(dialog);
        if (failure) await person.sees(main, PROBLEMS);
      },
      async claiming() {
        await told(anyText('rewards.claiming'));
        await person.seesNot(dialog);
      },
      queueing: () => told(anyText('rewards.spins.queueing')),
      starting: () => told(anyText('rewards.spins.starting')),
      ...inTheWay.see,
      async inTheWay() {
        await person.sees(
          dialog,
          anyText('rewards.inTheWay.body', 'rewards.inTheWay.wagered', 'rewards.spins.inTheWay'),
        );
      },
      granted: () => person.isAt(/^\/en-UN\/play\/crimson-planet$/),
      left: () =>
        person.seesNot(main.getByRole('button', { name: anyText('rewards.spins.claim') })),
    },
  };
  return driver;
}
