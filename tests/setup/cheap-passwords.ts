import { hashPassword } from '../../backend/access/password.ts';
import type { Platform } from '../../backend/platform/platform.ts';
import { players } from '../../backend/players/tables.ts';
import { personaPassword } from '../../backend/seeds/personas.ts';

/**
 * Gives seeded players a hash of their password that is compared in a fiftieth of the time: the tests log them in
 * hundreds of times. What a real one costs is for tests/backend/access/password.test.ts.
 */
export async function cheapenPasswords({ db }: Platform): Promise<void> {
  const cost = { memory: 64, passes: 1, parallelism: 1 };
  await db.update(players).set({ passwordHash: await hashPassword(personaPassword, cost) });
}
