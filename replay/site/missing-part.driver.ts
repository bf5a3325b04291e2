import type { MissingPartScreen } from '../../machines/site/missing-part/screen.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

/** What stands in place of a page whose file did not come. */
export function missingPartDriver<P extends Place<P>>(
  person: Person<P>,
): Pick<Driver<never, MissingPartScreen>, 'see'> & { readonly byEmail: P } {
  return {
    byEmail: person.getByRole('main').getByRole('link', { name: t('action.support') }),
    see: {
      looking: () => person.sees(person.getByText(t('screen.loading'))),
      away: () => person.sees(person.getByText(t('error.unreachable'))),
      withheld: () => person.sees(person.getByText(t('error.withheld'))),
    },
  };
}
