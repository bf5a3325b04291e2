import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  compileCatalogue,
  TextsUnavailableError,
  UnsupportedLanguageError,
} from '../../src/texts/catalogue.ts';
import { fallbackTexts } from '../../src/texts/fallback.ts';
import { activateTexts, activeLanguage, t } from '../../src/texts/index.ts';
import { sourceTexts } from '../../src/texts/sources.ts';

const en = sourceTexts('en');

describe('TEXT-01: a catalogue made ready', () => {
  it('has sentences, compiled messages and ICU texts in one form', async () => {
    expect(
      await compileCatalogue('en', {
        plain: 'Log in',
        icu: '{days} left',
        quoted: "It''s",
        ready: ['For ', ['name'], '.'],
        literal: ['Only words'],
      }),
    ).toEqual({
      plain: ['Log in'],
      icu: [['days'], ' left'],
      quoted: ["It's"],
      ready: ['For ', ['name'], '.'],
      literal: ['Only words'],
    });
  });

  describe('without the compiler', () => {
    beforeEach(() => {
      vi.doMock('@lingui/message-utils/compileMessage', () => {
        throw new Error('It is not fetched');
      });
    });
    afterEach(() => {
      vi.doUnmock('@lingui/message-utils/compileMessage');
    });

    it('does when nothing needs it: a visitor does not wait for it', async () => {
      expect(await compileCatalogue('en', { a: 'Log in (now)', b: ['x'] })).toEqual({
        a: ['Log in (now)'],
        b: ['x'],
      });
    });

    it.each(['{a}', "It''s", 'a } b'])('does not when "%s" is there', async (text) => {
      await expect(compileCatalogue('en', { text })).rejects.toBeInstanceOf(Error);
    });
  });

  it.each([
    ['a text', 'abc'],
    ['a number', 7],
    ['nothing', undefined],
    ['null', null],
    ['a list', ['a']],
    ['no message', {}],
    ['one message that is none among others', { a: 'Log in', b: 7 }],
    ['one part that is none among others', { a: ['Log in', 7] }],
    ['one part that is an object', { a: ['Log in', {}] }],
  ])('TEXT-03: %s is none', async (_what, value) => {
    await expect(compileCatalogue('sv', value)).rejects.toMatchObject({
      name: 'UnsupportedLanguageError',
      language: 'sv',
      message: 'There are no texts for the language "sv"',
    });
  });
});

describe('TEXT-02, TEXT-03: what went wrong, for the log', () => {
  it('says the language, and what came', () => {
    expect(new UnsupportedLanguageError('xx').message).toBe(
      'There are no texts for the language "xx"',
    );
    expect(new TextsUnavailableError('fi', 503)).toMatchObject({
      name: 'TextsUnavailableError',
      message: 'The texts for "fi" could not be loaded (503)',
      status: 503,
      language: 'fi',
    });
    const cause = new TypeError('Failed to fetch');
    const error = new TextsUnavailableError('fi', 0, { cause });
    expect(error.message).toBe('The texts for "fi" could not be loaded (no answer)');
    expect(error.cause).toBe(cause);
  });
});

describe('TEXT-04: the site’s own copy', () => {
  it('is every English text, ready to be shown', async () => {
    const messages = await fallbackTexts();
    expect(messages).toEqual(await compileCatalogue('en', en));
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(en).toSorted());
    activateTexts('fi', messages);
    expect(activeLanguage()).toBe('fi');
    activateTexts('en', messages);
    expect(activeLanguage()).toBe('en');
    expect(t('login.title')).toBe(en['login.title']);
  });
});
