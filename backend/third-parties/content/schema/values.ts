import { textLanguages, type TextLanguage } from '../../../../reference/languages.ts';

/** Readers of values that a file or a form may hold. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export const languages = (): readonly TextLanguage[] => textLanguages();

/** Whether content may lead there: the links that the site follows (`safeLink`). */
export function isLink(address: string): boolean {
  if (/^#[\w-]+$/.test(address) || /^\/(?![/\\])[^\\\s]*$/.test(address)) return true;
  return isWebAddress(address);
}

export function isWebAddress(address: string): boolean {
  if (!/^https:\/\/\S+$/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/;

/** A real moment, written in UTC. */
export function isInstant(text: string): boolean {
  if (!INSTANT.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 16));
}
