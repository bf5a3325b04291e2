import { button } from '../look.css.ts';
import type { RoundEvent, Table } from '../../machines/games/round/setup.ts';
import type { Act } from '../../machines/games/round/decide.ts';
import type { WordId, Words } from '../texts.ts';
import { Icon } from './Icon.tsx';
import { percentOf } from './Rules.tsx';
import { PlayButton } from './PlayButton.tsx';
import { StakePicker } from './StakePicker.tsx';
import * as css from './bar.css.ts';
import { topWinChance } from './top-win.ts';

interface BarProps {
  readonly table: Table;
  /** Of what is shown so far; minor units. */
  readonly won: number;
  readonly words: Words;
  readonly send: (event: RoundEvent) => void;
  /** Whether the game takes an event now. */
  readonly may: (event: RoundEvent) => boolean;
  /** The acts that are open to the player now. */
  readonly choices: readonly Act[];
  readonly isBetting: boolean;
}

const ACTS = ['hit', 'stand', 'double', 'split'] as const satisfies readonly (Act & WordId)[];

/** Balance, stake and what was won; the stake's ladder; and what begins a round. */
export function Bar(props: BarProps) {
  const { table, won, words, send, may, choices, isBetting } = props;
  const { play, balance, stakes, stake, total, obstacle, autoplay, freeRounds } = table;
  const free = freeRounds !== undefined && freeRounds.left > 0 ? freeRounds : undefined;
  const { game, terms, currency } = play;
  const { say } = words;
  const money = (amount: number): string => words.money(amount, currency);
  const chance = topWinChance(play, words);
  const isRoulette = game.kind === 'roulette';
  const chipsOff = (event: RoundEvent) =>
    table.bets.length > 0 && may(event)
      ? () => {
          send(event);
        }
      : undefined;
  const label =
    autoplay === undefined ? say(game.kind === 'blackjack' ? 'deal' : 'spin') : say('autoplayStop');
  return (
    <div className={css.bar} data-kind={game.kind}>
      <dl className={css.sums}>
        <Sum
          label={say(play.mode === 'free' ? 'playMoney' : 'balance')}
          value={money(balance)}
          part="balance"
        />
        {isRoulette && <Sum label={say('total')} value={money(total)} part="total" />}
        <Sum label={say('paidOut')} value={won === 0 ? '–' : money(won)} part="won" />
        {terms.returnShownAt === 'stake' && (
          <Sum
            label={say('returnToPlayer')}
            value={percentOf(game.returnBasisPoints, words.tag)}
            part="return"
          />
        )}
        {chance && <Sum {...chance} part="top-win" />}
      </dl>
      <StakePicker
        label={
          free
            ? say('freeRound', {
                number: `${free.total - free.left + 1}`,
                total: `${free.total}`,
              })
            : say(isRoulette ? 'chip' : 'stake')
        }
        lower={say('stakeLower')}
        higher={say('stakeHigher')}
        stakes={free ? [free.stake] : stakes}
        stake={free?.stake ?? stake}
        choose={
          !free && may({ type: 'stake.chosen', stake })
            ? (one) => {
                send({ type: 'stake.chosen', stake: one });
              }
            : undefined
        }
        money={money}
      />
      {game.kind === 'blackjack' && (
        <fieldset className={css.acts} aria-label={say('yourHand')}>
          {ACTS.map((act) => (
            <button
              key={act}
              type="button"
              className={`${button} ${css.act}`}
              aria-disabled={!choices.includes(act)}
              onClick={() => {
                send({ type: 'act.chosen', act });
              }}
            >
              {say(act)}
            </button>
          ))}
        </fieldset>
      )}
      {isRoulette && (
        <div className={css.backs}>
          <TakeBack
            label={say('undo')}
            icon="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"
            take={chipsOff({ type: 'chip.undone' })}
          />
          <TakeBack
            label={say('clear')}
            icon="M4 7h16M10 11v6m4-6v6M6 7l1 13h10l1-13M9 7V4h6v3"
            take={chipsOff({ type: 'chips.cleared' })}
          />
        </div>
      )}
      <PlayButton
        label={label}
        isOff={autoplay === undefined && (!isBetting || obstacle !== undefined)}
        press={() => {
          send({ type: 'start.pressed' });
        }}
        release={() => {
          send({ type: 'start.released' });
        }}
      />
    </div>
  );
}

interface TakeBackProps {
  readonly label: string;
  /** The path of its picture, in a square of 24. */
  readonly icon: string;
  /** Undefined: there is nothing to take, or it lies. */
  readonly take: (() => void) | undefined;
}

/** Takes chips off the table: a picture, so that it has room beside the sums in every language. */
function TakeBack({ label, icon, take }: TakeBackProps) {
  return (
    <button
      type="button"
      className={`${button} ${css.back}`}
      aria-disabled={take === undefined}
      aria-label={label}
      title={label}
      onClick={take}
    >
      <Icon path={icon} />
    </button>
  );
}

function Sum({ label, value, part }: { label: string; value: string; part: string }) {
  return (
    <div className={css.sum}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.amount} data-part={part}>
        {value}
      </dd>
    </div>
  );
}
