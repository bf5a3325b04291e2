import { rememberFailure } from '../../operations.ts';
import { game } from './game.ts';
import { answer, launchOf, launchSetup, thrown } from './setup.ts';

/** The ways into the game from its page, wherever the page offers them. */
const starts = {
  'money.chosen': [
    {
      description: 'a player against whom neither law nor studio stands',
      guard: 'moneyIsOpen',
      target: 'startingMoney',
      actions: { type: 'choose', params: { mode: 'money' } },
    },
    { description: 'a guest logs in first', actions: 'askForLogin' },
  ],
  'demo.chosen': [
    {
      description: 'the studio wants a guest on a phone to be told of the log-in, once',
      guard: 'isToBePrompted',
      target: '.prompted',
    },
    {
      description: 'the law opens free play to them, and the studio asks for no log-in',
      guard: 'freeIsOpen',
      target: 'startingFree',
      actions: { type: 'choose', params: { mode: 'free' } },
    },
    {
      description: 'the studio wants guests to log in first',
      guard: 'freeNeedsLogin',
      actions: 'askForLogin',
    },
  ],
} as const;

/** A page tells of its visitor as soon as it shows, which gives up no start that a reload began. */
const waits = {
  tags: 'busy',
  on: { 'visit.changed': { description: 'the same one still looks', guard: 'isSame' } },
} as const;

/** What becomes of a start, in either mode. */
const became = {
  onDone: [
    {
      description: 'the platform has opened the game',
      guard: { type: 'hasGame', params: answer },
      target: 'game',
      actions: { type: 'takeGame', params: answer },
    },
    {
      description: 'the answer has no data of the game, or leads to a page of our own',
      guard: { type: 'hasNoData', params: answer },
      target: 'lost',
    },
    {
      description: 'the platform knows no such game for them',
      guard: { type: 'isUnknownGame', params: answer },
      target: 'missing',
    },
    {
      description: 'account, terms, country, log-in, verified age or the studio stand against it',
      target: 'page.refused',
      actions: { type: 'takeReason', params: answer },
    },
  ],
  onError: [
    {
      description: 'the platform failed',
      guard: { type: 'isLost', params: thrown },
      target: 'lost',
      actions: rememberFailure,
    },
    {
      description: 'the platform was not reached, or takes no more calls',
      target: 'page.failed',
      actions: rememberFailure,
    },
  ],
} as const;

/**
 * The page of a game: whether and how it may be started by the one who looks, and what became of a start. The
 * flagged are led away by the guards before (GUARD-12).
 */
export const launchMachine = launchSetup.createMachine({
  id: 'launch',
  description: 'A game’s own page, and the way into the game.',
  meta: { requirements: ['ROUTE-23', 'GAME-01'] },
  context: ({ input }) => ({
    ...input,
    mode: input.device.ranBefore ?? 'money',
    detail: undefined,
    reason: undefined,
    opensAt: undefined,
    failure: undefined,
    isOpened: false,
    isPrompted: false,
    isMoneyWanted: false,
  }),
  initial: 'deciding',
  on: {
    'visit.changed': {
      description: 'whatever was open to the one before is decided anew',
      target: '.deciding',
      actions: 'takeVisit',
    },
  },
  states: {
    deciding: {
      description:
        'What is open to the one who looks? A player is under the law of the residence; a guest under that of the page’s market and that of the place of the visit, the stricter of both. Then come the profile and the studio’s list of countries.',
      meta: {
        screen: 'leaving',
        requirements: ['GAME-06', 'GAME-08', 'GAME-12', 'GUARD-12', 'LOBBY-15'],
      },
      exit: 'forgetRun',
      always: [
        {
          description: 'the game is not offered to them: there is none',
          guard: 'isMissing',
          target: 'missing',
        },
        {
          description: 'the area of the game, casino or live casino, is off in their profile',
          guard: 'isShut',
          target: 'shut',
        },
        {
          description: 'the studio lists the country where they live or are',
          guard: 'isRestricted',
          target: 'restricted',
        },
        {
          description: 'the tab was reloaded while they played for money, and they still may',
          guard: 'ranForMoney',
          target: 'startingMoney',
        },
        {
          description: 'the tab was reloaded while they played for free, and they still may',
          guard: 'ranForFree',
          target: 'startingFree',
        },
        {
          description: 'a player has the game before them for the first time',
          guard: 'isNewToPlayer',
          target: 'page',
          actions: ['announceOpened', 'noteOpened'],
        },
        { target: 'page' },
      ],
    },
    page: {
      description: 'The game with its facts, and the ways into it that are open.',
      meta: { requirements: ['ROUTE-23', 'GAME-09', 'GAME-13', 'GUARD-18'] },
      initial: 'offered',
      on: starts,
      states: {
        offered: {
          description: 'Nothing was started yet.',
          meta: { screen: 'offered', requirements: ['ROUTE-23'] },
        },
        prompted: {
          description:
            'Nothing was started yet: the guest may log in first. Who tries the game again goes on without.',
          meta: { screen: 'prompted', requirements: ['GAME-09'] },
          entry: 'notePrompted',
        },
        refused: {
          description: 'The platform started no game, and said why. The page says it, too.',
          meta: { screen: 'refused', requirements: ['GAME-01', 'GAME-08', 'GAME-09'] },
        },
        failed: {
          description: 'The platform was not reached, or takes no more calls.',
          meta: { screen: 'failed', requirements: ['GAME-01', 'ERR-03'] },
        },
      },
    },
    restricted: {
      description:
        'The studio bars the game where the player lives or is. The page says so, and offers neither play nor free play.',
      meta: { screen: 'restricted', requirements: ['GAME-08'] },
    },
    missing: {
      description:
        'To the one who looks there is no such game: the law or their device rules it out, or the platform has none. Not even its name shows.',
      meta: { screen: 'missing', requirements: ['GAME-12'] },
    },
    startingMoney: {
      description: 'The platform is asked to start the game for money.',
      meta: {
        screen: 'starting',
        requirements: ['GAME-01', 'GAME-02', 'GAME-03', 'GAME-05', 'API-086'],
      },
      ...waits,
      invoke: { src: 'startGame', input: ({ context }) => launchOf(context), ...became },
    },
    startingFree: {
      description: 'The platform is asked to start the game for free.',
      meta: {
        screen: 'starting',
        requirements: ['GAME-01', 'GAME-02', 'GAME-03', 'GAME-05', 'API-087'],
      },
      ...waits,
      invoke: { src: 'startDemo', input: ({ context }) => launchOf(context), ...became },
    },
    game,
    shut: {
      description: 'The area of the game is off for the player, who is led away.',
      meta: { screen: 'leaving', requirements: ['GAME-06', 'GUARD-12'] },
      type: 'final',
      entry: 'announceShut',
    },
    lost: {
      description: 'Loading the game failed: its page is left, and the next one says so.',
      meta: { screen: 'leaving', requirements: ['GAME-04', 'GUARD-12'] },
      type: 'final',
      entry: 'announceLost',
    },
  },
});
