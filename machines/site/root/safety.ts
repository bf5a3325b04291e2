import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { rootMachine } from './machine.ts';
import type { rootSamples } from './samples.ts';
import type { RootScreen } from './screen.ts';

type Root = NamesOf<typeof rootMachine, typeof rootSamples, RootScreen>;

const { announcedOnlyBy, eventTable, holds, isEvent, never } = propertiesOf<Root>();

const wasPlayer = ({ before }: Moment<Root>): boolean =>
  before?.matches({ who: 'player' }) === true;

/** The payload of the fact of that type that a moment announces. */
const factOf = (moment: Moment<Root>, type: Root['fact']['type']): object | undefined =>
  moment.emitted.find((fact) => fact.type === type);

const QUESTIONS = [
  { name: 'reminder', begins: 'reminder.begun', ends: 'reminder.over' },
  { name: 'absence', begins: 'absence.doubted', ends: 'absence.refuted' },
] as const;

interface End {
  readonly reason: string;
  readonly path: string;
  readonly withWayBack: boolean;
}

const SIGNED_OUT: End = { reason: 'signedOut', path: '/', withWayBack: false };

/** What follows an end, by its case: a player on a break sees no offers of play. */
const END_OF: Readonly<Record<string, End>> & { readonly typical: End } = {
  typical: { reason: 'endedElsewhere', path: '/', withWayBack: true },
  signedOut: SIGNED_OUT,
  redirected: { ...SIGNED_OUT, path: '/promotions' },
  onBreak: { reason: 'onBreak', path: '/break', withWayBack: false },
};

const sameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The case of the event that a moment is. */
const caseOf = ({ what }: Moment<Root>): string =>
  what !== undefined && 'send' in what ? (what.case ?? 'typical') : '';

export const rootSafety: Safety<Root> = {
  leave: 'page',
  sessionEnd: { event: 'session.ended', screens: ['landing', 'visitor', 'lastRound'] },
  properties: [
    never(
      'session and wallet begin with the page, and are heard from then on',
      ['SESS-01', 'WAL-04'],
      ({ what, calls }) =>
        what === undefined &&
        String(calls) !== 'session,wallet,hearSession,watchKeeping,watchPage,realtime',
    ),
    eventTable(['SESS-09', 'LOGOUT-01'], {
      'session.authorized': { who: 'who.player' },
      'session.ended': { who: 'who.nobody' },
      'page.returned': { 'who.player': 'who.player' },
      'landing.shown': { 'page.landing': 'page.shown' },
      'session.unkept': { who: 'who' },
      'reminder.begun': { 'who.player.reminder.quiet': 'who.player.reminder' },
      'reminder.over': {
        'who.player.reminder.shown': 'who.player.reminder.quiet',
        'who.player.reminder.waiting': 'who.player.reminder.quiet',
      },
      'absence.doubted': { 'who.player.presence.trusted': 'who.player.presence' },
      'absence.refuted': {
        'who.player.presence.doubted': 'who.player.presence.trusted',
        'who.player.presence.waiting': 'who.player.presence.trusted',
      },
      'game.played': { 'game.resting': 'game.played' },
      'game.rested': { 'game.played': 'game.resting' },
      'channel.stands': { 'who.player': 'who.player' },
      'balance.pushed': { 'who.player': 'who.player' },
      'attributes.changed': { 'who.player': 'who.player' },
      'loyalty.changed': { 'who.player.level.known': 'who.player.level' },
      'level.read': { 'who.player.level.said': 'who.player.level.known' },
      'level.readElsewhere': {
        'who.player.level.said': 'who.player.level.known',
        'who.player.level.waiting': 'who.player.level.known',
      },
    }),
    never(
      'every end leads to the landing page, after a round that is under way, and nothing else does',
      ['LOGOUT-01', 'INGAME-03'],
      (moment) => {
        const { screen, from, facts } = moment;
        const isEnding = isEvent(moment, 'session.ended') || from === 'lastRound';
        const isInRound = moment.snapshot.hasTag('inRound');
        return (
          facts.includes('landing.begun') !== (isEnding && !isInRound) ||
          (screen === 'lastRound') !== (isEnding && isInRound) ||
          (isEnding && !isInRound && screen !== 'landing') ||
          (!isEnding &&
            (screen === 'landing') !== (from === 'landing') &&
            !isEvent(moment, 'landing.shown'))
        );
      },
    ),
    never(
      'no question comes over a round of a game: it waits for the end of the round, and no longer',
      ['ACT-07', 'ACT-08', 'NS-61', 'INGAME-03'],
      ({ before, snapshot }) =>
        snapshot.hasTag('waiting')
          ? !snapshot.hasTag('inRound')
          : snapshot.hasTag('inRound') &&
            snapshot.hasTag('asking') &&
            before?.hasTag('asking') !== true,
    ),
    holds(
      'a question to the player is put from its beginning to its end, and the game under it hears of it all the time',
      ['ACT-07', 'ACT-08'],
      '',
      (put: string, moment) => {
        const { before, snapshot } = moment;
        if (!snapshot.matches({ who: 'player' })) return '';
        const isNew = before?.context.playerId !== snapshot.context.playerId;
        const now = QUESTIONS.filter(
          ({ name, begins, ends }) =>
            isEvent(moment, begins) || (!isNew && put.includes(name) && !isEvent(moment, ends)),
        );
        if (snapshot.hasTag('asking') !== now.length > 0) return violated;
        return now.map(({ name }) => name).join();
      },
    ),
    never(
      'the wallet begins with each session, and ends with a player’s',
      ['WAL-04', 'LOGOUT-04'],
      (moment) => {
        const { told, before } = moment;
        const ends = isEvent(moment, 'session.ended') && before?.matches({ who: 'player' });
        return (
          told.includes('wallet session.authorized') !== isEvent(moment, 'session.authorized') ||
          told.includes('wallet session.ended') !== (ends === true)
        );
      },
    ),
    never(
      'who comes back to the page, and whom a channel listens for, has their standing asked for again, and nobody else',
      ['GUARD-10', 'GUARD-13', 'RT-04'],
      (moment) =>
        moment.told.includes('session standing.doubted') !==
        (isEvent(moment, 'page.returned') ||
          (isEvent(moment, 'channel.stands') && wasPlayer(moment))),
    ),
    never(
      'who comes back to the page has the balances polled at once, and nobody else',
      ['WAL-04'],
      (moment) =>
        moment.told.includes('wallet refresh.requested') !== isEvent(moment, 'page.returned'),
    ),
    never(
      'the channel begins with each session, and ends with a player’s',
      ['RT-04', 'LOGOUT-04'],
      (moment) =>
        moment.told.includes('realtime session.authorized') !==
          isEvent(moment, 'session.authorized') ||
        moment.told.includes('realtime session.ended') !==
          (isEvent(moment, 'session.ended') && wasPlayer(moment)),
    ),
    never(
      'what the channel brings reaches the wallet and the session of the player, and nobody’s else',
      ['WAL-06', 'RT-06', 'NS-44'],
      (moment) =>
        moment.told.includes('wallet balance.pushed') !==
          (isEvent(moment, 'balance.pushed') && wasPlayer(moment)) ||
        moment.told.includes('session attributes.changed') !==
          (isEvent(moment, 'attributes.changed') && wasPlayer(moment)),
    ),
    never(
      'pages hear of every change of the player’s, and that one may have been missed',
      ['RT-04', 'RT-06'],
      (moment) =>
        moment.facts.includes('player.changed') !==
        (isEvent(moment, 'attributes.changed', 'channel.stands') && wasPlayer(moment)),
    ),
    holds(
      'a higher level is said, once nothing is under way and nothing is asked, and not again before it was read',
      ['RT-06', 'REW-16', 'NS-45', 'INGAME-03'],
      '',
      (told: string, moment) => {
        const { before, snapshot, facts } = moment;
        const isSaid = facts.includes('level.reached');
        const isNew = before?.context.playerId !== snapshot.context.playerId;
        if (isNew || !snapshot.matches({ who: 'player' })) return isSaid ? violated : '';
        const isOver =
          isEvent(moment, 'level.readElsewhere') ||
          (told === 'said' && isEvent(moment, 'level.read'));
        const isHigher = isEvent(moment, 'loyalty.changed') && caseOf(moment) === 'typical';
        const due = isOver ? '' : told || (isHigher ? 'due' : '');
        const mayBeSaid = !snapshot.hasTag('inRound') && !snapshot.hasTag('asking');
        const now = due === 'due' && mayBeSaid ? 'said' : due;
        return isSaid === (now === 'said' && told !== 'said') ? now : violated;
      },
    ),
    never(
      'what was read of a level is cleared for all tabs, and what another tab has shown goes here as well',
      ['REW-16', 'NS-45'],
      (moment) => {
        const wasSaid = moment.before?.matches({ who: { player: { level: 'said' } } }) === true;
        return (
          moment.told.includes('realtime level.read') !==
            (isEvent(moment, 'level.read') && wasSaid) ||
          moment.facts.includes('level.old') !== (isEvent(moment, 'level.readElsewhere') && wasSaid)
        );
      },
    ),
    holds(
      'what was read for a player is forgotten when another comes, and when the session ends',
      ['LOGOUT-02'],
      '',
      (player: string, moment) => {
        const forgets = moment.facts.includes('reads.outlived');
        if (isEvent(moment, 'session.ended')) return forgets ? '' : violated;
        const next = isEvent(moment, 'session.authorized') ? caseOf(moment) : player;
        return forgets === (player !== '' && next !== player) ? next : violated;
      },
    ),
    never(
      'who begins to be served is not under the questions to a player before',
      ['ACT-07', 'ACT-08', 'LOGOUT-02'],
      ({ before, snapshot }) =>
        snapshot.hasTag('asking') && before?.context.playerId !== snapshot.context.playerId,
    ),
    never(
      'nobody is remembered while nobody is signed in',
      ['LOGOUT-02'],
      ({ snapshot }) =>
        snapshot.matches({ who: 'nobody' }) && snapshot.context.playerId !== undefined,
    ),
    never('the end says why', ['LOGOUT-01', 'LOGOUT-02', 'EXC-06'], (moment) => {
      if (!isEvent(moment, 'session.ended')) return false;
      const { reason } = END_OF[caseOf(moment)] ?? END_OF.typical;
      return !sameJson(factOf(moment, 'player.left'), { type: 'player.left', reason });
    }),
    holds(
      'the latest end leads where the platform says, or home; a break leads to its own page',
      ['LOGOUT-01', 'LOGOUT-02', 'EXC-06'],
      '',
      (end: string, moment) => {
        const now = isEvent(moment, 'session.ended') ? caseOf(moment) : end;
        const begun = factOf(moment, 'landing.begun');
        const { path, withWayBack } = END_OF[now] ?? END_OF.typical;
        const isRight =
          begun === undefined || sameJson(begun, { type: 'landing.begun', path, withWayBack });
        return isRight ? now : violated;
      },
    ),
    announcedOnlyBy('player.left', ['LOGOUT-01'], (moment) => isEvent(moment, 'session.ended')),
    announcedOnlyBy('session.onlyHere', ['SESS-05'], (moment) => isEvent(moment, 'session.unkept')),
    never(
      'a session that the browser does not keep is said',
      ['SESS-05'],
      (moment) => isEvent(moment, 'session.unkept') && !moment.facts.includes('session.onlyHere'),
    ),
  ],
};
