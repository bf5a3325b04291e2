import type { Table } from '../../machines/games/round/setup.ts';
import { RAREST_TOLD } from '../../reference/rarest-told.ts';
import type { Words } from '../texts.ts';

/** The chance of the highest win in words; undefined where the law does not ask for it, or no one number tells it. */
export function topWinChance({ game, terms }: Table['play'], { say, tag }: Words) {
  if (!terms.topWinChanceShown || game.topWinIn === undefined) return undefined;
  const write = new Intl.NumberFormat(tag);
  const rounds = write.format(game.topWinIn);
  return {
    label: say('topWinChance', { times: write.format(game.topWin) }),
    value: say(game.topWinIn < RAREST_TOLD ? 'oneIn' : 'lessThanOneIn', { rounds }),
  };
}
