import type { Property } from '../../engine/properties.ts';
import {
  begins,
  carriedBy,
  findsRound,
  properties,
  roundIn,
  SCOPE,
  tableOn,
  type Moved,
  type Rounds,
} from './moments.ts';
import type { Table } from './setup.ts';

const { isEvent, never, shows } = properties;

/** The chosen stake, and the sum of the bets; undefined where no table shows. */
const staked = (snapshot: Moved['snapshot'] | undefined) => {
  const table = tableOn(snapshot);
  return table && `${table.stake} ${table.total}`;
};

/** The most of a round: the law's, and the table's. */
const highestOf = ({ stakes, terms: { highestStake = Number.POSITIVE_INFINITY } }: Table['play']) =>
  Math.min(highestStake, ...stakes.slice(-1));

const isFreeNext = (table: Table | undefined): boolean =>
  table?.play.game.kind === 'slot' && (table.freeRounds?.left ?? 0) > 0;

const changes = ({ before, snapshot }: Moved): boolean => staked(before) !== staked(snapshot);

/** What an event of the table makes of it: whether it may do anything, and whether it did that. */
const does = (moment: Moved, may: boolean, did: () => boolean): boolean =>
  may && moment.from === 'betting' ? did() : !changes(moment);

/** What is staked: never more than law, ladder and balance allow, and never changed but by the player. */
export const stakingSafety: readonly Property<Rounds>[] = [
  never(
    'a stake is never above the law’s highest, the balance or the ladder’s, and never nothing',
    SCOPE,
    (moment) => {
      const table = tableOn(moment.snapshot);
      if (!begins(moment) || table === undefined) return false;
      const { play, stake, total, balance, freeRounds } = table;
      if (isFreeNext(table)) return total !== freeRounds?.stake;
      const highest = highestOf(play);
      return (
        total <= 0 ||
        total > Math.min(balance, highest) ||
        !play.stakes.includes(stake) ||
        (play.game.kind !== 'roulette' && total !== stake)
      );
    },
  ),
  never(
    'after free rounds no money is staked before the player said that they go on with it, and none by autoplay of before',
    [...SCOPE, 'FSPIN-03'],
    (moment) => {
      const { freeRounds, isMoneyAgreed, autoplay } = moment.snapshot.context;
      const isAsked = freeRounds?.left === 0 && !isMoneyAgreed;
      const isUntold = isMoneyAgreed && moment.before?.context.isMoneyAgreed === false;
      return (
        (isAsked && (begins(moment) || shows(moment, 'betting'))) ||
        (shows(moment, 'freeOver') && autoplay !== undefined) ||
        (isUntold && !isEvent(moment, 'money.agreed'))
      );
    },
  ),
  never('the stake is one of the ladder that the law allows', SCOPE, (moment) => {
    const table = tableOn(moment.snapshot);
    return table !== undefined && !table.stakes.includes(table.stake);
  }),
  never('a stake of the ladder is taken, and no other', SCOPE, (moment) => {
    if (!isEvent(moment, 'stake.chosen')) return false;
    const wished = JSON.stringify(carriedBy(moment, 'stake.chosen'));
    const { stakes = [] } = tableOn(moment.before) ?? {};
    const is = (stake: number | undefined): boolean => JSON.stringify({ stake }) === wished;
    return !does(moment, stakes.some(is), () => is(tableOn(moment.snapshot)?.stake));
  }),
  never('a chip is laid where neither law, table nor balance is exceeded', SCOPE, (moment) => {
    if (!isEvent(moment, 'chip.placed')) return false;
    const { play, total = 0, stake = 0, balance = 0 } = tableOn(moment.before) ?? {};
    const fits =
      play?.game.kind === 'roulette' && total + stake <= Math.min(balance, highestOf(play));
    const [chip] = tableOn(moment.snapshot)?.bets.slice(-1) ?? [];
    return !does(
      moment,
      fits,
      () => tableOn(moment.snapshot)?.total === total + stake && chip?.spot === 'red',
    );
  }),
  never('chips are taken back where they lie, and all of them by one press', SCOPE, (moment) => {
    const { bets = [], play } = tableOn(moment.before) ?? {};
    if (!isEvent(moment, 'chip.taken', 'chips.cleared')) return false;
    const isThere = isEvent(moment, 'chips.cleared') || isTypical(moment);
    const may = play?.game.kind === 'roulette' && bets.length > 0 && isThere;
    return !does(moment, may, () => tableOn(moment.snapshot)?.total === 0);
  }),
  never('the latest chip is taken back by one press, and no other', SCOPE, (moment) => {
    if (!isEvent(moment, 'chip.undone')) return false;
    const [now, then] = [moment.snapshot.context.chips, moment.before?.context.chips ?? []];
    const isTable = moment.before?.context.play?.game.kind === 'roulette';
    const kept = isTable && moment.from === 'betting' ? then.slice(0, -1) : then;
    return moment.before !== undefined && JSON.stringify(now) !== JSON.stringify(kept);
  }),
  never('nothing but the player changes a stake', SCOPE, (moment) => {
    const byPlayer = isEvent(
      moment,
      'stake.chosen',
      'chip.placed',
      'chip.taken',
      'chip.undone',
      'chips.cleared',
    );
    const [now, then] = [tableOn(moment.snapshot), tableOn(moment.before)];
    if (findsRound(moment) || isFreeNext(now) !== isFreeNext(then)) return false;
    return now !== undefined && then !== undefined && !byPlayer && changes(moment);
  }),
  never('a round that is found lies on the table as it was staked', SCOPE, (moment) => {
    const table = tableOn(moment.snapshot);
    if (!findsRound(moment) || table === undefined) return false;
    return JSON.stringify(table.bets) !== JSON.stringify(roundIn(moment)?.bets);
  }),
  never('a game that was read anew has the chips as they lay', SCOPE, (moment) => {
    const [now, then] = [moment.snapshot.context, moment.before?.context];
    if (then === undefined || then.play !== undefined || now.play === undefined) return false;
    if (findsRound(moment)) return false;
    const kept = now.play.game.kind === 'roulette' ? then.chips : [];
    return JSON.stringify(now.chips) !== JSON.stringify(kept);
  }),
];

/** Whether the event is about the spot on which chips are laid here. */
const isTypical = ({ what }: Moved): boolean =>
  what !== undefined && 'send' in what && (!('case' in what) || what.case === 'typical');
