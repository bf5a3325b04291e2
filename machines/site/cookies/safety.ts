import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { cookiesScreen } from './screen.ts';
import { isOutrun, recordSafety, type Cookies } from './record-safety.ts';

const { announcedOnlyBy, eventTable, isAnswer, isEvent, never } = propertiesOf<Cookies>();

const isReading = { record: { player: 'reading' } } as const;

export const cookiesSafety: Safety<Cookies> = {
  leave: 'page',
  givenUpBy: {
    // The player whose choice it was has gone.
    updateCookiesConsent: (moment) => isEvent(moment, 'session.ended', 'session.authorized'),
  },
  properties: [
    never(
      'nothing is agreed to but by a choice, of this device or of the player',
      ['COOK-06', 'NS-21'],
      (moment) =>
        moment.before?.context.choice === undefined &&
        moment.snapshot.context.choice !== undefined &&
        moment.what !== undefined &&
        !isEvent(moment, 'choice.made', 'choice.heard') &&
        !isAnswer(moment, 'getCookiesConsent', 'success'),
    ),
    never(
      'before any choice the settings begin as the law of the person here wants them, and then with the choice',
      ['COOK-01', 'NS-21'],
      ({ screen, snapshot }) => {
        if (screen !== 'settings') return false;
        const shown = cookiesScreen(snapshot);
        const { choice, policy } = snapshot.context;
        return (
          shown.name !== 'settings' ||
          shown.options.marketing !== (choice?.options.marketing ?? policy.cookiesPreselected) ||
          shown.options.performanceFunctional !==
            (choice?.options.performanceFunctional ?? policy.cookiesPreselected)
        );
      },
    ),
    never(
      'the policy is what was last heard, and nothing else follows from it',
      ['COOK-01'],
      (moment) => {
        if (moment.before === undefined || moment.what === undefined) return false;
        const was = moment.before.context.policy.cookiesPreselected;
        const { policy, choice } = moment.snapshot.context;
        if (!isEvent(moment, 'policy.heard')) return policy.cookiesPreselected !== was;
        const isDefault = 'case' in moment.what && moment.what.case === 'preselecting';
        return policy.cookiesPreselected !== isDefault || choice !== moment.before.context.choice;
      },
    ),
    never(
      'a login never widens what was agreed to on this device',
      ['COOK-04', 'COOK-06'],
      ({ what, before, snapshot }) => {
        const was = before?.context.choice;
        const { choice } = snapshot.context;
        if (what === undefined || !('answer' in what) || !was || was.playerId !== undefined) {
          return false;
        }
        const grants = (option: 'marketing' | 'performanceFunctional'): boolean =>
          choice?.options[option] === true && !was.options[option];
        return grants('marketing') || grants('performanceFunctional');
      },
    ),
    never(
      'a choice of the player that is on its way is not undone by what the platform had before',
      ['COOK-04'],
      (moment) => {
        const was = moment.before?.context.choice;
        return (
          moment.what !== undefined &&
          was?.playerId !== undefined &&
          !was.isStored &&
          !isEvent(moment, 'choice.made', 'choice.heard', 'session.authorized') &&
          moment.snapshot.context.choice?.options !== was.options
        );
      },
    ),
    never(
      'nobody holds what another player chose',
      ['COOK-04', 'COOK-06'],
      ({ snapshot: { context } }) =>
        context.playerId !== undefined &&
        context.choice?.playerId !== undefined &&
        context.choice.playerId !== context.playerId,
    ),
    never(
      'a choice is whose it was made by',
      ['COOK-04'],
      (moment) =>
        isEvent(moment, 'choice.made') &&
        (moment.snapshot.context.choice?.playerId !== moment.snapshot.context.playerId ||
          moment.snapshot.context.choice?.isStored !== false),
    ),
    never(
      'who has not chosen is asked, unless the platform may know; who has is left alone',
      ['COOK-03'],
      ({ screen, snapshot }) =>
        screen === 'notice'
          ? snapshot.context.choice !== undefined
          : screen === 'quiet' &&
            snapshot.context.choice === undefined &&
            !snapshot.matches(isReading),
    ),
    never(
      'the notice does not come and go while the platform is asked',
      ['COOK-03'],
      (moment) =>
        moment.from !== 'notice' &&
        moment.screen === 'notice' &&
        moment.snapshot.matches(isReading),
    ),
    never(
      'who chooses is not asked once more, not even in passing',
      ['COOK-03'],
      (moment) =>
        isEvent(moment, 'choice.made') && moment.taken.includes('cookies.notice.asking › always'),
    ),
    never(
      'every choice is announced at once, and holds whatever the platform says',
      ['COOK-02', 'COOK-06'],
      (moment) =>
        isEvent(moment, 'choice.made') &&
        (!moment.facts.includes('choice.held') || moment.screen !== 'quiet'),
    ),
    announcedOnlyBy('choice.held', ['COOK-02', 'COOK-04'], (moment) =>
      moment.what !== undefined && 'answer' in moment.what
        ? moment.snapshot.context.choice !== undefined
        : isEvent(moment, 'choice.made'),
    ),
    never(
      'what is announced is what holds, with the name that the platform gave it',
      ['COOK-02'],
      ({ emitted, snapshot: { context } }) =>
        emitted.some(
          (fact) =>
            fact.type === 'choice.held' &&
            (fact.choice !== context.choice || fact.consentId !== context.consentId),
        ),
    ),
    never(
      'what the platform says holds is kept by the device, too',
      ['COOK-02', 'COOK-04'],
      (moment) =>
        (isAnswer(moment, 'getCookiesConsent') ||
          (isAnswer(moment, 'updateCookiesConsent') && !isOutrun(moment.before))) &&
        moment.snapshot.context.choice !== undefined &&
        !moment.facts.includes('choice.held'),
    ),
    never(
      'another player’s choice is dropped as they come, one that has run out when that is known, and it is said',
      ['COOK-04'],
      (moment) => {
        const was = moment.before?.context;
        const drops =
          isEvent(moment, 'session.authorized') &&
          was?.choice?.playerId !== undefined &&
          was.choice.playerId !== moment.snapshot.context.playerId;
        const hasRunOut =
          isAnswer(moment, 'getCookiesConsent', 'notGiven') && was?.choice?.isStored === true;
        return moment.facts.includes('choice.dropped') !== (drops || hasRunOut);
      },
    ),
    never(
      'the name of a consent is never another player’s',
      ['COOK-04'],
      (moment) =>
        (isEvent(moment, 'session.ended') ||
          moment.before?.context.playerId !== moment.snapshot.context.playerId) &&
        moment.snapshot.context.consentId !== undefined,
    ),
    never(
      'whoever signs in is the player from then on',
      ['COOK-04'],
      ({ what, snapshot: { context } }) =>
        what !== undefined &&
        'send' in what &&
        what.send === 'session.authorized' &&
        context.playerId !== (what.case === 'another' ? '100456' : '100123'),
    ),
    never(
      'the name that the platform gives a consent is kept, though another choice is on its way',
      ['COOK-02', 'API-031'],
      (moment) =>
        isAnswer(moment, 'updateCookiesConsent') &&
        moment.snapshot.context.consentId !== moment.output.data.cookiesConsentId,
    ),
    ...recordSafety,
    eventTable(['COOK-03', 'COOK-04'], {
      'policy.heard': { notice: 'notice', record: 'record' },
      'settings.opened': {
        'notice.quiet': 'notice.choosing',
        'notice.asking': 'notice.choosing',
      },
      'settings.closed': { 'notice.choosing': 'notice' },
      'choice.made': { notice: 'notice.quiet' },
      'choice.heard': { notice: 'notice' },
      'session.authorized': {
        'record.nobody': 'record.player.reading',
        'record.player': 'record.player',
      },
      'session.ended': { 'record.player': 'record.nobody' },
    }),
  ],
};
