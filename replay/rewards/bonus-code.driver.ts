import type { BonusCodeScreen } from '../../machines/rewards/bonus-code/screen.ts';
import type { BonusCodeEvent } from '../../machines/rewards/bonus-code/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';
import { inTheWayOf } from './in-the-way.ts';
import { REFUSED, seesConsentFailure, seesNotClaimed } from './refused.ts';

export const BONUS_CODE_PATH = '/en-UN/my-account/bonus-code';

/** The page of bonus codes as a person meets it. */
export function bonusCodeDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const alert = main.getByRole('alert');
  const field = main.getByLabel(t('rewards.code.label'), { exact: true });
  const submit = main.getByRole('button', { name: t('rewards.code.submit') });
  const claim = main.getByRole('button', {
    name: anyText('rewards.claim.action', 'rewards.spins.claim', 'rewards.agree.action'),
  });
  const takeBack = main.getByRole('button', { name: t('rewards.agree.takeBack') });
  const { dialog, ...inTheWay } = inTheWayOf(person);

  const driver: Driver<BonusCodeEvent, BonusCodeScreen, 'session.ended'> = {
    perform: {
      async 'code.submitted'({ code }) {
        await field.fill(code);
        await person.insists(submit);
      },
      'code.left': () => main.getByRole('button', { name: t('rewards.code.other') }).click(),
      'claim.chosen': () => person.insists(claim),
      'consent.withdrawn': () => person.insists(takeBack),
      ...inTheWay.perform,
      'retry.requested': () => main.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      checking: () => person.isTold(main.getByText(t('screen.loading'))),
      unavailable: () => person.sees(main, t('rewards.code.unavailable.title')),
      async unchecked(failure) {
        await person.sees(alert, t('rewards.code.unchecked'));
        if (failure) await seesFailure(person, alert, failure);
        await person.seesNot(field);
      },
      async entering() {
        await person.seesIdle(submit);
        await person.seesNot(alert);
      },
      verifying: () => person.seesBusy(submit),
      refused: () => person.isToldAt(field, REFUSED),
      async notVerified(failure) {
        if (failure === 'refused') await person.isToldAt(field, anyText('rewards.code.tooMany'));
        else if (failure === 'invalid') await person.isToldAt(field, anyText('field.refused'));
        else {
          await person.sees(alert, t('rewards.code.failed'));
          await seesFailure(person, alert, failure);
        }
        await person.seesIdle(submit);
      },
      async offered(failure) {
        await person.sees(main.getByRole('heading', { name: t('rewards.code.brings') }));
        await person.seesIdle(claim);
        await person.seesNot(dialog);
        if (failure) await seesNotClaimed(person, alert, failure);
      },
      claiming: () => person.seesBusy(claim),
      ...inTheWay.see,
      async agreed(failure) {
        await person.sees(main.getByRole('heading', { name: anyText('rewards.agree.done') }));
        await person.seesIdle(takeBack);
        await person.seesNot(dialog);
        if (!failure) return;
        const isRefused = failure === 'refused' || failure === 'invalid';
        await person.sees(
          alert,
          t(isRefused ? 'rewards.agree.notTakenBack' : 'rewards.agree.unknownBack'),
        );
        await seesConsentFailure(person, alert, failure);
      },
      takingBack: () => person.seesBusy(takeBack),
      claimed: () => person.isAt(/^\/en-UN\/(my-account\/rewards\/active|play\/crimson-planet)$/),
      left: () => person.seesNot(field),
    },
  };
  return driver;
}
