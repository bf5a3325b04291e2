import type { Table } from '../../machines/games/round/setup.ts';
import { kindName } from '../roulette/names.ts';
import { PAYS, type Kind } from '../roulette/spots.ts';
import { symbolName } from '../slot/SlotBoard.tsx';
import { SlotSymbol } from '../slot/Symbols.tsx';
import type { Said, WordId, Words } from '../texts.ts';
import * as css from './panel.css.ts';
import { topWinChance } from './top-win.ts';

interface RulesProps {
  readonly table: Table;
  readonly words: Words;
}

const FULL = 10_000;

/** A share in basis points as the language writes it: `95.24 %`. */
export const percentOf = (basisPoints: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 }).format(
    basisPoints / FULL,
  );

/** How the game is played, what pays, and how much of all stakes comes back. */
export function Rules({ table, words }: RulesProps) {
  const { play, stake } = table;
  const { game, currency } = play;
  const { say, tag } = words;
  const money = (amount: number): string => words.money(amount, currency);
  const percent = percentOf(game.returnBasisPoints, tag);
  const top = new Intl.NumberFormat(tag).format(game.topWin);
  const chance = topWinChance(play, words);
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt className={css.label}>{say('returnToPlayer')}</dt>
          <dd className={css.value}>{percent}</dd>
        </div>
        <div>
          <dt className={css.label}>{say('topWin')}</dt>
          <dd className={css.value}>
            {say('topWinTimes', { times: top, amount: money(game.topWin * stake) })}
          </dd>
        </div>
        {chance && (
          <div>
            <dt className={css.label}>{chance.label}</dt>
            <dd className={css.value}>{chance.value}</dd>
          </div>
        )}
      </dl>
      <p className={css.text}>
        {say(game.kind === 'blackjack' ? 'returnByBook' : 'returnHelp', { percent })}
      </p>
      {game.kind === 'slot' && <SlotRules table={table} say={say} money={money} />}
      {game.kind === 'roulette' && <RouletteRules chip={stake} say={say} money={money} />}
      {game.kind === 'blackjack' && <BlackjackRules stake={stake} say={say} money={money} />}
      <p className={css.text}>{say('interruptedRule')}</p>
      <p className={css.text}>{say('keysRule')}</p>
      {play.mode === 'free' && <p className={css.text}>{say('playMoneyHelp')}</p>}
      <p className={css.label}>{say('version', { version: game.version })}</p>
    </>
  );
}

/** What the rules of a game are told with. */
interface Told {
  readonly say: Said;
  readonly money: (amount: number) => string;
}

function SlotRules({ table, say, money }: Told & { readonly table: Table }) {
  const { slot } = table.play.game;
  if (slot === undefined) return null;
  const { lines, pays, freeSpins } = slot;
  const symbols = [...new Set(pays.map(({ symbol }) => symbol))];
  return (
    <section className={css.section}>
      <h3 className={css.subtitle}>{say('paytableFor', { amount: money(table.stake) })}</h3>
      <ul className={css.pays}>
        {symbols.map((symbol) => (
          <li key={symbol} className={css.pay}>
            <SlotSymbol name={symbol} className={css.symbol} />
            <div>
              <span>{symbolName(symbol, say)}</span>
              <dl className={css.counts}>
                {pays
                  .filter((one) => one.symbol === symbol)
                  .toSorted((a, b) => b.count - a.count)
                  .map(({ count, times }) => (
                    <PayRow
                      key={count}
                      count={`${count} ×`}
                      amount={money((times * table.stake) / lines.length)}
                    />
                  ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
      <p className={css.text}>{say('linesRule', { lines: `${lines.length}` })}</p>
      <p className={css.text}>{say('wildRule')}</p>
      <p className={css.text}>
        {say('freeSpinsRule', {
          count: `${freeSpins.count}`,
          spins: `${freeSpins.spins}`,
          multiplier: `${freeSpins.multiplier}`,
        })}
      </p>
      <ol className={css.lines}>
        {lines.map((line, index) => (
          <li key={line.join('')} className={css.line}>
            <svg viewBox="0 0 5 3" className={css.shape} aria-hidden focusable="false">
              <polyline
                points={line.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ')}
                fill="none"
                stroke="var(--accent)"
                strokeWidth={0.22}
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            </svg>
            <span>{say('lineNumber', { number: `${index + 1}` })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PayRow({ count, amount }: { count: string; amount: string }) {
  return (
    <>
      <dt className={css.label}>{count}</dt>
      <dd>{amount}</dd>
    </>
  );
}

function RouletteRules({ chip, say, money }: Told & { readonly chip: number }) {
  return (
    <section className={css.section}>
      <p className={css.text}>{say('rouletteRule')}</p>
      <h3 className={css.subtitle}>{say('paytable')}</h3>
      <p className={css.text}>{say('paysHelp')}</p>
      <dl className={css.table}>
        {(Object.keys(PAYS) as Kind[]).map((kind) => (
          <RouletteRow
            key={kind}
            name={kindName(kind, say)}
            pays={say('paysToOne', {
              pays: `${PAYS[kind]}`,
              amount: money(chip * (PAYS[kind] + 1)),
              chip: money(chip),
            })}
          />
        ))}
      </dl>
    </section>
  );
}

function RouletteRow({ name, pays }: { name: string; pays: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{pays}</dd>
    </>
  );
}

const BLACKJACK = [
  'blackjackCards',
  'blackjackDealer',
  'blackjackPays',
  'blackjackExample',
  'blackjackDouble',
  'blackjackSplit',
  'blackjackLimits',
  'blackjackLeft',
] as const satisfies readonly WordId[];

function BlackjackRules({ stake, say, money }: Told & { readonly stake: number }) {
  const values = {
    stake: money(stake),
    win: money(stake * 2),
    // Stakes are even: half of one is a whole number of minor units.
    blackjack: money(stake * 2.5),
  };
  return (
    <ul className={css.section}>
      {BLACKJACK.map((id) => (
        <li key={id} className={css.text}>
          {say(id, values)}
        </li>
      ))}
    </ul>
  );
}
