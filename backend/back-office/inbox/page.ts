import { languageFacts } from '../../../reference/languages.ts';
import { html, type Html } from '../../platform/html.ts';
import type { Typed } from '../seen.ts';
import { choice, described, input, problem, type Filled, type Wrong } from '../fields.ts';
import { bodyField, CHOICES, titleField } from './form.ts';
import { readMarkdown, type Block, type Inline } from '../../third-parties/crm/markdown.ts';
import type { NewMessage, sentMessages } from '../../third-parties/crm/messages.ts';
import { MAX_BODY, MAX_TITLE, MESSAGE_LANGUAGES } from '../../third-parties/crm/texts.ts';
import { moment } from '../moment.ts';

type Sent = Awaited<ReturnType<typeof sentMessages>>[number];

const inline = ({ text, look, path }: Inline): Html => {
  // The link's target is only named here: the desk is not the site.
  if (path !== undefined) return html`<u>${text}</u> (${path})`;
  if (look === 'strong') return html`<strong>${text}</strong>`;
  return look === 'emphasis' ? html`<em>${text}</em>` : html`${text}`;
};

const block = (one: Block): Html =>
  one.kind === 'list'
    ? html`<ul>
        ${one.items.map((item) => html`<li>${item.map(inline)}</li>`)}
      </ul>`
    : html`<p dir="auto">
        ${one.lines.map((line, at) => html`${at > 0 ? html`<br />` : undefined}${line.map(inline)}`)}
      </p>`;

const inLanguage = (language: string, filled: Filled): Html => {
  const { typed, wrong } = filled;
  const [title, body] = [titleField(language), bodyField(language)];
  const isDefault = language === 'en';
  return html`<fieldset class="card" lang="${language}">
    <legend>
      ${languageFacts(language)?.name ?? language}${isDefault ? ', for all others too' : ''}
    </legend>
    ${input(title, 'Title', filled, html`dir="auto" maxlength="${MAX_TITLE}"`)}
    <label for="${body}">Text</label
    ><textarea
      id="${body}"
      name="${body}"
      dir="auto"
      rows="6"
      maxlength="${MAX_BODY}"
      ${described(body, wrong)}
    >
${typed[body] ?? ''}</textarea
    >${problem(body, wrong)}
  </fieldset>`;
};

const preview = ({ texts, path }: NewMessage): Html =>
  html`<section aria-labelledby="preview">
    <h2 id="preview">Preview</h2>
    ${MESSAGE_LANGUAGES.map((language) => {
      const text = texts[language];
      return text === undefined
        ? html`<p class="note">${languageFacts(language)?.name ?? language}: the English text.</p>`
        : html`<article class="card" lang="${language}">
            <h3 dir="auto">${text.title}</h3>
            ${readMarkdown(text.body).map(block)}
            ${path === null ? undefined : html`<p><u>Open</u> (${path})</p>`}
          </article>`;
    })}
  </section>`;

const meant = ({ playerId, brand, market, language, topic }: Sent): string => {
  const parts = [
    playerId === null ? undefined : `player ${playerId}`,
    ...[brand, market, language, topic].map((part) => part ?? undefined),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'everybody' : parts.join(' · ');
};

const sentItem = (message: Sent): Html =>
  html`<li>
    <div class="facts">
      ${moment(message.sentAt)}<span>For ${meant(message)}</span>
      <span>Read by ${message.readBy}</span>
    </div>
    <h3 dir="auto">${message.texts.en.title}</h3>
  </li>`;

export interface DeskState {
  readonly typed: Typed;
  readonly wrong: Wrong;
  /** The message that is previewed. */
  readonly message: NewMessage | undefined;
  readonly isSent: boolean;
  readonly sent: readonly Sent[];
}

/** The desk of the CRM: a message is written, previewed and sent; then the sent ones, and how many have read each. */
export const deskBody = ({ typed, wrong, message, isSent, sent }: DeskState): Html =>
  html`<p class="note">Messages to players, which arrive in their inbox at once.</p>
    ${isSent ? html`<p role="status"><strong>Sent.</strong></p>` : undefined}
    ${
      Object.keys(wrong).length > 0
        ? html`<p class="error" role="alert">Not sent: see below. ${wrong['key']}</p>`
        : undefined
    }
    ${message && preview(message)}
    <form method="post" action="/desk/inbox">
      <input type="hidden" name="key" value="${typed['key'] ?? ''}" />
      <h2>What it says</h2>
      <p class="note">
        An empty line begins a paragraph, <code>- </code> a list; <code>**strong**</code>,
        <code>*emphasis*</code>, <code>[a link](/payment-methods)</code>.
      </p>
      ${MESSAGE_LANGUAGES.map((language) => inLanguage(language, { typed, wrong }))}
      ${input('path', 'Page of the site that it leads to', { typed, wrong })}
      <h2>Whom it is for</h2>
      ${input('player', 'One player, by player number, e-mail address or id', { typed, wrong })}
      ${choice('brand', 'Brand', CHOICES.brand, { typed, wrong })}
      ${choice('market', 'Market', CHOICES.market, { typed, wrong })}
      ${choice('language', 'Language of the player', CHOICES.language, { typed, wrong })}
      ${choice('topic', 'What it is', CHOICES.topic, { typed, wrong })}
      <button class="plain" name="step" value="preview">Preview</button>
      <button name="step" value="send">Send</button>
    </form>
    <h2>Sent</h2>
    ${
      sent.length === 0
        ? html`<p>Nothing has been sent yet.</p>`
        : html`<ul class="cards">
            ${sent.map(sentItem)}
          </ul>`
    }`;
