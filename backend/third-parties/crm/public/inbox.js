import { openPlatform, Refused } from './platform.js';
import { TEXTS } from './texts.js';
import { createView } from './view.js';

/** @typedef {import('./view.js').Message} Message */
/** @typedef {import('./view.js').Filter} Filter */

// Beside other pages the frame only counts; nobody sees it then.
const isCounting = location.search === '?count';

/** The address of the frame while a message is read. */
const OPENED = '#message';

/**
 * The inbox in its frame: shows the server's messages, and tells the site the number of unread ones.
 * @param {MessagePort} site
 * @param {{ readonly claim: string, readonly language: string }} welcome
 */
function openInbox(site, { claim, language: tag }) {
  const language = tag.slice(0, 2);
  const isKnown = language === 'fi' || language === 'pt';
  const texts = TEXTS[isKnown ? language : 'en'];
  const box = /** @type {HTMLElement} */ (document.querySelector('#inbox'));
  const news = /** @type {HTMLElement} */ (document.querySelector('#news'));
  const platform = openPlatform(claim);

  /** @type {readonly Message[]} */
  let messages = [];
  /** @type {Filter} */
  let filter = location.search === '?unread' ? 'unread' : 'inbox';
  /** Messages that were read just now; they stay where they were found. @type {Set<number>} */
  let foundUnread = new Set();
  /** The message that is read; undefined: the list shows. @type {number | undefined} */
  let opened;
  let isAway = false;
  let hasLoaded = false;
  /** Counts the questions for the list: an overtaken answer is dropped. */
  let asked = 0;

  document.documentElement.lang = isKnown ? tag : 'en';
  document.title = texts.inbox;

  /** @param {object} said */
  const say = (said) => site.postMessage(said, []);
  const isShown = (/** @type {Message} */ { id, isArchived, isRead }) =>
    filter === 'archived'
      ? isArchived
      : !isArchived && (filter === 'inbox' || !isRead || foundUnread.has(id));
  const unread = () => messages.filter(({ isRead }) => !isRead);
  const count = () => say({ type: 'counted', unread: unread().length });

  const view = createView(texts, isKnown ? tag : 'en', {
    choose(name) {
      filter = name;
      foundUnread = new Set(unread().map(({ id }) => id));
      draw();
    },
    read: (id) => void read(id),
    back: () => back(),
    file: (id, filing) => void file(id, filing),
    go: (path) => say({ type: 'go', path }),
  });

  /** Draws anew; the focus stays where it was, when that is still there. */
  function draw() {
    const key = document.activeElement?.getAttribute('data-key');
    const letter = messages.find(({ id }) => id === opened);
    box.replaceChildren(
      ...(isAway ? [view.away()] : []),
      ...(letter ? view.letter(letter) : view.list(messages.filter(isShown), filter)),
    );
    box.hidden = false;
    if (key) focusOn(`[data-key="${key}"]`);
  }

  /** @param {string} selector */
  function focusOn(selector) {
    const found = box.querySelector(selector);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
    return found !== null;
  }

  /** To the list, from a message that is read. */
  function back() {
    const before = opened;
    opened = undefined;
    // The message's step in the history goes with it.
    if (location.hash === OPENED) history.back();
    draw();
    if (!focusOn(`[data-key="message-${before}"]`)) focusOn('[aria-pressed="true"]');
    say({ type: 'turned' });
  }

  /** @param {number} id @param {Partial<Message>} changes */
  const change = (id, changes) => {
    messages = messages.map((one) => (one.id === id ? { ...one, ...changes } : one));
  };

  /** @param {number} id */
  async function read(id) {
    const isNew = unread().some((one) => one.id === id);
    opened = id;
    // The browser's Back leads to the list, and not away from the inbox.
    location.hash = OPENED;
    if (isNew) foundUnread.add(id);
    change(id, { isRead: true });
    draw();
    focusOn('h2');
    say({ type: 'turned' });
    if (!isNew) return;
    count();
    try {
      await platform.ask(`messages/${id}`, { filing: 'read' });
    } catch (error) {
      // It counts as unread again; the message stays on show.
      change(id, { isRead: false });
      count();
      if (error instanceof Refused) say({ type: 'refused' });
    }
  }

  /** @param {number} id @param {'archived' | 'restored'} filing */
  async function file(id, filing) {
    try {
      await platform.ask(`messages/${id}`, { filing });
    } catch (error) {
      if (error instanceof Refused) say({ type: 'refused' });
      else news.textContent = texts.notDone;
      return;
    }
    change(id, { isRead: true, isArchived: filing === 'archived' });
    back();
    news.textContent = filing === 'archived' ? texts.archivedNow : texts.restoredNow;
  }

  /** @param {readonly Message[]} found */
  function take(found) {
    const known = new Set(messages.map(({ id }) => id));
    // A redraw loses the focus inside, so news without a difference draws nothing.
    const isSame = hasLoaded && !isAway && JSON.stringify(found) === JSON.stringify(messages);
    messages = found;
    const came = unread().filter(({ id }) => !known.has(id));
    for (const { id } of came) foundUnread.add(id);
    if (hasLoaded && came.length > 0) news.textContent = texts.arrived;
    isAway = false;
    if (!isSame) draw();
    count();
  }

  async function load() {
    asked += 1;
    const mine = asked;
    try {
      if (isCounting) say({ type: 'counted', ...(await platform.ask('unread')) });
      else {
        const answer = await platform.ask(`messages?language=${language}`);
        if (mine === asked) take(answer.messages);
      }
      hasLoaded = true;
    } catch (error) {
      if (error instanceof Refused) say({ type: 'refused' });
      else if (hasLoaded) breaks();
      else say({ type: 'failed' });
    }
  }

  function breaks() {
    if (isCounting || isAway) return;
    isAway = true;
    draw();
  }

  addEventListener('hashchange', () => {
    if (location.hash !== OPENED && opened !== undefined) back();
  });

  void load().then(() => {
    if (!hasLoaded) return;
    void platform.follow({
      onChange: () => void load(),
      onBreak: breaks,
      onRefused: () => say({ type: 'refused' }),
    });
  });
  if (isCounting) return;
  // As high as what it shows, so that the page scrolls and not the frame.
  new ResizeObserver(() => {
    const { height } = document.documentElement.getBoundingClientRect();
    say({ type: 'sized', height: Math.ceil(height) });
  }).observe(document.documentElement);
}

let isOpen = false;
addEventListener('message', ({ data, source, ports: [port] }) => {
  if (isOpen || source !== parent || data?.type !== 'welcome' || port === undefined) return;
  isOpen = true;
  const { dataset } = document.documentElement;
  dataset['brand'] = data.brand;
  port.addEventListener('message', ({ data: told }) => {
    if (told?.type === 'told') dataset['theme'] = told.theme;
  });
  port.start();
  openInbox(port, data);
});
parent.postMessage({ type: 'ready' }, '*');
