import { invalidField } from '../platform/refusal.ts';
import { isBreached, offlineList } from './breached-passwords.ts';
import { checkPassword } from './rules.ts';

/**
 * What no pattern of the contract can tell of a password that is to be set (NS-06, RESET-08, PROF-07).
 * @param field the contract's name of the one that is at fault
 * @throws Refusal 400 error.validation
 */
export async function checkNewPassword(
  password: string,
  email: string,
  field = 'password',
): Promise<void> {
  checkPassword(password, email, field);
  if (await isBreached(offlineList, password)) {
    throw invalidField(field, 'breached', 'The password is on public lists.');
  }
}
