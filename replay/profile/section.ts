import type { ReplayDriver, Stage } from '../stage.ts';
import type { Name, Person, Place } from '../person.ts';
import type { FailureName } from '../../machines/samples.ts';
import { seesFailure } from '../failure.ts';
import { onPage } from '../on-page.ts';

/** A section of the account's page, which is saved by itself. */
export function sectionOf<P extends Place<P>>(person: Person<P>, name: string) {
  const region = person.getByRole('main').getByRole('region', { name });
  const alert = region.getByRole('alert');
  return {
    region,
    alert,
    /** An action of this section failed, and why. */
    seesFailed: async (title: string, failed: FailureName | undefined): Promise<void> => {
      await person.sees(alert, title);
      if (failed) await seesFailure(person, alert, failed);
    },
    /** A short word of success. */
    seesDone: (words: Name) => person.sees(person.getByText(words).first()),
  };
}

/** Leads a player to the page of all sections. */
export const onProfile = <P extends Place<P>>(
  stage: Stage<P>,
  driver: Pick<ReplayDriver, 'perform' | 'see'>,
): ReplayDriver => onPage(stage, '/my-account/account', () => driver);
