import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';

/** The question about a bonus in the way of a claim, and the first sight of the window after it. */
export function inTheWayOf<P extends Place<P>>(person: Person<P>) {
  const dialog = person.getByRole('dialog');
  const keep = dialog.getByRole('button', { name: anyText('rewards.keep') });
  return {
    dialog,
    perform: {
      'bonus.kept': () => keep.click(),
      'forfeit.chosen': () =>
        dialog.getByRole('button', { name: t('rewards.inTheWay.look') }).click(),
    },
    see: {
      async inTheWay() {
        await person.sees(
          dialog,
          anyText(
            'rewards.inTheWay.body',
            'rewards.inTheWay.wagered',
            'rewards.agree.inTheWay',
            'rewards.agree.wagered',
          ),
        );
        await person.sees(keep);
      },
      givingUp: () => person.isTold(dialog.getByText(t('rewards.finding'))),
    },
  };
}
