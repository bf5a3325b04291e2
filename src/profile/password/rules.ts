import { password } from '../../access/credential-rules.ts';
import { first, required, unless } from '../../ui/rules.ts';

/** Passwords are judged as typed: a space at the end is part of one. */
export const PASSWORD_RULES = {
  oldPassword: unless((value) => value !== '', 'password.old.missing'),
  newPassword: first(
    password,
    unless((value, all) => value !== all['oldPassword'], 'password.new.unchanged'),
  ),
  confirmation: first(
    required('password.confirmation.missing'),
    unless((value, all) => value === all['newPassword'], 'password.confirmation.differs'),
  ),
};
