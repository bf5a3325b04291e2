import { expect, test } from 'vitest';
import { isSitePath, readMarkdown } from '../../../backend/third-parties/crm/markdown.ts';
import { isFor, type Recipient, type Target } from '../../../backend/third-parties/crm/target.ts';
import { textFor } from '../../../backend/third-parties/crm/texts.ts';
import { TEXTS } from '../../../backend/third-parties/crm/public/texts.js';
import { textLanguages } from '../../../reference/languages.ts';

const aino: Recipient = {
  playerId: 'aino',
  language: 'fi',
  market: 'FI',
  brand: 'northlight',
  playerSince: new Date('2026-03-01'),
  topics: new Set(['NEWSLETTER']),
};
const everybody: Target = {
  playerId: null,
  language: null,
  market: null,
  brand: null,
  topic: null,
  sentAt: new Date('2026-03-02'),
};

test.each<[isHers: boolean, what: string, target: Partial<Target>]>([
  [true, 'everybody', {}],
  [true, 'her alone', { playerId: 'aino' }],
  [false, 'somebody else', { playerId: 'bruno' }],
  [true, 'her language', { language: 'fi' }],
  [false, 'another language', { language: 'sv' }],
  [true, 'her market', { market: 'FI' }],
  [false, 'another market', { market: 'BR' }],
  [true, 'the brand that she looks from', { brand: 'northlight' }],
  [false, 'the other brand', { brand: 'sol-alta' }],
  [true, 'marketing on what she wants', { topic: 'NEWSLETTER' }],
  [false, 'marketing on what she does not want', { topic: 'BONUS_OFFER' }],
  [false, 'marketing that she does not want, to her alone', { playerId: 'aino', topic: 'CASINO' }],
  [true, 'all that she is', { language: 'fi', market: 'FI', brand: 'northlight' }],
  [false, 'her language in another market', { language: 'fi', market: 'SE' }],
  [false, 'her alone, in another language', { playerId: 'aino', language: 'en' }],
  [true, 'who was a player when it was sent', { sentAt: aino.playerSince }],
  [false, 'who was a player before she was', { sentAt: new Date('2026-02-28') }],
])('[INBOX-01] %s: a message for %s', (isHers, _what, target) => {
  expect(isFor({ ...everybody, ...target }, aino)).toBe(isHers);
});

test('a message is read in the language of the site, and in English where nobody wrote it', () => {
  const texts = { en: { title: 'Hi', body: 'B' }, fi: { title: 'Hei', body: 'B' } };
  expect(textFor(texts, 'fi')).toEqual({ language: 'fi', text: texts.fi });
  for (const other of ['pt', 'sv', 'xx', 'constructor']) {
    expect(textFor(texts, other)).toEqual({ language: 'en', text: texts.en });
  }
});

test.each([
  ['/', true],
  ['/payment-methods', true],
  ['/my-account/banking/deposit?amount=10#top', true],
  ['', false],
  ['payment-methods', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/../control', false],
  ['/a/..%2f', false],
  ['/a//b', false],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
  ['/a b', false],
  ['/a\n', false],
  [`/${'a'.repeat(200)}`, false],
])('[INBOX-01] a message may lead to %j: %s', (path, isOne) => {
  expect(isSitePath(path)).toBe(isOne);
});

test('[INBOX-01] a message is paragraphs, lists, stress and links to pages of the site', () => {
  expect(readMarkdown('Dear **Aino**,\r\nread *this*:\n\n- one\n- [two](/terms)\nthe end')).toEqual(
    [
      {
        kind: 'paragraph',
        lines: [
          [{ text: 'Dear ' }, { text: 'Aino', look: 'strong' }, { text: ',' }],
          [{ text: 'read ' }, { text: 'this', look: 'emphasis' }, { text: ':' }],
        ],
      },
      { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two', path: '/terms' }]] },
      { kind: 'paragraph', lines: [[{ text: 'the end' }]] },
    ],
  );
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[free money](javascript:alert(1))',
  '[free money](https://evil.example)',
  '[free money](//evil.example)',
  'مرحبا بالعالم 🎉👩‍👩‍👧',
  'a'.repeat(4_000),
  '**',
  '* * *x** [](',
])('[INBOX-01] %j stays the text that was written', (source) => {
  const words = readMarkdown(source).flatMap((one) =>
    one.kind === 'list' ? one.items : one.lines,
  );
  expect(words.flat().some(({ path }) => path !== undefined)).toBe(false);
  const said = words.map((line) => line.map(({ text }) => text).join('')).join('\n');
  expect(source.replaceAll('*', '')).toContain(said.replaceAll('*', '').trim());
});

test('the widget speaks every language that the site has texts in, wholly', () => {
  const idsOf = (texts: object): string[] =>
    Object.entries(texts).flatMap(([id, text]) => {
      if (typeof text === 'object') return idsOf(text as object).map((inner) => `${id}.${inner}`);
      return text === '' ? [] : [id];
    });
  for (const language of textLanguages()) {
    expect([language, idsOf(TEXTS[language])]).toEqual([language, idsOf(TEXTS.en)]);
  }
});
