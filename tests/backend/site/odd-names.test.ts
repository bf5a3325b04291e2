import { randomUUID } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { english } from '../../messages/english.ts';
import { openInstance, type Instance } from '../instance.ts';
import { asVisitor, deskOf, shownTo, widgetOf } from './support-chat.support.ts';

/** Text that people type, in every script and with anything in it, where an operator's people read it. */

let site: Instance;
let address: string;
beforeAll(async () => {
  site = await openInstance({});
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const ALI = '\u0639\u0644\u064a \u05d0\u05d1\u05e8\u05d4\u05dd';
const FAMILY = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}';
const OVERRIDE = '\u202etxet\u202c \u2067me\u2069\u200f';
const MARKUP = '"><img src=x onerror=alert(1)><b>Aino</b>&amp;';
const LONG = 'Wolfeschlegelstein'.repeat(12).slice(0, 200);
const ODD = [ALI, FAMILY, OVERRIDE, MARKUP, LONG] as const;

async function open(url: string) {
  const { body } = await site.desk(url);
  return new JSDOM(body).window.document;
}

/** Whether the text of an element reads by itself, whatever direction its neighbours have. */
const standsApart = (element: Element | null | undefined): boolean =>
  element?.matches('bdi, [dir="auto"]') === true;

test.each(ODD)('[CHAT-05] %j reaches the desk and comes back whole', async (text) => {
  const me = asVisitor();
  expect(await widgetOf(site, me).send(text)).toBe(204);
  expect((await shownTo(address, me))?.messages.map(({ body }) => body)).toEqual([text]);
  const desk = deskOf(site);
  const found = (await desk.open()).find(({ last }) => text.startsWith(last.body));
  expect(await desk.messages(found?.id ?? '')).toMatchObject([{ body: text }]);
});

test('[CHAT-05] of a long message the list of the desk shows whole characters', async () => {
  const start = `${randomUUID()} `;
  const fits = 'a'.repeat(139 - start.length);
  expect(await widgetOf(site, asVisitor()).send(`${start}${fits}${FAMILY} and more`)).toBe(204);
  const open = await deskOf(site).open();
  expect(open.map(({ last }) => last.body)).toContain(`${start}${fits}`);
});

test('[INBOX-01] a title of the inbox is text that stands apart, in the form, its preview and the list', async () => {
  for (const text of ODD.map((one) => one.slice(0, 120))) {
    const fields = { key: randomUUID(), title_en: text, body_en: text };
    const post = (step: string) =>
      site.desk({
        method: 'POST',
        url: '/desk/inbox',
        payload: new URLSearchParams({ ...fields, step }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const shown = new JSDOM((await post('preview')).body).window.document;
    const field = shown.querySelector<HTMLInputElement>('#title_en');
    expect([field?.value, field?.dir]).toEqual([text, 'auto']);
    expect((await post('send')).statusCode).toBe(303);
    const page = await open('/desk/inbox');
    for (const title of [shown.querySelector('article h3'), page.querySelector('li h3')]) {
      expect([title?.textContent, standsApart(title)]).toEqual([text, true]);
    }
    expect([...shown.images, ...page.images]).toEqual([]);
  }
});

test('[INBOX-01] what a message begins with is cut between characters', async () => {
  const session = await site.logIn('demo@croupier.test');
  const { id = '' } = (await site.call('getCrmInboxId', { session })).body as { id?: string };
  const fits = 'a'.repeat(159);
  const fields = { key: randomUUID(), step: 'send', title_en: 'Cut', body_en: `${fits}${FAMILY}` };
  await site.desk({
    method: 'POST',
    url: '/desk/inbox',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { messages } = (
    await site.app.inject({
      url: '/widgets/inbox/messages?language=en',
      headers: { authorization: `Bearer ${id}` },
    })
  ).json<{ messages: { title: string; start: string }[] }>();
  expect(messages.find(({ title }) => title === 'Cut')?.start).toBe(fits);
});

test('[SIGN-27] an address in the outbox stands apart from who wrote and when', async () => {
  const { outbox, db } = site.platform;
  for (const name of [ALI.replace(' ', ''), FAMILY, '\u202egro.live', '<b>aino</b>']) {
    const recipient = `${name}@example.com`;
    await outbox.send(db, { ...english.passwordReset(), recipient });
    const page = await open('/outbox');
    const found = [...page.querySelectorAll('.facts *')].find(
      (one) => one.children.length === 0 && one.textContent === recipient,
    );
    expect([recipient, standsApart(found)]).toEqual([recipient, true]);
  }
});

test('[SESS-16] a city is told in whole characters', async () => {
  const session = await site.logIn('demo@croupier.test');
  const city = async (name: string) => {
    const cookie = `city=${encodeURIComponent(name)}; country-code=FI`;
    const { body } = await site.call('getAccessContext', { session, headers: { cookie } });
    return (body as { station: { autodetectedCity?: string } }).station.autodetectedCity;
  };
  expect(await city(ALI)).toBe(ALI);
  expect(await city(`${'a'.repeat(79)}${FAMILY}`)).toBe('a'.repeat(79));
  expect(await city(LONG)).toBe(LONG.slice(0, 80));
});
