import type { components } from '../openapi/schema.gen.ts';

type KycLevel = components['schemas']['KycLevel'];

/** Whether the level says that the age of its player was verified with their identity, and still counts. */
const VERIFIES: Readonly<Record<KycLevel, boolean>> = {
  DATA_VERIFIED: true,
  'FULLY VERIFIED': true,
  'ENHANCED KYC': true,
  ENHANCED: true,
  EDD_PENDING: true,
  EDD_UNDER_REVIEW: true,
  NOT_VERIFIED: false,
  PENDING: false,
  PENDING_EXPIRED: false,
  NOT_REQUIRED: false,
  RESTRICTED: false,
  SUSPENDED: false,
};

/**
 * Whether somebody's age was verified with their identity, and still counts. A level that says nothing about it,
 * or that the contract does not have yet, is not verified.
 */
export const isAgeVerified = (level: KycLevel | (string & {})): boolean =>
  new Map<string, boolean>(Object.entries(VERIFIES)).get(level) === true;
