import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { marketingMachine } from './machine.ts';
import type { marketingSamples } from './samples.ts';
import type { MarketingScreen } from './screen.ts';

type Marketing = NamesOf<typeof marketingMachine, typeof marketingSamples, MarketingScreen>;

const { begunOnlyBy, cameFrom, eventTable, isAnswer, isFailure, never, showsAfter } =
  propertiesOf<Marketing>();

export const marketingSafety: Safety<Marketing> = {
  leave: 'page',
  properties: [
    begunOnlyBy('updateMarketingPreferences', ['PROF-10'], ['preference.switched']),
    begunOnlyBy(
      'getMarketingPreferences',
      ['PROF-10'],
      ['retry.requested'],
      ({ what }) => what === undefined,
    ),
    showsAfter('getMarketingPreferences', ['PROF-10'], { success: 'choosing' }),
    showsAfter('updateMarketingPreferences', ['PROF-10'], {
      success: 'saved',
      mandatoryTopic: 'mandatory',
    }),
    never(
      'only the platform says what is switched on',
      ['PROF-10'],
      (moment) =>
        moment.before !== undefined &&
        moment.before.context.preferences !== moment.snapshot.context.preferences &&
        !isAnswer(moment, 'getMarketingPreferences') &&
        !isAnswer(moment, 'updateMarketingPreferences', 'success'),
    ),
    never(
      'what the platform answers is shown',
      ['PROF-10'],
      (moment) =>
        isAnswer(moment, 'updateMarketingPreferences', 'success') &&
        moment.snapshot.context.preferences !== moment.output.data,
    ),
    never(
      'it is known which one is being stored',
      ['PROF-10'],
      (moment) =>
        moment.calls.includes('updateMarketingPreferences') &&
        moment.snapshot.context.asked === undefined,
    ),
    never(
      'the news stands at the switch that was stored',
      ['PROF-10'],
      ({ before, snapshot: { context } }) =>
        before?.context.asked !== undefined &&
        context.asked === undefined &&
        context.answered !== before.context.asked,
    ),
    never(
      'nothing is being stored but while the platform is asked',
      ['PROF-10'],
      (moment) => moment.screen !== 'saving' && moment.snapshot.context.asked !== undefined,
    ),
    never(
      'a new try forgets the failure of the last one',
      ['PROF-09'],
      (moment) =>
        moment.calls.includes('updateMarketingPreferences') &&
        moment.snapshot.context.failure !== undefined,
    ),
    never(
      'why it failed is remembered for the player',
      ['PROF-09', 'ERR-03'],
      (moment) =>
        isFailure(moment) &&
        !(
          moment.screen === (cameFrom(moment, 'loading') ? 'loadFailed' : 'notSaved') &&
          moment.snapshot.context.failure !== undefined
        ),
    ),
    eventTable(['PROF-10'], {
      'preference.switched': {
        choosing: 'saving',
        saved: 'saving',
        mandatory: 'saving',
        notSaved: 'saving',
      },
      'retry.requested': { loadFailed: 'loading' },
    }),
  ],
};
