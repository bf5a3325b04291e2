import type { NamesOf } from '../../paths/moment.ts';
import { propertiesOf } from '../../paths/properties.ts';
import type { Safety } from '../../paths/safety.ts';
import type { termsMachine } from './machine.ts';
import type { termsSamples } from './samples.ts';
import type { TermsScreen } from './screen.ts';

type Terms = NamesOf<typeof termsMachine, typeof termsSamples, TermsScreen>;

const { announcedOnlyBy, begunOnlyBy, isAnswer, isFailure, never } = propertiesOf<Terms>();

export const termsSafety: Safety<Terms> = {
  leave: 'page',
  properties: [
    never(
      'terms count as accepted only when the platform stored it',
      ['TERMS-02'],
      (moment) =>
        moment.screen === 'accepted' && !isAnswer(moment, 'acceptTermsVersion', 'success'),
    ),
    begunOnlyBy('acceptTermsVersion', ['TERMS-02'], ['terms.accepted']),
    announcedOnlyBy('terms.stored', ['TERMS-02'], (moment) =>
      isAnswer(moment, 'acceptTermsVersion', 'success'),
    ),
    never(
      'a failed acceptance is said',
      ['TERMS-04'],
      (moment) =>
        isFailure(moment) &&
        !(moment.screen === 'reading' && moment.snapshot.context.failure !== undefined),
    ),
  ],
};
