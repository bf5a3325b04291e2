import type { CashbackScreen } from '../../machines/rewards/cashback/screen.ts';
import type { CashbackEvent } from '../../machines/rewards/cashback/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';
import { inTheWayOf } from './in-the-way.ts';

export const CASHBACK_PATH = '/en-UN/my-account/cashback';

/** The cashbacks of the contract's examples, by campaign. */
const NAMES: Readonly<Record<string, string>> = {
  camp_daily: 'Back every day',
  camp_weekly: 'Back every week',
};

/** What is said of a press that came to nothing, or that nobody knows of. */
const PROBLEMS = anyText(
  'rewards.old',
  'rewards.refused',
  'rewards.failed',
  'rewards.cashback.notOn',
  'rewards.cashback.maybeOn',
  'rewards.cashback.notOff',
  'rewards.cashback.maybeOff',
  'rewards.cashback.notCounted',
);

/** The page of cashbacks as a person meets it. */
export function cashbackDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const { dialog, ...inTheWay } = inTheWayOf(person);
  const list = main.getByRole('heading', { name: t('rewards.cashback.list') });
  const none = main.getByText(t('rewards.cashback.none.title'));
  const cardOf = (campaignId: string) =>
    main.getByRole('region', { name: NAMES[campaignId] ?? campaignId, exact: true });
  const claims = main.getByRole('button', { name: anyText('rewards.claim.action') });
  const again = main.getByRole('button', { name: t('action.retry') });
  const ending = dialog.getByRole('button', {
    name: anyText('rewards.cashback.end.confirm', 'rewards.cashback.end.confirmLoss'),
  });
  const told = (words: RegExp) => person.isTold(main.getByText(words));

  const driver: Driver<CashbackEvent, CashbackScreen, 'session.ended'> = {
    perform: {
      'activate.chosen': ({ campaignId }) =>
        person.insists(
          cardOf(campaignId).getByRole('button', { name: anyText('rewards.cashback.switchOn') }),
        ),
      'deactivate.chosen': ({ campaignId }) =>
        person.insists(
          cardOf(campaignId).getByRole('button', { name: anyText('rewards.cashback.switchOff') }),
        ),
      'deactivate.confirmed': () => person.insists(ending),
      'window.closed': () =>
        dialog.getByRole('button', { name: t('rewards.cashback.end.keep') }).click(),
      'claim.chosen': ({ campaignId }) => {
        const card = cardOf(campaignId);
        // Where nothing is left to claim, a claim without a clear answer can be tried again.
        const claim = card.getByRole('button', { name: anyText('rewards.claim.action') });
        const retry = card.getByRole('button', { name: t('action.retry') });
        return person.insists(claim.or(retry).first());
      },
      ...inTheWay.perform,
      'retry.requested': () => again.click(),
    },
    see: {
      reading: () => told(anyText('rewards.cashback.loading')),
      async unread(failure) {
        await person.sees(main, t('rewards.cashback.unread'));
        if (failure) await seesFailure(person, main, failure);
      },
      async listed(failure) {
        await person.sees(list.or(none).first());
        await person.seesNot(dialog);
        await person.seesNot(main.getByText(t('rewards.cashback.refreshing')));
        if (failure) await person.sees(main, PROBLEMS);
      },
      refreshing: () => told(anyText('rewards.cashback.refreshing')),
      activating: () => told(anyText('rewards.cashback.switchingOn')),
      looking: () => told(anyText('rewards.cashback.looking')),
      async asking() {
        await person.sees(dialog, anyText('rewards.cashback.end.title'));
        await person.sees(dialog, t('rewards.cashback.end.lost'));
        await person.seesIdle(ending);
      },
      deactivating: () => person.seesBusy(ending),
      async claiming() {
        await told(anyText('rewards.claiming'));
        await person.seesNot(dialog);
      },
      ...inTheWay.see,
      activated: () => person.isAt(/^\/en-UN\/my-account\/rewards$/),
      left: () => person.seesNot(claims),
    },
  };
  return driver;
}
