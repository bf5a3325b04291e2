import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { missingPartDriver } from './missing-part.driver.ts';

/** No level takes files of the site away, so nothing of it is performed: see the exceptions of the flow. */
export const missingPartReplay = <P extends Place<P>>(stage: Stage<P>): ReplayDriver => ({
  see: missingPartDriver(stage.person).see,
  perform: {},
  arrange: {},
  ports: { fetchPart: (result) => stage.port('fetchPart', result) },
  begin: () => stage.open('/en-UN/'),
});
