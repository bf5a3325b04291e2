import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pngOf } from '../../atlas/build/exports/png.ts';
import { codeLifetimeMs } from '../../backend/access/codes.ts';
import { markOf } from '../../backend/messages/mark.ts';
import { messagesTo } from '../../backend/messages/messages.ts';
import { smsLength } from '../../backend/messages/sms.ts';
import { MESSAGE_TEXTS } from '../../backend/messages/texts.ts';
import { BRAND_FACTS } from '../../reference/brands.ts';
import { IMPRINTS } from '../../reference/imprints.ts';
import { textLanguages } from '../../reference/languages.ts';
import { sites } from './english.ts';
import { all, brands, KEY, mails, texts } from './samples.ts';

const root = join(import.meta.dirname, '..', '..');

describe('TEXT-01: the catalogue of messages', () => {
  const english = MESSAGE_TEXTS.en;
  const ids = Object.keys(english) as (keyof typeof english)[];
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place);

  test('has every language that ships', () => {
    expect(Object.keys(MESSAGE_TEXTS).toSorted()).toEqual(textLanguages().toSorted());
  });

  test.each(textLanguages())(
    '%s has every text of English and no other, none empty or malformed',
    (language) => {
      const own = MESSAGE_TEXTS[language];
      expect(Object.keys(own)).toEqual(ids);
      for (const id of ids) {
        expect(own[id], id).toBe(own[id].trim());
        expect(own[id], id).not.toBe('');
        expect(own[id].replaceAll(/\{\w+\}/g, ''), id).not.toMatch(/[{}<>]/);
        expect(new Set(places(own[id])), id).toEqual(new Set(places(english[id])));
      }
    },
  );

  test.each(textLanguages().filter((one) => one !== 'en'))('%s is translated', (language) => {
    const same = ids.filter((id) => MESSAGE_TEXTS[language][id] === english[id]);
    expect(same).toEqual([]);
  });

  test('has no text that nobody is sent, and no place stays empty', () => {
    const sent = all.map(({ language, message }) => ({
      language,
      text: `${message.channel === 'EMAIL' ? `${message.subject}\n${message.html}` : ''}\n${message.body}`,
    }));
    for (const { text } of sent) expect(text).not.toMatch(/\{\w+\}|undefined|\[object/);
    const unused = textLanguages().flatMap((language) =>
      ids
        .filter((id) => {
          const parts = MESSAGE_TEXTS[language][id].split(/\{\w+\}/);
          const own = sent.filter((one) => one.language === language);
          return !own.some(({ text }) => parts.every((part) => text.includes(part)));
        })
        .map((id) => `${language}: ${id}`),
    );
    expect(unused).toEqual([]);
  });
});

describe('[PROF-01] the player number', () => {
  test.each(mails)(
    '$brand, $language: $name says by which number support finds the player',
    ({ name, message }) => {
      const isPlayer = name !== 'sign-up by e-mail';
      const said = message.body.replaceAll('\u00A0', ' ');
      expect(said.includes('1004 7213')).toBe(isPlayer);
      expect(message.html?.replaceAll('\u00A0', ' ').includes('1004 7213')).toBe(isPlayer);
    },
  );
});

describe('whom a message is from, and for', () => {
  test.each(all)('$brand, $language: $name', ({ brand, language, message }) => {
    expect(message).toMatchObject({ brand, language });
    const { name } = BRAND_FACTS[brand];
    const [other = ''] = brands.filter((one) => one !== brand).map((one) => BRAND_FACTS[one].name);
    expect(message.sender).toBe(
      message.channel === 'SMS' ? name : `${name} <no-reply@${IMPRINTS[brand].host}>`,
    );
    expect(message.body).toContain(name);
    expect(JSON.stringify(message)).not.toContain(other);
  });

  test('a page that is no brand’s writes as the player’s own', () => {
    const recipient = { number: 10_047_213, languageCode: 'pt-BR', siteId: '3', market: 'BR' };
    const asked = { sites, siteId: '77' };
    expect(messagesTo(recipient, asked).passwordReset()).toMatchObject({
      brand: 'sol-alta',
      language: 'pt',
    });
    expect(messagesTo({ ...recipient, siteId: '78' }, asked).passwordReset()).toMatchObject({
      brand: 'northlight',
    });
  });

  test.each([
    ['2', '3', 'northlight'],
    ['3', '2', 'sol-alta'],
    ['77', '3', 'sol-alta'],
    ['77', '2', 'northlight'],
  ] as const)(
    'asked for at %s by a player of %s, link and writer are both %s',
    (siteId, own, brand) => {
      const to = { number: 10_047_213, languageCode: 'en', siteId: own, market: 'UN' };
      const messages = messagesTo(to, { sites, siteId });
      const mail = messages.resetLink(KEY);
      expect(mail.brand).toBe(brand);
      const links = mail.body.match(/https?:\/\/[^/\s]+/g) ?? [];
      expect(new Set(links)).toEqual(new Set([`https://${IMPRINTS[brand].host}`]));
      expect(messages.resetCode('123456').body).toContain(`@${IMPRINTS[brand].host} #`);
    },
  );

  test('a link leads to the player’s market, where the brand runs it', () => {
    const finn = { number: 10_047_213, languageCode: 'fi', siteId: '2', market: 'FI' };
    const linkOf = (siteId: string) => messagesTo(finn, { sites, siteId }).resetLink(KEY).body;
    expect(linkOf('2')).toContain('https://northlight.example/fi-FI/reset-password?');
    expect(linkOf('3')).toContain('https://sol-alta.example/fi-UN/reset-password?');
  });

  test('a language without texts is written to in English, and led to the site in its own', () => {
    const message = messagesTo(
      { number: 10_047_213, languageCode: 'sv', siteId: '2', market: 'SE' },
      { sites, siteId: '2' },
    ).resetLink(KEY);
    expect(message).toMatchObject({ language: 'en', subject: 'Choose a new Northlight password' });
    expect(message.body).toContain('https://northlight.example/sv-SE/reset-password?');
  });
});

/** Text messages that hold no code. */
const NOTICES = ['phoneChangedSms', 'passwordResetSms', 'numberTaken'];

describe('a text message', () => {
  test.each(texts)('$brand, $language: $name: one segment of GSM-7', ({ message }) => {
    expect(smsLength(message.body)).toMatchObject({ encoding: 'GSM-7', segments: 1 });
  });

  test.each(texts.filter(({ name }) => !NOTICES.includes(name)))(
    '$brand, $language: $name: code first, how long it holds, and the host on whose pages phones offer it',
    ({ brand, message: { body } }) => {
      expect(body).toMatch(/^012345 /);
      expect(body).toContain(` ${codeLifetimeMs / 60_000} min`);
      expect(body.split('\n').at(-1)).toBe(`@${IMPRINTS[brand].host} #012345`);
    },
  );

  test.each([
    ['', 'GSM-7', 0, 1],
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    ['€'.repeat(81), 'GSM-7', 162, 2],
    ['Älä kerro à Ç', 'GSM-7', 13, 1],
    ['código', 'UCS-2', 6, 1],
    ['ç'.repeat(70), 'UCS-2', 70, 1],
    ['ç'.repeat(71), 'UCS-2', 71, 2],
    ['🙂'.repeat(35), 'UCS-2', 70, 1],
    ['`', 'UCS-2', 1, 1],
  ])('is as long as it is: %s', (text, encoding, units, segments) => {
    expect(smsLength(text)).toEqual({ encoding, units, segments });
  });
});

describe('the mark that goes with an e-mail', () => {
  test.each(brands)('of %s is drawn as on the site', async (brand) => {
    const svg = await readFile(join(root, 'src', 'brands', brand, 'icon.svg'), 'utf8');
    const drawn = await pngOf(svg, { width: 40, height: 40 });
    expect(Buffer.from(drawn).equals(await markOf(brand))).toBe(true);
  });
});
