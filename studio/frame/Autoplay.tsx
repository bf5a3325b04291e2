import type { SyntheticEvent } from 'react';
import type { RoundEvent, Table } from '../../machines/games/round/setup.ts';
import { button, select } from '../look.css.ts';
import type { Words } from '../texts.ts';
import * as css from './panel.css.ts';

interface AutoplayProps {
  readonly table: Table;
  readonly words: Words;
  readonly send: (event: RoundEvent) => void;
  readonly close: () => void;
}

const ROUNDS: readonly number[] = [5, 10, 25, 50, 100, 250, 500, 1_000];
/** Limits of loss to choose from, in total stakes. */
const LOSSES: readonly number[] = [5, 10, 20, 50, 100];
/** Returns of one round that stop, in total stakes. */
const WINS: readonly number[] = [5, 10, 50, 100];

/** Rounds that begin by themselves: how many the law allows, and what stops them before. */
export function Autoplay({ table, words, send, close }: AutoplayProps) {
  const { play, total } = table;
  const { say } = words;
  const money = (amount: number): string => words.money(amount, play.currency);
  const most = play.terms.autoplayRounds;
  const rounds = [...new Set([...ROUNDS.filter((count) => count < most), most])];
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const winLimit = Number(chosen.get('winLimit'));
    send({
      type: 'autoplay.chosen',
      rounds: Number(chosen.get('rounds')),
      lossLimit: Number(chosen.get('lossLimit')),
      ...(winLimit > 0 && { winLimit }),
    });
    close();
  };
  return (
    <form className={css.section} onSubmit={submit}>
      <label className={css.field}>
        {say('autoplayRounds')}
        <select name="rounds" className={select}>
          {rounds.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        {say('autoplayLoss')}
        <select name="lossLimit" className={select}>
          {LOSSES.map((times) => (
            <option key={times} value={times * total}>
              {money(times * total)}
            </option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        {say('autoplayWin')}
        <select name="winLimit" className={select}>
          <option value={0}>{say('noBound')}</option>
          {WINS.map((times) => (
            <option key={times} value={times * total}>
              {money(times * total)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={button}>
        {say('autoplayStart')}
      </button>
    </form>
  );
}
