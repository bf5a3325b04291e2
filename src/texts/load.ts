import type { Messages } from '@lingui/core';
import { compileCatalogue, TextsUnavailableError, UnsupportedLanguageError } from './catalogue.ts';

/** Language codes as they stand in an address, for example `en` or `pt`; nothing else is fetched. */
const LANGUAGE = /^[a-z]{2,4}$/;

/**
 * Fetches the texts of a language from `/locales/{lang}/default.json` (TEXT-01). It tries once: the texts chart
 * retries and falls back to the default language.
 *
 * @throws UnsupportedLanguageError on a 4xx, or an answer that is not a catalogue (TEXT-03)
 * @throws TextsUnavailableError without an answer, or on a 408, 429 or 5xx (TEXT-02)
 * @throws DOMException `AbortError` when `signal` fires
 */
export async function loadTexts(language: string, signal?: AbortSignal): Promise<Messages> {
  if (!LANGUAGE.test(language)) throw new UnsupportedLanguageError(language);
  const response = await fetchCatalogue(language, signal);
  if (!response.ok) {
    const mayPass = response.status >= 500 || [408, 429].includes(response.status);
    if (mayPass) throw new TextsUnavailableError(language, response.status);
    throw new UnsupportedLanguageError(language);
  }
  return compileCatalogue(language, await readJson(language, response, signal));
}

async function fetchCatalogue(language: string, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(`/locales/${language}/default.json`, { signal: signal ?? null });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new TextsUnavailableError(language, 0, { cause });
  }
}

/** A body that breaks off is a failed load; a complete body that is no JSON is no catalogue. */
async function readJson(
  language: string,
  response: Response,
  signal?: AbortSignal,
): Promise<unknown> {
  let body: string;
  try {
    body = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new TextsUnavailableError(language, response.status, { cause });
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new UnsupportedLanguageError(language);
  }
}
