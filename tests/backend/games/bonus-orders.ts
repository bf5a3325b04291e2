import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { expireDue } from '../../../backend/rewards/expiry.ts';
import { newPlayer } from '../banking/support.ts';
import { newBonusBooks, TERMS, type Step } from './bonus-books.ts';
import { bonusesOf, depositWith, pocketsOf, runCampaign, withdrawAll } from './bonus.support.ts';
import { betOf, openGame, rollbackOf, winOf, type Told, type Wallet } from './wallet.support.ts';

/** As many bonuses as a player of the model may have, one after the other. */
const CAMPAIGNS = ['model-1', 'model-2', 'model-3', 'model-4'];

export async function runModelCampaigns({ platform }: Pick<Wallet, 'platform'>): Promise<void> {
  const { wagering: wageringMultiplier, maxStake, maxWin } = TERMS;
  for (const id of CAMPAIGNS)
    await runCampaign(platform, id, { wageringMultiplier, maxStake, maxWin });
}

const round = fc.nat({ max: 4 });
const closes = fc.boolean();
const isAgain = fc.boolean();
const amount = fc.integer({ min: 1, max: 350 });

/** Anything that may happen to a player, a stake most of all. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ kind: fc.constant('bet' as const), round, amount, closes, isAgain }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('win' as const), round, amount, closes, isAgain }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('rollback' as const), round, isAgain }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('deposit' as const), amount }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), amount }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('expire' as const), isSwept: fc.boolean() }),
    },
  ),
  { minLength: 1, maxLength: 40 },
);

/** Takes a player through the steps, and compares each answer and balance with the books. @returns the player */
export async function follow({ platform, ask }: Wallet, script: readonly Step[]): Promise<string> {
  const playerId = await newPlayer(platform);
  const seat = await openGame(platform, playerId, {}, platform.clock.date());
  const books = newBonusBooks();
  const bets = new Map<number, ReturnType<typeof betOf>[]>();
  const campaigns = [...CAMPAIGNS];

  async function send(path: string, body: object, again: boolean): Promise<Told> {
    const told = await ask(`transaction/${path}`, body);
    const { status, balance } = told;
    if (again) expect(await ask(`transaction/${path}`, body)).toMatchObject({ status, balance });
    return told;
  }

  async function plays(step: Extract<Step, { kind: 'bet' | 'win' | 'rollback' }>): Promise<void> {
    const name = { round: `${playerId}-${step.round}` };
    const known = bets.get(step.round) ?? [];
    if (step.kind === 'bet') {
      if (!books.isOpen(step.round)) return;
      const body = betOf(seat, step.amount, { ...name, round_closed: step.closes });
      const told = await send('bet', body, step.isAgain);
      expect(told.status).toBe(books.bet(step.round, step.amount, step.closes));
      if (told.status === 'OK') bets.set(step.round, [...known, body]);
      expect(told.balance).toBe(books.balance());
      return;
    }
    const place = known.length - 1;
    const last = known[place];
    if (!last) return;
    if (step.kind === 'win') {
      if (!books.stands(step.round, place)) return;
      const body = winOf(last, step.amount, { ...name, round_closed: step.closes });
      const told = await send('win', body, step.isAgain);
      books.win(step.round, place, step.amount, step.closes);
      expect(told).toMatchObject({ status: 'OK', balance: books.balance() });
      return;
    }
    if (!books.canUndo(step.round, place)) return;
    const told = await send('rollback', rollbackOf(last, name), step.isAgain);
    books.rollback(step.round, place);
    expect(told).toMatchObject({ status: 'OK', balance: books.balance() });
  }

  async function goes(step: Step): Promise<void> {
    switch (step.kind) {
      case 'deposit': {
        const campaign = books.isFree() ? campaigns.shift() : undefined;
        await depositWith(platform, playerId, campaign ?? 'none', step.amount);
        return books.deposit(step.amount, campaign !== undefined);
      }
      case 'withdraw':
        return withdrawAll(platform, playerId, books.withdraw(step.amount));
      case 'expire':
        await platform.db
          .execute(sql`UPDATE player_bonuses SET expires_at = ${platform.clock.date().toISOString()}
          WHERE player_id = ${playerId} AND status = 'ACTIVE'`);
        if (step.isSwept) await expireDue(platform);
        return books.expire(step.isSwept);
      default:
        return plays(step);
    }
  }

  for (const step of script) {
    await platform.movableClock?.advance(1);
    await goes(step);
    expect(await pocketsOf(platform, playerId)).toEqual(books.pockets());
  }
  const bonuses = await bonusesOf(platform, playerId);
  expect(bonuses.map(({ status, wageringLeft }) => ({ status, wageringLeft }))).toEqual(
    books.states(),
  );
  await expectApart({ platform }, playerId);
  return playerId;
}

/** Bonus money becomes own money only with a bonus that is wagered, and no end of a bonus takes own money. */
async function expectApart({ platform }: Pick<Wallet, 'platform'>, playerId: string) {
  const { rows } = await platform.db.execute<{ movement: string }>(sql`
    SELECT m.reference AS movement FROM ledger_movements m
    JOIN ledger_entries e ON e.movement_id = m.id
    JOIN ledger_accounts a ON a.id = e.account_id AND a.player_id = ${playerId} AND a.kind = 'MAIN'
    LEFT JOIN player_bonuses b ON b.id = split_part(m.reference, ':', 2)
    WHERE m.reference SIMILAR TO '(complete|forfeit|expire|used-up):%'
      AND (m.reference NOT LIKE 'complete:%' OR b.wagering_left > 0 OR e.amount < 0)`);
  expect(rows).toEqual([]);
}
