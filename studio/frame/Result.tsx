import type { Obstacle, Reason } from '../../machines/games/round/decide.ts';
import type { RoundEvent, RoundScreen, Table } from '../../machines/games/round/setup.ts';
import { button } from '../look.css.ts';
import type { Said, WordId, Words } from '../texts.ts';
import * as css from './frame.css.ts';

const REASONS = {
  'error.studio.not_enough_money': 'notEnoughMoney',
  'error.studio.limit_reached': 'limitReached',
  'error.studio.stake_not_allowed': 'stakeNotAllowed',
  'error.studio.not_allowed': 'notAllowed',
  'error.studio.game_changed': 'gameChanged',
  'error.studio.wallet_unreachable': 'walletUnreachable',
} as const satisfies Readonly<Record<Reason, WordId>>;

const OBSTACLES = {
  noBets: 'placeFirst',
  notEnoughMoney: 'notEnoughMoney',
  stakeNotAllowed: 'stakeNotAllowed',
} as const satisfies Readonly<Record<Obstacle, WordId>>;

interface ResultProps {
  readonly screen: RoundScreen;
  readonly words: Words;
  readonly send: (event: RoundEvent) => void;
  /** Brings the focus back to the board when what had it goes away. */
  readonly refocus: () => void;
}

/** What became of the round, or what stands against the next one, and the ways on. */
export function Result({ screen, words, send, refocus }: ResultProps) {
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
    (screen.name === 'betting' && table?.obstacle === 'notEnoughMoney');
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
        {screen.name === 'lost' && act('tryAgain', { type: 'call.repeated' })}
        {isShort && table?.play.mode === 'money' && (
          <Out href={table.play.links.deposit} label={say('toDeposit')} />
        )}
        {(screen.name === 'lost' || screen.name === 'refused') && table !== undefined && (
          <Out href={table.play.links.lobby} label={say('toLobby')} />
        )}
      </div>
    </div>
  );
}

/** A way out, which opens in the window around the game. */
function Out({ href, label }: { href: string; label: string }) {
  return (
    <a className={button} href={href} target="_top">
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
      return say(REASONS[screen.reason]);
    case 'lost':
      return say(screen.call === 'opening' ? 'openingFailed' : 'lost');
    case 'paused':
      return say('paused');
    case 'deciding':
    case 'acting':
      return decideWords(screen.round.hand, table, say);
    case 'playing':
    case 'revealing':
      return '';
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
    <span className={css.won}>{say('won', { amount })}</span>
  ) : (
    say('returned', { amount })
  );
}

/** Which hand is to be decided, where there are two. */
function decideWords(
  hand: 'hand0' | 'hand1' | undefined,
  table: Table | undefined,
  say: Said,
): string {
  const isSplit = table?.round?.steps.some((step) => step.type === 'split') === true;
  const words = say('decide');
  if (!isSplit || hand === undefined) return words;
  return `${say('handNumber', { number: hand === 'hand0' ? '1' : '2' })}: ${words}`;
}
