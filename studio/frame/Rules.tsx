import type { Play } from '../../machines/games/round/decide.ts';
import { kindName } from '../roulette/names.ts';
import { PAYS, type Kind } from '../roulette/spots.ts';
import { symbolName } from '../slot/SlotBoard.tsx';
import { SlotSymbol } from '../slot/Symbols.tsx';
import type { Said, Words } from '../texts.ts';
import * as css from './panel.css.ts';

interface RulesProps {
  readonly play: Play;
  readonly words: Words;
}

const FULL = 10_000;

/** A share in basis points as the language writes it: `95.24 %`. */
export const percentOf = (basisPoints: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 }).format(
    basisPoints / FULL,
  );

/** How the game is played, what pays, and how much of all stakes comes back. */
export function Rules({ play, words }: RulesProps) {
  const { game } = play;
  const { say, tag } = words;
  const percent = percentOf(game.returnBasisPoints, tag);
  const top = new Intl.NumberFormat(tag).format(game.topWin);
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt className={css.label}>{say('returnToPlayer')}</dt>
          <dd className={css.value}>{percent}</dd>
        </div>
        <div>
          <dt className={css.label}>{say('topWin')}</dt>
          <dd className={css.value}>{say('topWinTimes', { times: top })}</dd>
        </div>
      </dl>
      <p className={css.text}>{say('returnHelp', { percent })}</p>
      {game.kind === 'slot' && <SlotRules play={play} say={say} tag={tag} />}
      {game.kind === 'roulette' && <RouletteRules say={say} />}
      {game.kind === 'blackjack' && (
        <section className={css.section}>
          <p className={css.text}>{say('blackjackRule')}</p>
          <p className={css.text}>{say('blackjackActsRule')}</p>
        </section>
      )}
      <p className={css.text}>{say('interruptedRule')}</p>
      <p className={css.text}>{say('keysRule')}</p>
      {play.mode === 'free' && <p className={css.text}>{say('playMoneyHelp')}</p>}
      <p className={css.label}>{say('version', { version: game.version })}</p>
    </>
  );
}

function SlotRules({ play, say, tag }: { play: Play; say: Said; tag: string }) {
  const { slot } = play.game;
  if (slot === undefined) return null;
  const { lines, pays, freeSpins } = slot;
  const number = new Intl.NumberFormat(tag);
  const symbols = [...new Set(pays.map(({ symbol }) => symbol))];
  return (
    <section className={css.section}>
      <h3 className={css.subtitle}>{say('paytable')}</h3>
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
                    <PayRow key={count} count={`${count} ×`} times={number.format(times)} />
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

function PayRow({ count, times }: { count: string; times: string }) {
  return (
    <>
      <dt className={css.label}>{count}</dt>
      <dd>{times}</dd>
    </>
  );
}

function RouletteRules({ say }: { say: Said }) {
  return (
    <section className={css.section}>
      <p className={css.text}>{say('rouletteRule')}</p>
      <h3 className={css.subtitle}>{say('paytable')}</h3>
      <dl className={css.table}>
        {(Object.keys(PAYS) as Kind[]).map((kind) => (
          <RouletteRow
            key={kind}
            name={kindName(kind, say)}
            pays={say('paysToOne', { pays: `${PAYS[kind]}` })}
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
