import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { termsMachine } from './machine.ts';
import type { termsSamples } from './samples.ts';
import type { TermsScreen } from './screen.ts';

type Terms = NamesOf<typeof termsMachine, typeof termsSamples, TermsScreen>;

const { announcedOnlyBy, begunOnlyBy, isAnswer, isEvent, isFailure, never } = propertiesOf<Terms>();

export const termsSafety: Safety<Terms> = {
  leave: 'page',
  properties: [
    never(
      'terms count as accepted only when the platform stored it',
      ['TERMS-02'],
      (moment) =>
        moment.screen === 'accepted' &&
        moment.from !== 'accepted' &&
        !isAnswer(moment, 'acceptTermsVersion', 'success'),
    ),
    begunOnlyBy('acceptTermsVersion', ['TERMS-02'], ['terms.accepted']),
    announcedOnlyBy('terms.stored', ['TERMS-02'], (moment) =>
      isAnswer(moment, 'acceptTermsVersion', 'success'),
    ),
    never(
      'the player goes on once the account has been read again, and not before',
      ['TERMS-02', 'GUARD-08'],
      (moment) =>
        moment.facts.includes('terms.settled') !==
        (isEvent(moment, 'account.read') && moment.before?.matches('accepted') === true),
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
