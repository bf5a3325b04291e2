import { createHash } from 'node:crypto';
import type { StoredMessage } from '../../platform/outbox.ts';
import { html, Html } from '../html.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; background: light-dark(#f4f5f7, #14161a); color: light-dark(#1b1f24, #e8eaed); }
h1 { font-size: 1.4rem; margin: 0 0 .25rem; }
p.note { margin: 0 0 1.25rem; color: light-dark(#545b66, #a3abb8); }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: 1.5rem; }
label { flex: 1 1 100%; font-weight: 600; }
input { flex: 1 1 14rem; font: inherit; padding: .5rem .75rem; border: 1px solid light-dark(#8a93a0, #6d7683); border-radius: .5rem; background: light-dark(#fff, #1f2329); color: inherit; }
button { font: inherit; font-weight: 600; padding: .5rem 1rem; border: 0; border-radius: .5rem; background: light-dark(#1d4ed8, #9db8ff); color: light-dark(#fff, #0d1220); }
:focus-visible { outline: 3px solid light-dark(#1d4ed8, #9db8ff); outline-offset: 2px; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
li { padding: .9rem 1rem; border-radius: .75rem; background: light-dark(#fff, #1f2329); border: 1px solid light-dark(#d9dde3, #31363f); }
header { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; font-size: .9rem; color: light-dark(#545b66, #a3abb8); }
header b { color: light-dark(#1b1f24, #e8eaed); overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: .4rem 0 0; }
li p { margin: .35rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
strong { font: 700 1.25em/1.3 ui-monospace, monospace; letter-spacing: .12em; }
`;

/** In one piece: the policy's hash is of exactly what stands between the tags. */
const styleElement = new Html(`<style>${style}</style>`);
const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing runs on this page, and nothing is loaded by it. */
export const outboxPolicy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; ` +
  `base-uri 'none'; frame-ancestors 'none'`;

/** Links can be followed; a code stands out, so that it is found at a glance. */
const highlighted = (body: string): readonly Html[] =>
  body
    .split(/(https?:\/\/\S+)/)
    .flatMap((part, index) =>
      index % 2 ? [html`<a href="${part}">${part}</a>`] : withCodes(part),
    );

const withCodes = (text: string): readonly Html[] =>
  text
    .split(/\b(\d{6})\b/)
    .map((part, index) => (index % 2 ? html`<strong>${part}</strong>` : html`${part}`));

const item = (message: StoredMessage): Html =>
  html`<li>
    <header>
      <span>${message.channel === 'SMS' ? 'SMS' : 'E-mail'}</span><b>${message.recipient}</b
      ><time datetime="${message.sentAt.toISOString()}"
        >${message.sentAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</time
      >
    </header>
    ${message.subject === null ? undefined : html`<h2>${message.subject}</h2>`}
    <p>${highlighted(message.body)}</p>
  </li>`;

/** The outbox: newest first, looked for by address, reloaded every ten seconds. */
export function outboxPage(messages: readonly StoredMessage[], search: string): string {
  const empty =
    search === ''
      ? 'Nothing has been sent yet.'
      : `Nothing was sent to an address with “${search}”.`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="refresh" content="10" />
        <meta name="robots" content="noindex" />
        <title>Outbox</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p class="note">
            What text messages and e-mails would have carried. Reloads every ten seconds.
          </p>
          <form method="get" action="/outbox" role="search">
            <label for="search">Number or e-mail address</label>
            <input
              id="search"
              name="search"
              type="search"
              value="${search}"
              autocomplete="off"
              maxlength="254"
            />
            <button>Search</button>
          </form>
          ${
            messages.length === 0
              ? html`<p>${empty}</p>`
              : html`<ol>
                  ${messages.map(item)}
                </ol>`
          }
        </main>
      </body>
    </html>`.text;
}
