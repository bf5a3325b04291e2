import { randomBytes } from 'node:crypto';
import { statement } from '../platform/statement.ts';

/** `dep_` and 16 characters: unguessable, and short enough to be read out to support. */
export const newReference = () => `dep_${randomBytes(8).toString('hex')}`;

/** The deposit as a transaction of the history, and what only a deposit has beside it. */
export const openDeposit = statement(
  'open_deposit',
  `WITH opened AS (
    INSERT INTO transactions (reference_id, player_id, type, category, status, amount, currency,
      balance_after, wallet, transacted_at)
    VALUES ($1, $2, 'DEPOSIT', 'PAYMENT', 'WAITING_INPUT', $3, $4, $5, 'MAIN', $6)
    RETURNING reference_id, player_id
  )
  INSERT INTO deposits (reference_id, player_id, method, payment_id, bonus_id, ip_address, blackbox,
    site_id, locale)
  SELECT reference_id, player_id, $7, $8, $9, $10, $11, $12, $13 FROM opened`,
);
