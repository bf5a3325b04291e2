import type { RefusalCode } from '../../openapi/types.ts';
import type { WantedArea } from '../../reference/game-messages.ts';
import type { Obstacle, Reason } from '../../machines/games/round/decide.ts';
import type { RoundEvent, RoundScreen, Table } from '../../machines/games/round/setup.ts';
import { button } from '../look.css.ts';
import type { WordId, Words } from '../texts.ts';
import * as css from './frame.css.ts';

/** Why not, by what was asked for: what became of the money and of the round is another thing for each. */
const REASONS: { readonly [Call in keyof Calls]: Readonly<Record<ReasonOf<Call>, WordId>> } = {
  opening: {
    'error.studio.not_allowed': 'openNotAllowed',
    'error.studio.wallet_unreachable': 'openUnreachable',
  },
  playing: {
    'error.studio.not_enough_money': 'notEnoughMoney',
    'error.studio.bonus_stake': 'bonusStake',
    'error.studio.limit_reached': 'limitReached',
    'error.studio.stake_not_allowed': 'stakeNotAllowed',
    'error.studio.no_free_round': 'noFreeRound',
    'error.studio.free_round_left': 'freeRoundLeft',
    'error.studio.not_allowed': 'notAllowed',
    'error.studio.wallet_unreachable': 'walletUnreachable',
  },
  acting: {
    'error.studio.not_enough_money': 'actNotEnoughMoney',
    'error.studio.bonus_stake': 'actBonusStake',
    'error.studio.limit_reached': 'actLimitReached',
    'error.studio.session_ended': 'actSessionEnded',
    'error.studio.not_allowed': 'actNotAllowed',
    'error.studio.wallet_unreachable': 'actUnreachable',
  },
  ending: { 'error.studio.not_allowed': 'endNotAllowed' },
};

interface Calls {
  readonly opening: 'openPlay';
  readonly playing: 'playRound';
  readonly acting: 'actInRound';
  readonly ending: 'endRound';
}
/** The end of the session refuses a decision alone; the others it ends. */
type ReasonOf<Call extends keyof Calls> = Exclude<
  Extract<RefusalCode<Calls[Call]>, Reason>,
  Call extends 'acting' ? never : 'error.studio.session_ended'
>;

function reasonWords({ reason, call }: Extract<RoundScreen, { name: 'refused' }>): WordId {
  const words: Readonly<Partial<Record<Reason, WordId>>> = REASONS[call];
  return words[reason] ?? 'notAllowed';
}

/** Why not, and how high a stake a bonus takes, where that is told. */
function refusalWords(
  screen: Extract<RoundScreen, { name: 'refused' }>,
  { say, money }: Words,
): string {
  const { highestStake, table } = screen;
  const why = say(reasonWords(screen));
  if (highestStake === undefined || table === undefined) return why;
  return `${why} ${say('bonusTakes', { amount: money(highestStake, table.play.currency) })}`;
}

const OBSTACLES = {
  noBets: 'placeFirst',
  notEnoughMoney: 'notEnoughMoney',
  stakeNotAllowed: 'stakeNotAllowed',
} as const satisfies Readonly<Record<Obstacle, WordId>>;

/** The ways out of a game. */
export interface WaysOut {
  /** The address of the lobby, also while the game is not open; undefined where the page was given none. */
  readonly lobby: string | undefined;
  /** Has the site open a part of itself over the game, and says whether one hears it; undefined: none is around. */
  readonly openSite: ((area: WantedArea) => boolean) | undefined;
}

interface ResultProps {
  readonly screen: RoundScreen;
  readonly words: Words;
  readonly send: (event: RoundEvent) => void;
  readonly waysOut: WaysOut;
  /** Brings the focus back to the board when what had it goes away. */
  readonly refocus: () => void;
}

/** What became of the round, or what stands against the next one, and the ways on. */
export function Result({ screen, words, send, waysOut, refocus }: ResultProps) {
  const { lobby, openSite } = waysOut;
  const { say } = words;
  const table = 'table' in screen ? screen.table : undefined;
  const act = (label: WordId, event: RoundEvent) => (
    <button
      type="button"
      className={button}
      onClick={() => {
        send(event);
        refocus();
      }}
    >
      {say(label)}
    </button>
  );
  const isShort =
    (screen.name === 'refused' && screen.reason === 'error.studio.not_enough_money') ||
    (screen.name === 'betting' && table?.obstacle === 'notEnoughMoney') ||
    (screen.name === 'deciding' && screen.missedCost !== undefined);
  return (
    <div className={css.result}>
      <div className={css.notice}>
        <output data-part="result" data-screen={screen.name}>
          <Line screen={screen} table={table} words={words} />
        </output>
        {screen.name === 'revealing' &&
          screen.mayHasten &&
          act('skip', { type: 'reveal.hastened' })}
        {screen.name === 'celebrating' && act('goOn', { type: 'celebration.skipped' })}
        {screen.name === 'refused' && act('goOn', { type: 'refusal.read' })}
        {screen.name === 'freeOver' && act('playForMoney', { type: 'money.agreed' })}
        {screen.name === 'elsewhere' && act('playHere', { type: 'game.takenOver' })}
        {screen.name === 'lost' && act('tryAgain', { type: 'call.repeated' })}
        {isShort && table?.play.mode === 'money' && (
          <Out
            href={table.play.links.deposit}
            label={say('toDeposit')}
            open={() => openSite?.('banking') === true}
          />
        )}
        {screen.name === 'refused' &&
          screen.reason === 'error.studio.limit_reached' &&
          openSite !== undefined && (
            <button type="button" className={button} onClick={() => void openSite('limits')}>
              {say('toLimits')}
            </button>
          )}
        {(screen.name === 'lost' || screen.name === 'refused') && (
          <Out href={table?.play.links.lobby ?? lobby} label={say('toLobby')} />
        )}
      </div>
    </div>
  );
}

interface OutProps {
  readonly href: string | undefined;
  readonly label: string;
  /** Opens it over the game instead; says whether it could. */
  readonly open?: () => boolean;
}

/** A way out, which opens in the window around the game; nothing where it leads nowhere. */
export function Out({ href, label, open }: OutProps) {
  return href === undefined ? null : (
    <a
      className={button}
      href={href}
      target="_top"
      onClick={(event) => {
        if (open?.() === true) event.preventDefault();
      }}
    >
      {label}
    </a>
  );
}

interface LineProps {
  readonly screen: RoundScreen;
  readonly table: Table | undefined;
  readonly words: Words;
}

function Line({ screen, table, words }: LineProps) {
  const { say } = words;
  switch (screen.name) {
    case 'opening':
      return say('loading');
    case 'refused':
      return refusalWords(screen, words);
    case 'lost':
      return say(screen.call === 'opening' ? 'openingFailed' : 'lost');
    case 'elsewhere':
      return say('elsewhere');
    case 'waiting':
      return say('tooSoon');
    case 'paused':
      return say('paused');
    case 'freeOver':
      return say('freeOver');
    case 'deciding':
      return decideWords(screen.round.hand, screen.missedCost, screen.table, words);
    case 'acting':
      return decideWords(screen.round.hand, undefined, screen.table, words);
    case 'playing':
      return '';
    case 'revealing':
      return screen.table.isResumed ? say('resumed') : '';
    case 'betting':
      if (table?.obstacle === 'notEnoughMoney' || table?.obstacle === 'stakeNotAllowed') {
        return say(OBSTACLES[table.obstacle]);
      }
      break;
    case 'ended':
    case 'celebrating':
    case 'ending':
    case 'resting':
  }
  if (table?.round === undefined) return say(table?.obstacle ? OBSTACLES[table.obstacle] : 'ready');
  const { stake, won } = table.round;
  const amount = words.money(won, table.play.currency);
  if (won === 0) return say('nothingWon');
  // A return up to the stake is an amount, and no more.
  return won > stake ? (
    <span className={css.won}>{say('received', { amount })}</span>
  ) : (
    say('returned', { amount })
  );
}

/** Which hand is to be decided, where there are two, and what the balance does not cover. */
function decideWords(
  hand: 'hand0' | 'hand1' | undefined,
  missedCost: number | undefined,
  { play, round }: Table,
  { say, money }: Words,
): string {
  const isSplit = round?.steps.some((step) => step.type === 'split') === true;
  const decide =
    missedCost === undefined
      ? say('decide')
      : say('actTooDear', { amount: money(missedCost, play.currency) });
  if (!isSplit || hand === undefined) return decide;
  return `${say('handNumber', { number: hand === 'hand0' ? '1' : '2' })}: ${decide}`;
}
