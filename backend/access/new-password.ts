import { invalidField } from '../platform/refusal.ts';
import { isBreached, offlineList } from './breached-passwords.ts';
import { checkPassword } from './rules.ts';

/**
 * What no pattern of the contract can tell of a password that is to be set (NS-06, RESET-08).
 * @throws Refusal 400 error.validation
 */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  checkPassword(password, email);
  if (await isBreached(offlineList, password)) {
    throw invalidField('password', 'breached', 'The password is on public lists.');
  }
}
