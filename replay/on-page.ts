import type { Person, Place } from './person.ts';
import type { ReplayDriver, Stage } from './stage.ts';

/** Leads a player to a page of their own, on which a driver does the rest. @param path after the locale */
export const onPage = <P extends Place<P>>(
  stage: Stage<P>,
  path: string,
  driverOf: (person: Person<P>) => Pick<ReplayDriver, 'perform' | 'see'>,
): ReplayDriver => ({
  ...driverOf(stage.person),
  arrange: {},
  async begin() {
    await stage.signIn();
    await stage.open(`/en-UN${path}`);
  },
});
