import {
  announcedOnlyBy,
  begunOnlyBy,
  isAnswer,
  isFailure,
  never,
} from '../../paths/properties.ts';
import type { Safety } from '../../paths/safety.ts';

export const termsSafety: Safety = {
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
