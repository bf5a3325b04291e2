import type { PayAndPlayReturnEvent } from '../../machines/access/pay-and-play-return/machine.ts';
import type { PayAndPlayReturnScreen } from '../../machines/access/pay-and-play-return/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

/** The page to which the bank leads back, as a person meets it. */
export function payAndPlayReturnDriver<P extends Place<P>>(
  person: Person<P>,
): Driver<PayAndPlayReturnEvent, PayAndPlayReturnScreen> {
  const main = person.getByRole('main');
  const titled = (name: string, body: string) => async (): Promise<void> => {
    await person.sees(main.getByRole('heading', { level: 1, name }));
    await person.sees(main, body);
  };
  const waits = titled(t('payAndPlay.callback.open.title'), t('payAndPlay.callback.open.body'));
  return {
    perform: {
      'retry.requested': () => main.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      lost: titled(t('payAndPlay.callback.title'), t('payAndPlay.callback.lost')),
      handing: titled(t('payAndPlay.callback.title'), t('payAndPlay.callback.waiting')),
      // The page where the payment began has taken over.
      resuming: () => person.isAt(/\/signup\/pnp$/),
      async waiting(failed) {
        await waits();
        if (failed) await seesFailure(person, main.getByRole('alert'), failed);
      },
      paid: titled(t('payAndPlay.callback.paid.title'), t('payAndPlay.callback.paid.body')),
      ended: titled(t('payAndPlay.codeError.title'), t('payAndPlay.callback.ended.body')),
    },
  };
}
