import type { Messages } from '@lingui/core';
import { keepTogether } from '../locale/no-break.ts';

/** The language has no texts: none are served, or the answer is not a catalogue (TEXT-03). */
export class UnsupportedLanguageError extends Error {
  override readonly name = 'UnsupportedLanguageError';
  readonly language: string;

  constructor(language: string) {
    super(`There are no texts for the language "${language}"`);
    this.language = language;
  }
}

/** The texts could not be fetched; trying again may help (TEXT-02). `status` is 0 without an answer. */
export class TextsUnavailableError extends Error {
  override readonly name = 'TextsUnavailableError';
  readonly language: string;
  readonly status: number;

  constructor(language: string, status: number, options?: ErrorOptions) {
    super(`The texts for "${language}" could not be loaded (${status || 'no answer'})`, options);
    this.language = language;
    this.status = status;
  }
}

/** ICU syntax or its quoting: only such a message needs the compiler. */
const NEEDS_COMPILER = /[{}']/;

/** A compiled message is a list of literal texts and `[name, type?, format?]` tokens. */
function isCompiled(message: unknown): boolean {
  return (
    Array.isArray(message) &&
    message.every((token) => typeof token === 'string' || Array.isArray(token))
  );
}

/** Whether a fetched value has the shape of a catalogue: ids to ICU texts or compiled messages. */
function isCatalogue(value: unknown): value is Record<string, string | Messages[string]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const messages = Object.values(value);
  return messages.length > 0 && messages.every((m) => typeof m === 'string' || isCompiled(m));
}

/**
 * Makes a catalogue ready for the runtime. Compiled messages pass as they are, plain sentences are wrapped; the
 * compiler is fetched only when there are raw ICU texts among them (development, or a catalogue that an operator
 * serves uncompiled).
 */
export async function compileCatalogue(language: string, catalogue: unknown): Promise<Messages> {
  if (!isCatalogue(catalogue)) throw new UnsupportedLanguageError(language);
  const compiled: Messages = {};
  const raw: [id: string, text: string][] = [];
  for (const [id, message] of Object.entries(catalogue)) {
    if (typeof message !== 'string') compiled[id] = message;
    else if (NEEDS_COMPILER.test(message)) raw.push([id, keepTogether(message)]);
    else compiled[id] = [keepTogether(message)];
  }
  if (raw.length > 0) {
    const { compileMessage } = await import('@lingui/message-utils/compileMessage');
    for (const [id, text] of raw) compiled[id] = compileMessage(text);
  }
  return compiled;
}
