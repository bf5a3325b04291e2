import type { LimitKind } from '../../machines/limits/money-limits/rules.ts';
import type { LimitsScreen } from '../../machines/limits/money-limits/screen.ts';
import type { LimitsEvent } from '../../machines/limits/money-limits/setup.ts';
import type { LimitPeriod } from '../../reference/policies.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { sectionOf } from '../profile/section.ts';
import { anyText, t, wholeText } from '../texts.ts';

export const LIMITS_PATH = '/en-UN/my-account/gambling-limits';

const TITLES = { deposit: t('limits.deposit.title'), spend: t('limits.spend.title') } as const;

/** A section of money limits as a person meets it. Amounts are typed as €20.00. */
export function moneyLimitsDriver<P extends Place<P>>(person: Person<P>, kind: LimitKind) {
  const section = sectionOf(person, TITLES[kind]);
  const { region, alert } = section;
  const nameOf = (period: LimitPeriod) => t(`limits.${kind}.${period}`);
  const button = (name: string, period: LimitPeriod) =>
    region.getByRole('button', { name: `${name}: ${nameOf(period)}`, exact: true });
  const opening = (period: LimitPeriod) =>
    region.getByRole('button', {
      name: new RegExp(
        `^(?:${t('limits.action.set')}|${t('limits.action.change')}): ${nameOf(period)}$`,
      ),
    });
  const amount = region.getByLabel(
    anyText('limits.amount.D', 'limits.amount.W', 'limits.amount.M'),
  );
  const question = region.getByRole('button', { name: /^Ask / });
  const saving = region.getByText(t('limits.saving'));
  const notChanged = t('limits.error.title');
  const unknown = t('limits.unknown.title');
  const loading = region.getByText(t('limits.loading'));

  /** The limits are known, and no question or change is open. */
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
        region
          .getByRole('button', { name: wholeText('limits.action.leave', 'limits.loosen.keep') })
          .click(),
      async 'limit.submitted'({ amount: minor }) {
        await amount.fill((minor / 100).toFixed(2));
        await region.getByRole('button', { name: t('limits.action.save'), exact: true }).click();
      },
      'delete.chosen': ({ period }) => button(t('limits.action.delete'), period).click(),
      'loosening.confirmed': () => question.click(),
      'pending.cancelled': ({ period }) => button(t('limits.action.cancel'), period).click(),
      'pending.confirmed': ({ period }) => button(t('limits.action.confirm'), period).click(),
      'retry.requested': () => region.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      async loading() {
        await person.isTold(loading);
        await person.seesNot(alert);
      },
      loadFailed: (failed) => section.seesFailed(t('limits.error.load'), failed),
      async listed() {
        await seesList();
        await person.seesNot(amount);
        await person.seesNot(alert);
        await person.seesNot(region.getByText(t('limits.readAgain.title')));
      },
      async editing() {
        await seesList();
        await person.sees(amount);
        await person.seesNot(alert);
      },
      async asked() {
        await person.sees(question);
        await person.sees(region, anyText('limits.wait.hours', 'limits.wait.hoursAndPeriod'));
        await person.seesNot(amount);
      },
      async overtaken() {
        await person.sees(region.getByText(t('limits.overtaken.body')));
        await seesList();
        await person.seesNot(question);
      },
      saving: () => person.sees(saving),
      async saved() {
        await section.seesDone(anyText('limits.toast.saved', 'limits.toast.waits'));
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
        if (failed === 'invalid') await person.isToldAt(amount, anyText('field.refused'));
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
        await person.sees(region.getByText(t('limits.readAgain.title')));
        await seesList();
      },
    },
  };
  return { ...driver, region, amount, button, opening };
}
