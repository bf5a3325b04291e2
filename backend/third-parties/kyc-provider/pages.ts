import { html, type Html } from '../../platform/html.ts';
import { PAPERS, type Paper } from './papers.ts';
import type { ProviderCheck } from './tables.ts';
import { wordsFor, type WordId, type Words } from './words.ts';

/** Where the provider's pages live; every link and form stays below it. */
export const BASE_PATH = '/kyc-provider';
/** The provider's name, for people to read. */
const PROVIDER = 'Veri';

const layout = (title: string, body: Html, { tag, name, say }: Words): string =>
  html`<!doctype html>
    <html lang="${tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – ${name} – ${PROVIDER}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${BASE_PATH}/assets/check.css" />
      </head>
      <body>
        <header class="bar">${PROVIDER}</header>
        <main class="sheet">
          <h1>${title}</h1>
          ${body}
        </main>
        <footer class="foot"><p>${say('demonstration')}</p></footer>
      </body>
    </html>`.text;

const papers = ({ say }: Words, isMissing: boolean): Html =>
  html`<fieldset ${isMissing ? html`aria-describedby="missing"` : undefined}>
    <legend>${say('which')}</legend>
    ${isMissing ? html`<p class="wrong" id="missing" role="alert">${say('missing')}</p>` : undefined}
    ${(Object.keys(PAPERS) as Paper[]).map(
      (paper) =>
        html`<label class="choice">
          <input type="radio" name="paper" value="${paper}" /><span>${say(paper)}</span>
        </label>`,
    )}
  </fieldset>`;

/** The provider's question, and the papers that may be shown. @param isMissing it was sent without a choice */
export function checkPage(check: ProviderCheck, isMissing = false): string {
  const words = wordsFor(check);
  const { say } = words;
  const title = say('title');
  const at = `${BASE_PATH}/check/${check.id}`;
  const body = html`<p class="asks">${say('asked')}</p>
    <form method="post" action="${at}/show">
      ${papers(words, isMissing)}
      <button class="button" type="submit">${say('show')}</button>
    </form>
    <form method="post" action="${at}/cancel">
      <button class="button button--plain" type="submit">${say('cancel')}</button>
    </form>`;
  return layout(isMissing ? `${say('error')}: ${title}` : title, body, words);
}

/** A check that is no longer open, for people who come back to it. @param back the merchant's waiting page */
export function overPage(check: ProviderCheck, back: string): string {
  const { status } = check;
  const words = wordsFor(check);
  const { say } = words;
  const isShown = status !== 'CANCELLED' && status !== 'EXPIRED';
  const body = html`<p>${say(isShown ? 'doneText' : 'overText')}</p>
    <p><a class="button" href="${back}">${say('back')}</a></p>`;
  return layout(say(isShown ? 'done' : 'over'), body, words);
}

/** A page without a check, with the way back to the merchant's first page. */
export function messagePage(title: WordId, text: WordId, words: Words): string {
  const body = html`<p>${words.say(text)}</p>
    <p><a class="button" href="/">${words.say('back')}</a></p>`;
  return layout(words.say(title), body, words);
}
