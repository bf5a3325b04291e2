import type { LimitKind } from '../../machines/limits/money-limits/rules.ts';
import type { LimitsScreen } from '../../machines/limits/money-limits/screen.ts';
import type { LimitsEvent } from '../../machines/limits/money-limits/setup.ts';
import type { LimitPeriod } from '../../openapi/reference/policies.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { sectionOf } from '../profile/section.ts';

export const LIMITS_PATH = '/en-UN/my-account/gambling-limits';

const TITLES = { deposit: 'Deposit limits', spend: 'Spend limits' } as const;
const PERIODS: Readonly<Record<LimitPeriod, string>> = { D: 'Daily', W: 'Weekly', M: 'Monthly' };

/** A section of money limits as a person meets it. Amounts are typed as €20.00. */
export function moneyLimitsDriver<P extends Place<P>>(person: Person<P>, kind: LimitKind) {
  const section = sectionOf(person, TITLES[kind]);
  const { region, alert } = section;
  const nameOf = (period: LimitPeriod) => `${PERIODS[period]} ${kind} limit`;
  const button = (name: string, period: LimitPeriod) =>
    region.getByRole('button', { name: `${name}: ${nameOf(period)}`, exact: true });
  const opening = (period: LimitPeriod) =>
    region.getByRole('button', {
      name: new RegExp(`^(Set a limit|Change): ${nameOf(period)}$`),
    });
  const amount = region.getByLabel(/^At most per/);
  const question = region.getByRole('button', { name: /^Ask / });
  const saving = region.getByText('Saving…');
  const notChanged = 'The limit was not changed';
  const unknown = 'We do not know whether your change was saved';
  const loading = region.getByText('Loading your limits…');

  /** The limits are there, and nothing is asked, on its way or not known. */
  const seesList = async (): Promise<void> => {
    await person.sees(opening('W').first());
    await person.seesNot(question);
    await person.seesNot(saving);
    await person.seesNot(loading);
  };

  const driver: Driver<LimitsEvent, LimitsScreen, 'limits.outdated' | 'player.changed'> = {
    perform: {
      'edit.chosen': ({ period }) => opening(period).click(),
      'change.left': () =>
        region.getByRole('button', { name: /^(Leave as it is|Keep .*)$/ }).click(),
      async 'limit.submitted'({ amount: minor }) {
        await amount.fill((minor / 100).toFixed(2));
        await region.getByRole('button', { name: 'Save', exact: true }).click();
      },
      'delete.chosen': ({ period }) => button('Delete', period).click(),
      'loosening.confirmed': () => question.click(),
      'pending.cancelled': ({ period }) => button('Cancel this change', period).click(),
      'pending.confirmed': ({ period }) => button('Confirm this change', period).click(),
      'retry.requested': () => region.getByRole('button', { name: 'Try again' }).click(),
    },
    see: {
      async loading() {
        await person.isTold(loading);
        await person.seesNot(alert);
      },
      loadFailed: (failed) => section.seesFailed('We could not load your limits', failed),
      async listed() {
        await seesList();
        await person.seesNot(amount);
        await person.seesNot(alert);
        await person.seesNot(region.getByText('These limits hold now'));
      },
      async editing() {
        await seesList();
        await person.sees(amount);
        await person.seesNot(alert);
      },
      async asked() {
        await person.sees(question);
        await person.sees(region, 'hours after you ask for it at the earliest');
        await person.seesNot(amount);
      },
      saving: () => person.sees(saving),
      async saved() {
        await section.seesDone('is saved');
        await seesList();
        await person.seesNot(amount);
        await person.seesNot(alert);
      },
      async refused() {
        await seesList();
        await section.seesFailed(notChanged, undefined);
      },
      async notSaved(failed) {
        await seesList();
        await section.seesFailed(notChanged, undefined);
        if (failed === 'invalid') await person.isToldAt(amount, /was not accepted/);
        else await section.seesFailed(notChanged, failed);
      },
      async unknown() {
        await section.seesFailed(unknown, undefined);
        await person.isTold(loading);
      },
      async stillUnknown(failed) {
        await section.seesFailed(unknown, failed);
        await person.seesNot(loading);
      },
      async readAgain() {
        await person.sees(region.getByText('These limits hold now'));
        await seesList();
      },
    },
  };
  return { ...driver, region, amount, button, opening };
}
