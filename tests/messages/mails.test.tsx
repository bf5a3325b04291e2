import { describe, expect, test } from 'vitest';
import { MESSAGE_TEXTS } from '../../backend/messages/texts.ts';
import { BRAND_COLOURS } from '../../reference/brand-colours.ts';
import { IMPRINTS } from '../../reference/imprints.ts';
import { LANGUAGES } from '../../reference/languages.ts';
import { CODE, KEY, mails, to } from './samples.ts';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('an e-mail', () => {
  test.each(mails)('$brand, $language: $name: text and HTML say the same', (one) => {
    const { brand, language, message } = one;
    const document = parsed(message.html);
    const root = document.documentElement;
    expect([root.lang, root.dir]).toEqual([LANGUAGES[language].texts, 'ltr']);
    expect(document.title).toBe(message.subject);
    expect(document.querySelector('h1')?.textContent).toBe(message.subject);
    const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    const shown = flat(document.body.textContent);
    for (const part of message.body.split('\n\n')) {
      for (const line of part.replace(/^-- \n/, '').split('\n')) {
        const label = line.replace(/: ?(?:https:.*)?$/, '');
        const href = /https:\S+$/.exec(line)?.[0];
        if (href !== line) expect(shown).toContain(flat(label));
        const links = [...document.querySelectorAll('a')];
        if (href !== undefined) expect(links.map((link) => link.href)).toContain(href);
      }
    }
    // The sender of a mail, on whose behalf, under whose eyes, and for whom it is.
    const { company, licence, address, regulator } = IMPRINTS[brand];
    for (const fact of [company, licence, address, regulator[language], '18+']) {
      expect(shown).toContain(fact);
      expect(message.body).toContain(fact);
    }
    expect(shown).toContain(MESSAGE_TEXTS[language]['notYou.title']);
  });

  test.each(mails)('$brand, $language: $name: shown by any client, and by a dark one', (one) => {
    const { brand, message } = one;
    const document = parsed(message.html);
    expect(
      document.querySelectorAll('script, table, link, form, svg, iframe, [onclick]'),
    ).toHaveLength(0);
    // Nothing is fetched when it is opened: nobody learns that it was.
    expect(
      [...document.querySelectorAll('[src]')].map((image) => image.getAttribute('src')),
    ).toEqual(['cid:mark']);
    expect(message.html).not.toMatch(/url\(|@import|<style[^>]*src/);
    for (const link of document.querySelectorAll('a')) {
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
      expect(link.href).toMatch(/^https:/);
    }
    const used = new Set(
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    );
    const sheet = document.querySelector('style')?.textContent ?? '';
    expect(sheet).toMatch(
      /^:root\{color-scheme:light dark\}@media \(prefers-color-scheme:dark\)\{/,
    );
    expect([...used].filter((name) => !sheet.includes(`.${name}{`))).toEqual([]);
    expect(sheet).toContain(
      `.b-surface{background-color:${BRAND_COLOURS[brand].surface[1]}!important}`,
    );
    expect(document.body.getAttribute('style')).toContain(
      `background-color:${BRAND_COLOURS[brand].surface[0]}`,
    );
    // Gmail cuts off longer mails.
    expect(message.html.length).toBeLessThan(20_000);
  });

  test('with a code says it in large digits; with a link as a button, and as text', () => {
    const code = to('northlight', 'en').signUpCode('EMAIL', CODE);
    if (code.channel !== 'EMAIL') throw new Error('No e-mail');
    const digits = parsed(code.html).querySelector('p.b-tint');
    expect(digits?.textContent.trim()).toBe(CODE);
    expect(digits?.getAttribute('style')).toContain('36px');
    // A locked screen shows the subject.
    expect(code.subject).not.toContain(CODE);
    const { html, body } = to('northlight', 'en').resetLink(KEY);
    const href = `https://northlight.example/en-UN/reset-password?${KEY}`;
    const [button, asText] = parsed(html).querySelectorAll(`a[href*="resetKey"]`);
    expect([button?.textContent.trim(), button?.getAttribute('href')]).toEqual([
      'Choose a new password',
      href,
    ]);
    expect([asText?.textContent.trim(), asText?.getAttribute('href')]).toEqual([href, href]);
    expect(/https?:\S+/.exec(body)?.[0]).toBe(href);
  });
});
