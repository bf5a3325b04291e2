/** The purpose of each role at the desk. */
export const ROLES = {
  SUPPORT: 'Support',
  PAYMENTS: 'Payments',
  VERIFICATION: 'Verification',
  EDITOR: 'Editor',
  COMPLIANCE: 'Compliance',
  ADMINISTRATOR: 'Administrator',
} as const;

export type Role = keyof typeof ROLES;

/**
 * The roles that may open a page, and those that may change something there; an administrator may do
 * everything.
 */
export interface Duty {
  readonly looks: readonly Role[];
  readonly acts: readonly Role[];
}

export const everybody = (Object.keys(ROLES) as Role[]).toSorted();

export const may = (role: Role, allowed: readonly Role[]): boolean =>
  role === 'ADMINISTRATOR' || allowed.includes(role);

/** Roles as a sentence names them. */
export const inWords = (roles: readonly Role[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    [...roles.filter((role) => role !== 'ADMINISTRATOR'), 'ADMINISTRATOR' as const].map((role) =>
      ROLES[role].toLowerCase(),
    ),
  );
