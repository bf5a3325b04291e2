import type pg from 'pg';
import { mailboxOf } from '../../reference/mailbox.ts';

/** An account whose address is another's in another form. Ids only: addresses are no part of a log. */
export interface SharedMailbox {
  readonly playerId: string;
  /** The account that is found by the address. */
  readonly holderId: string;
}

const COLUMNS = [
  ['players', 'id', 'email'],
  ['players', 'id', 'claimed_email'],
  ['pay_and_play_persons', 'subject', 'known_email'],
] as const;

const UNIQUE_VIOLATION = '23505';

/**
 * Brings stored e-mail addresses to the form of `mailboxOf`: an earlier version kept a domain with umlauts as it was
 * typed, and nobody would be found by it. SQL knows no domains of this kind, so it is a step beside the migrations; it
 * runs at every start, since an instance of the earlier version may still be running, and changes nothing that has the
 * form.
 *
 * Of two accounts that turn out to have one mailbox, the one whose address is in the form keeps it, as it is the one
 * that log-ins find; nothing of the other is changed, and it is returned for people to look at.
 */
export async function normaliseMailboxes(
  client: Pick<pg.Client, 'query'>,
): Promise<readonly SharedMailbox[]> {
  const shared: SharedMailbox[] = [];
  for (const [table, key, column] of COLUMNS) {
    const { rows } = await client.query<{ key: string; stored: string }>(
      `SELECT ${key} AS key, ${column} AS stored FROM ${table} WHERE ${column} ~ '[^ -~]'`,
    );
    for (const { key: id, stored } of rows) {
      const address = mailboxOf(stored);
      if (address === stored) continue;
      try {
        await client.query(
          `UPDATE ${table} SET ${column} = $1 WHERE ${key} = $2 AND ${column} = $3`,
          [address, id, stored],
        );
      } catch (error) {
        if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
        const holder = await client.query<{ id: string }>(
          'SELECT id FROM players WHERE email = $1',
          [address],
        );
        shared.push({ playerId: id, holderId: holder.rows[0]?.id ?? '' });
      }
    }
  }
  return shared;
}
