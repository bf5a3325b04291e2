import { block, button, envelope, make } from './elements.js';

/** @typedef {import('../messages.ts').ShownMessage} Message */
/** @typedef {'inbox' | 'unread' | 'archived'} Filter */
/** @typedef {typeof import('./texts.js').TEXTS.en} Texts */

/**
 * The reader's actions.
 * @typedef {object} Acts
 * @property {(filter: Filter) => void} choose
 * @property {(id: number) => void} read
 * @property {() => void} back
 * @property {(id: number, filing: 'archived' | 'restored') => void} file
 * @property {(path: string) => void} go to a page of the site
 */

/** @type {readonly Filter[]} */
export const FILTERS = ['inbox', 'unread', 'archived'];

/**
 * Draws lists and messages.
 * @param {Texts} texts
 * @param {string} tag of the language that dates are written in
 * @param {Acts} acts
 */
export const createView = (texts, tag, acts) => {
  // English of no country would be that of the United States, with the month first.
  const written = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

  /** @param {string} iso */
  const dated = (iso) => make('time', { datetime: iso }, written.format(new Date(iso)));

  /** @param {Message} message */
  const item = ({ id, title, start, sentAt, isRead, language }) =>
    make(
      'li',
      { class: isRead ? 'item' : 'item item--unread' },
      button(
        { 'data-key': `message-${id}` },
        () => acts.read(id),
        make('span', { class: 'title', dir: 'auto', lang: language }, title),
        isRead ? undefined : make('span', { class: 'badge' }, texts.isUnread),
        make('span', { class: 'start', dir: 'auto', lang: language }, start),
        dated(sentAt),
      ),
    );

  /** @param {Filter} filter */
  const none = (filter) =>
    make(
      'div',
      { class: 'none' },
      envelope(),
      make('p', {}, texts.none[filter]),
      filter === 'inbox'
        ? undefined
        : button({ 'data-key': 'all' }, () => acts.choose('inbox'), texts.all),
    );

  return {
    /**
     * @param {readonly Message[]} messages
     * @param {Filter} filter
     */
    list: (messages, filter) => [
      make(
        'div',
        { class: 'filters', role: 'group', 'aria-label': texts.filters },
        ...FILTERS.map((name) =>
          button(
            { 'data-key': name, 'aria-pressed': String(name === filter) },
            () => acts.choose(name),
            texts[name],
          ),
        ),
      ),
      messages.length === 0 ? none(filter) : make('ul', { class: 'list' }, ...messages.map(item)),
    ],

    /** @param {Message} message */
    letter: ({ id, title, body, path, sentAt, isArchived, language }) => [
      button({ class: 'plain', 'data-key': 'back' }, acts.back, texts.back),
      make(
        'article',
        {},
        make('h2', { 'data-key': 'title', tabindex: '-1', dir: 'auto', lang: language }, title),
        dated(sentAt),
        make('div', { class: 'body', lang: language }, ...body.map((one) => block(one, acts.go))),
        make(
          'div',
          { class: 'acts' },
          path === null ? undefined : button({ class: 'act' }, () => acts.go(path), texts.open),
          button(
            { 'data-key': 'file' },
            () => acts.file(id, isArchived ? 'restored' : 'archived'),
            isArchived ? texts.restore : texts.archive,
          ),
        ),
      ),
    ],

    /** Says that the list may be out of date. */
    away: () => make('p', { class: 'away', role: 'status' }, texts.away),
  };
};
