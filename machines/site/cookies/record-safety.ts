import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated, type Property } from '../../engine/properties.ts';
import type { cookiesMachine } from './machine.ts';
import type { cookiesSamples } from './samples.ts';
import type { CookiesScreen } from './screen.ts';
import { RECORD_RETRY_DELAY } from './setup.ts';

export type Cookies = NamesOf<typeof cookiesMachine, typeof cookiesSamples, CookiesScreen>;

const { begunOnlyBy, holds, isAnswer, isEvent, isFailure, never, oneAtATime } =
  propertiesOf<Cookies>();

const isReading = { record: { player: 'reading' } } as const;
const isSaving = { record: { player: 'saving' } } as const;

type Situation = Moment<Cookies>['snapshot'];

/** Whether the platform is being told something else than the choice that holds by now. */
export const isOutrun = (situation: Situation | undefined): boolean => {
  if (situation?.matches(isSaving) !== true) return false;
  const { choice, told } = situation.context;
  return (
    choice?.options.marketing !== told?.marketing ||
    choice?.options.performanceFunctional !== told?.performanceFunctional
  );
};

/** The properties of the questions and news to the platform about a player's choice. */
export const recordSafety: readonly Property<Cookies>[] = [
  never(
    'whether a player is signed in is found out at the start; afterwards the session says it',
    ['COOK-04'],
    ({ what, taken }) =>
      what !== undefined && taken.some((id) => id.startsWith('cookies.record.deciding › ')),
  ),
  oneAtATime('getCookiesConsent', ['API-030']),
  begunOnlyBy(
    'getCookiesConsent',
    ['API-030'],
    ['session.authorized'],
    ({ what, before }) =>
      what === undefined ||
      ('pass' in what && before?.matches({ record: { player: 'unread' } }) === true),
  ),
  never(
    'the platform is asked for every player, and for nobody else',
    ['API-030', 'COOK-04'],
    (moment) => {
      const begins = moment.calls.includes('getCookiesConsent');
      const comes =
        isEvent(moment, 'session.authorized') &&
        moment.before?.context.playerId !== moment.snapshot.context.playerId;
      const stays = isEvent(moment, 'session.authorized') && !comes;
      const { playerId } = moment.snapshot.context;
      return (comes && !begins) || (begins && (playerId === undefined || stays));
    },
  ),
  never(
    'the platform is told what somebody chose, and only what it does not have',
    ['API-031', 'COOK-06'],
    ({ calls, snapshot: { context } }) =>
      calls.includes('updateCookiesConsent') && context.choice?.isStored !== false,
  ),
  never(
    'the platform is told of a choice as soon as it is known who it is of',
    ['API-031', 'COOK-04'],
    (moment) => {
      const { context } = moment.snapshot;
      const isOwn = context.choice !== undefined && context.choice.playerId === context.playerId;
      const isUnsaved = context.playerId !== undefined && isOwn && !context.choice.isStored;
      const waits =
        moment.snapshot.matches(isReading) ||
        moment.snapshot.matches(isSaving) ||
        isFailure(moment) ||
        moment.snapshot.matches({ record: { player: 'unsaved' } }) ||
        moment.snapshot.matches({ record: { player: 'unread' } });
      return isUnsaved && !waits;
    },
  ),
  never(
    'who chooses is told to the platform at once, unless an answer is awaited',
    ['API-031'],
    (moment) =>
      isEvent(moment, 'choice.made') &&
      moment.snapshot.context.playerId !== undefined &&
      moment.before?.matches(isReading) === false &&
      moment.before.matches(isSaving) === moment.calls.includes('updateCookiesConsent'),
  ),
  never(
    'what was told counts as kept only when it is the latest choice',
    ['API-031', 'COOK-04'],
    (moment) => {
      if (!isAnswer(moment, 'updateCookiesConsent')) return false;
      const outrun = isOutrun(moment.before);
      return (
        outrun !== moment.calls.includes('updateCookiesConsent') ||
        outrun === moment.snapshot.context.choice?.isStored
      );
    },
  ),
  holds(
    'who chooses otherwise while a choice is on its way, in whatever tab, is followed by one more call',
    ['API-031'],
    false,
    (again: boolean, moment) => {
      if (moment.calls.includes('updateCookiesConsent')) return false;
      if (isAnswer(moment, 'updateCookiesConsent')) return again ? violated : false;
      if (isFailure(moment) || isEvent(moment, 'session.ended', 'session.authorized')) return false;
      return isEvent(moment, 'choice.made', 'choice.heard') ? isOutrun(moment.snapshot) : again;
    },
  ),
  never(
    'the latest failure is remembered until the next answer or choice, and asked again after five minutes',
    ['COOK-04'],
    ({ what, snapshot, calls, before }) => {
      if (what === undefined) return false;
      if ('fail' in what) return snapshot.context.failure?.kind !== what.with;
      if ('pass' in what) {
        const next = before?.matches({ record: { player: 'unread' } })
          ? 'getCookiesConsent'
          : 'updateCookiesConsent';
        const isKnown = before?.context.failure !== undefined;
        return !isKnown || what.pass !== RECORD_RETRY_DELAY || !calls.includes(next);
      }
      return 'answer' in what && !isOutrun(before) ? snapshot.context.failure !== undefined : false;
    },
  ),
  never(
    'a choice that could not be saved is told once',
    ['COOK-04'],
    (moment) =>
      moment.facts.includes('saving.failed') !==
      (isFailure(moment, 'updateCookiesConsent') && moment.before?.context.failure === undefined),
  ),
];
