import type { ForfeitClaimScreen } from '../../machines/rewards/forfeit-claim/screen.ts';
import type { ForfeitClaimEvent } from '../../machines/rewards/forfeit-claim/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t, type TextId } from '../texts.ts';
import { REFUSED, seesNotClaimed } from './refused.ts';

const SYSTEM_ERROR = t('error.system.error');

/** The window in which a bonus is given up for another, as a person meets it. */
export function forfeitClaimDriver<P extends Place<P>>(person: Person<P>) {
  const dialog = person.getByRole('dialog');
  const confirm = dialog.getByRole('button', {
    name: anyText('rewards.forfeit.confirm', 'rewards.agree.confirm'),
  });
  const title = (...ids: TextId[]) => dialog.getByRole('heading', { name: anyText(...ids) });

  const driver: Driver<ForfeitClaimEvent, ForfeitClaimScreen> = {
    perform: {
      // Impatient people press it again while they wait for the answer.
      'forfeit.confirmed': () => person.insists(confirm),
      'window.closed': () => dialog.getByRole('button', { name: t('action.close') }).click(),
      'retry.requested': () => dialog.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      finding: () => person.isTold(dialog.getByText(t('rewards.finding'))),
      async unread(failure) {
        await person.sees(dialog, anyText('rewards.forfeit.unread', 'rewards.agree.unread'));
        if (failure) await seesFailure(person, dialog, failure, { invalid: SYSTEM_ERROR });
      },
      async asking() {
        await person.sees(title('rewards.forfeit.title'));
        await person.sees(dialog, t('rewards.forfeit.lose'));
        await person.sees(dialog, t('rewards.forfeit.own'));
        await person.seesIdle(confirm);
      },
      waiting: () => person.sees(title('rewards.waiting.title')),
      async gone() {
        await person.sees(title('rewards.gone.title', 'rewards.cashback.gone'));
        await person.sees(dialog, anyText('rewards.gone.body'));
      },
      forfeiting: () => person.seesBusy(confirm),
      async forfeitUnknown(failure) {
        const isRefused = failure === 'refused' || failure === 'invalid';
        await person.sees(title(isRefused ? 'rewards.forfeit.refused' : 'rewards.forfeit.unknown'));
        if (failure) await seesFailure(person, dialog, failure, { invalid: SYSTEM_ERROR });
      },
      claiming: () =>
        person.isTold(
          dialog.getByText(anyText('rewards.claiming', 'rewards.agree.agreeing')).first(),
        ),
      async claimRefused() {
        await person.sees(title('rewards.refused', 'rewards.agree.refused'));
        await person.sees(dialog, REFUSED);
      },
      async claimFailed(failure) {
        if (failure) await seesNotClaimed(person, dialog, failure);
      },
      over: () => person.seesNot(dialog),
    },
  };
  return driver;
}
