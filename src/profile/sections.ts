import type { TextId } from '../texts/index.ts';

/** The parts of the account's page in their order: the name in the address, after `#`, and the heading. */
export const SECTIONS = {
  contact: 'profile.contact.title',
  phone: 'phone.title',
  address: 'address.title',
  password: 'password.title',
  language: 'language.title',
  marketing: 'marketing.title',
  cookies: 'cookies.settings',
} as const satisfies Readonly<Record<string, TextId>>;

export type SectionName = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as readonly SectionName[];
