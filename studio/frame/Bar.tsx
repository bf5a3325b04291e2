import { button } from '../look.css.ts';
import type { RoundEvent, Table } from '../../machines/games/round/setup.ts';
import type { Act } from '../../machines/games/round/decide.ts';
import type { WordId, Words } from '../texts.ts';
import { percentOf } from './Rules.tsx';
import { PlayButton } from './PlayButton.tsx';
import { StakePicker } from './StakePicker.tsx';
import * as css from './bar.css.ts';

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
  const { play, balance, stakes, stake, total, obstacle, autoplay } = table;
  const { game, terms, currency } = play;
  const { say } = words;
  const money = (amount: number): string => words.money(amount, currency);
  const isRoulette = game.kind === 'roulette';
  const label =
    autoplay === undefined ? say(game.kind === 'blackjack' ? 'deal' : 'spin') : say('autoplayStop');
  return (
    <div className={css.bar} data-kind={game.kind}>
      <dl className={css.sums}>
        <Sum label={say('balance')} value={money(balance)} part="balance" />
        {isRoulette && <Sum label={say('total')} value={money(total)} part="total" />}
        <Sum label={say('paidOut')} value={won === 0 ? '–' : money(won)} part="won" />
        {terms.returnShownAt === 'stake' && (
          <Sum
            label={say('returnToPlayer')}
            value={percentOf(game.returnBasisPoints, words.tag)}
            part="return"
          />
        )}
      </dl>
      <StakePicker
        label={say(isRoulette ? 'chip' : 'stake')}
        lower={say('stakeLower')}
        higher={say('stakeHigher')}
        stakes={stakes}
        stake={stake}
        choose={
          may({ type: 'stake.chosen', stake })
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
