import { smsLength } from '../../messages/sms.ts';
import type { ListedMessage, StoredMessage } from '../../platform/outbox.ts';
import { page } from '../layout.ts';
import { html, type Html } from '../../platform/html.ts';
import { moment } from '../moment.ts';

/** Links can be followed; a code stands out, so that it is found at a glance. */
const highlighted = (body: string): readonly Html[] =>
  body
    .split(/(https?:\/\/\S+)/)
    .flatMap((part, index) =>
      index % 2
        ? [html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>`]
        : withCodes(part),
    );

const withCodes = (text: string): readonly Html[] =>
  text
    .split(/\b(\d{6})\b/)
    .map((part, index) => (index % 2 ? html`<strong>${part}</strong>` : html`${part}`));

const addressOf = ({ id }: ListedMessage) => `/outbox/${id}`;

const facts = (message: ListedMessage): Html =>
  html`<p class="facts">
    <span>${message.channel === 'SMS' ? 'SMS' : 'E-mail'}</span>
    <span
      ><bdi>${message.sender}</bdi> → <b><bdi>${message.recipient}</bdi></b></span
    >
    ${moment(message.sentAt)}
  </p>`;

/** As on a phone, with the number of segments. */
function bubble({ body, language }: ListedMessage): Html {
  const { encoding, units, segments } = smsLength(body);
  return html`<p class="bubble" lang="${language}" dir="auto">${highlighted(body)}</p>
    <p class="facts">
      ${segments} ${segments === 1 ? 'segment' : 'segments'}, ${units}
      ${encoding === 'GSM-7' ? 'letters of GSM-7' : 'code units of UCS-2'}
    </p>`;
}

/** The gist of an e-mail: the text between its heading and the small print. */
function gist({ body, language }: ListedMessage): Html {
  const words = highlighted(body.split('\n\n').slice(1, 3).join('\n'));
  return html`<p class="gist" lang="${language}" dir="auto">${words}</p>`;
}

const item = (message: ListedMessage): Html =>
  html`<li>
    ${facts(message)}
    <h2>
      <a href="${addressOf(message)}"
        >${message.subject ?? `Text message from ${message.sender}`}</a
      >
    </h2>
    ${message.channel === 'SMS' ? bubble(message) : gist(message)}
  </li>`;

/** The outbox: newest first, looked for by address. */
export function listPage(messages: readonly ListedMessage[], search: string): string {
  const empty =
    search === ''
      ? 'Nothing has been sent yet.'
      : `Nothing was sent to an address with “${search}”.`;
  return page(
    'Outbox',
    '/outbox',
    html`<p class="note">
        What text messages and e-mails would have carried. Reloads every ten seconds.
      </p>
      <form method="get" action="/outbox" role="search">
        <label for="search">Number, e-mail address or subject</label>
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
          : html`<ol class="cards">
              ${messages.map(item)}
            </ol>`
      }`,
  );
}

/**
 * One message, as its recipient sees it. An e-mail stands in a frame of its own, in which nothing runs; its
 * links open beside the desk.
 */
export function messagePage(message: StoredMessage): string {
  const { subject, sender, language, body, html: markup } = message;
  const text = html`<p class="text" lang="${language}" dir="auto">${highlighted(body)}</p>`;
  return page(
    subject ?? `Text message from ${sender}`,
    '/outbox',
    html`${facts(message)}
      <p><a href="/outbox">All messages</a></p>
      ${
        message.channel === 'SMS'
          ? bubble(message)
          : html`<div class="mail">
              ${
                markup === null
                  ? undefined
                  : html`<section>
                      <h2>HTML</h2>
                      <iframe
                        src="${addressOf(message)}/html"
                        title="${subject ?? ''}"
                        sandbox="allow-popups allow-popups-to-escape-sandbox"
                      ></iframe>
                    </section>`
              }
              <section>
                <h2>Text</h2>
                ${text}
              </section>
            </div>`
      }`,
  );
}
