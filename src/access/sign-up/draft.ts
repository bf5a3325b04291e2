import { mailboxOf } from '../../../reference/mailbox.ts';
import { CONTACT_FIELDS, type ContactValues } from './bodies.ts';
import { forgetDraft, heldDraft, holdDraft } from './draft-store.ts';

/**
 * The details of the first step without secrets and consents, which are given anew. The market is that of the
 * address, whose own country is chosen at first.
 */
const DETAILS = ['market', 'countryCode', 'provinceCode', 'email'] as const;
export type DraftDetails = Partial<Record<(typeof DETAILS)[number], string>>;
export type DraftContact = Partial<ContactValues>;

/**
 * The typed details of a sign-up, sealed in the storage of its tab: a reload, another language and a new start
 * lose nothing, and with the tab they are gone. They never hold a password or a code.
 */
interface Draft {
  /** When it was typed last, ms by the clock of the device. */
  readonly at: number;
  readonly details: DraftDetails;
  /** The owner of the contact info: the e-mail address that it was typed for. */
  readonly of: string;
  readonly contact: DraftContact;
}

/** As long as somebody may look for a document: a later visitor on this device may be another person. */
const KEPT_MS = 30 * 60_000;

const NOTHING: Draft = { at: 0, details: {}, of: '', contact: {} };

type Clock = () => number;

function pick<Name extends string>(from: unknown, names: readonly Name[]) {
  const values = Object(from) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
  ) as Partial<Record<Name, string>>;
}

function parsed(stored: string): Partial<Record<keyof Draft, unknown>> {
  try {
    return Object(JSON.parse(stored)) as Partial<Record<keyof Draft, unknown>>;
  } catch {
    return {};
  }
}

/** A draft that is too old, or from the future, is removed. */
function read(now: Clock): Draft {
  const stored = heldDraft();
  if (stored === undefined) return NOTHING;
  const { at, of, details, contact } = parsed(stored);
  const age = typeof at === 'number' ? now() - at : Number.NaN;
  if (!(age >= 0 && age < KEPT_MS)) {
    forgetDraft();
    return NOTHING;
  }
  return {
    at: now(),
    of: typeof of === 'string' ? of : '',
    details: pick(details, DETAILS),
    contact: pick(contact, CONTACT_FIELDS),
  };
}

const write = (draft: Draft, now: Clock): void => {
  holdDraft(JSON.stringify({ ...draft, at: now() }));
};

export const draftDetails = (now: Clock): DraftDetails => read(now).details;

/** Nothing for another person than the one that it was typed for. */
export function draftContact(email: string, now: Clock): DraftContact {
  const { of, contact } = read(now);
  return of === mailboxOf(email) ? contact : {};
}

/** @param values of the form of the first step, and its market; the rest is left out */
export const keepDetails = (values: object, now: Clock): void => {
  write({ ...read(now), details: pick(values, DETAILS) }, now);
};

/** @param email of the sign-up that the contact info belongs to */
export const keepContact = (email: string, values: object, now: Clock): void => {
  write({ ...read(now), of: mailboxOf(email), contact: pick(values, CONTACT_FIELDS) }, now);
};

/** Somebody signs up with this address: the draft of another address belongs to another person. */
export function beginDraft(email: string, now: Clock): void {
  const draft = read(now);
  if (draft.of === mailboxOf(email)) return;
  write({ ...draft, of: '', contact: {} }, now);
}

/** The address has an account: only the residence is left. */
export function forgetPerson(now: Clock): void {
  const { email: _, ...place } = read(now).details;
  forgetDraft();
  keepDetails(place, now);
}
