import { cautionIcon, hoursIn, sendIcon, timeOf } from './parts.js';
import { TEXTS } from './texts.js';

// The widget of the support chat. It lives in a frame without an origin: it has no storage, and knows only what
// its page tells it. The page keeps whatever must outlive the frame.

/**
 * @typedef {{ id: number, isOwn: boolean, body: string, clientId: string, sentAt: string }} Message
 * @typedef {{ conversation: string | null, isClosed?: boolean, unread: number, messages: Message[],
 *   now?: string }} News `now` by the clock of the service
 * @typedef {{ id: string, body: string, state: 'waits' | 'sending' | 'busy' | 'refused' }} Written
 * @typedef {{ isShown: boolean, secret: string | null, theme: string }} Told
 */

/** ms */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;
/** The service says something every 15 s: after this silence nobody is there. ms */
const SILENCE = 40_000;
/** How many refusals of the claim count as an answer. */
const MOST_REFUSALS = 3;
const LONGEST_MESSAGE = 2_000;
/** The number of characters left from which on it is shown. */
const SOON_FULL = 200;

/** Says to our own server that it sent this page. */
const page = document.querySelector('meta[name="page"]')?.getAttribute('content') ?? '';

const BASE = location.pathname.replace(/\/$/, '');

/** @type {MessagePort | undefined} */
let port;
/** @type {{ brand: string, language: string, market: string }} */
let site = { brand: '', language: 'en', market: '' };
/** @type {string | undefined} */
let claim;
/** @type {Told} */
let told = { isShown: false, secret: null, theme: 'auto' };
let texts = TEXTS.en;
/** Of the texts. */
let tag = 'en';
let isConnected = false;
let refusals = 0;
let isAdopted = false;
/** @type {string | null} */
let conversation = null;
/** @type {Message[]} */
let shown = [];
/** @type {Written[]} */
let written = [];
let readUpTo = 0;
/** When the last news came, by the sender's clock: this device's may differ. */
let now = new Date();
/** The newest message stays in sight until the reader goes up to older ones. */
let isFollowing = true;
/** Ends the pause before the next try. */
let wake = () => {};

/** @param {object} said */
const say = (said) => {
  port?.postMessage(said);
};

/** @param {number} ms */
const pause = (ms) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wake = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
  });

/** @param {number} failures */
const backOff = (failures) => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures - 1, 8));

/** @param {number} length in bytes */
const randomText = (length) =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(length))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** An id as `crypto.randomUUID` makes it, which pages without TLS do not have. */
const newId = () => {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
};

/** @param {string} path @param {RequestInit} [more] */
const call = (path, more = {}) =>
  fetch(`${BASE}${path}`, {
    ...more,
    credentials: 'omit',
    headers: {
      ...(more.body ? { 'content-type': 'application/json' } : {}),
      authorization: claim === undefined ? `Visitor ${told.secret}` : `Bearer ${claim}`,
    },
  });

/** @param {string} path @param {object} body */
const post = (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) });

/** Asks the page for a claim that still holds. */
async function renewClaim() {
  refusals += 1;
  if (refusals >= MOST_REFUSALS) say({ type: 'refused' });
  if (claim !== undefined) say({ type: 'claim' });
  await pause(backOff(refusals));
}

// The view.

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Record<string, string>} attributes */
const make = (tag, attributes = {}, text = '') => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
};

const view = {
  title: make('h1', { id: 'title' }),
  log: make('div', { role: 'log', tabindex: '0', 'aria-labelledby': 'title' }),
  list: make('ol'),
  strip: make('div', { id: 'strip' }),
  status: make('p', { id: 'status', role: 'status' }),
  form: make('form', { novalidate: '' }),
  label: make('label', { for: 'body' }),
  field: make('div', { class: 'field' }),
  body: make('textarea', {
    id: 'body',
    dir: 'auto',
    rows: '1',
    maxlength: String(LONGEST_MESSAGE),
    enterkeyhint: 'send',
    'aria-describedby': 'left',
  }),
  left: make('small', { id: 'left', 'aria-live': 'polite' }),
  send: make('button'),
};

/** @param {string} body @param {boolean} isOwn */
function bubble(body, isOwn) {
  const item = make('li', { class: isOwn ? 'own' : 'theirs' });
  item.append(
    make('small', {}, isOwn ? texts.you : texts.support),
    make('p', { dir: 'auto' }, body),
  );
  return item;
}

/** @param {Message} message */
function kept({ body, isOwn, sentAt }) {
  const item = bubble(body, isOwn);
  const facts = make('small');
  const at = new Date(sentAt);
  facts.append(make('time', { datetime: sentAt }, timeOf(at, now, tag, site.market)));
  if (isOwn) facts.append(` · ${texts.sent}`);
  item.append(facts);
  return item;
}

function greeting() {
  const item = bubble(texts.hello, false);
  const hours = hoursIn(texts.hours, site, tag);
  if (hours !== '') item.append(make('small', {}, hours));
  return item;
}

/** @param {Written} one */
function pending(one) {
  const item = bubble(one.body, true);
  const state = one.state === 'busy' ? 'waits' : one.state;
  item.append(make('small', one.state === 'refused' ? { class: 'failed' } : {}, texts[state]));
  if (one.state === 'refused') {
    const again = make('button', { type: 'button' }, texts.again);
    again.addEventListener('click', () => {
      one.state = 'waits';
      void sendAll();
      draw();
      view.body.focus();
    });
    item.append(again);
  }
  return item;
}

/** Items by their contents, so that a screen reader hears each once. @type {Map<string, HTMLElement>} */
let items = new Map();

function follow() {
  if (isFollowing) view.log.scrollTop = view.log.scrollHeight;
}

function draw() {
  const wanted = [
    { key: 'hello', item: greeting },
    ...shown.map((message) => ({ key: `m${message.id}`, item: () => kept(message) })),
    ...written.map((one) => ({ key: `w${one.id}${one.state}`, item: () => pending(one) })),
  ];
  const next = new Map(wanted.map(({ key, item }) => [key, items.get(key) ?? item()]));
  for (const [key, item] of items) if (!next.has(key)) item.remove();
  let at = view.list.firstElementChild;
  for (const item of next.values()) {
    if (item === at) at = at.nextElementSibling;
    else view.list.insertBefore(item, at);
  }
  items = next;
  follow();
}

/** @param {'away' | 'busy' | 'closed' | undefined} what */
function tell(what) {
  const isKept = what === 'away' && written.length > 0;
  const text = what === undefined ? '' : texts[isKept ? 'awayKept' : what];
  view.strip.dataset.kind = what ?? '';
  if (view.status.textContent !== text) view.status.textContent = text;
}

// News.

/** @param {News} news */
function take(news) {
  if (news.now !== undefined) now = new Date(news.now);
  if (news.conversation !== conversation) {
    conversation = news.conversation;
    shown = [];
  }
  shown.push(...news.messages);
  const kept = new Set(shown.map(({ clientId }) => clientId));
  written = written.filter(({ id }) => !kept.has(id));
  tell(news.isClosed === true && written.length === 0 ? 'closed' : undefined);
  draw();
  say({ type: 'unread', count: told.isShown ? 0 : news.unread });
  read();
}

/** Marks all as read once the newest message is in view. */
function read() {
  const last = shown.findLast(({ isOwn }) => !isOwn)?.id ?? 0;
  if (!told.isShown || last <= readUpTo) return;
  const before = readUpTo;
  readUpTo = last;
  post('/read', { upTo: last }).then(
    ({ ok }) => {
      if (!ok) readUpTo = before;
    },
    () => {
      readUpTo = before;
    },
  );
}

/** One connection, for as long as it holds. @returns {Promise<boolean>} whether it ever did */
async function listen() {
  const given = new AbortController();
  let silence = setTimeout(() => given.abort(), SILENCE);
  let isHeard = false;
  try {
    const answer = await call('/news', { signal: given.signal });
    if (answer.status === 401) {
      await renewClaim();
      return true;
    }
    if (!answer.ok || answer.body === null) return false;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return isHeard;
      clearTimeout(silence);
      silence = setTimeout(() => given.abort(), SILENCE);
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((one) => one !== '')) {
        if (!isHeard) begin();
        isHeard = true;
        take(JSON.parse(line));
      }
    }
  } catch {
    return isHeard;
  } finally {
    clearTimeout(silence);
    given.abort();
  }
}

/** A connection stands: its first news is everything. */
function begin() {
  refusals = 0;
  conversation = null;
  if (!isConnected) say({ type: 'connected' });
  isConnected = true;
  tell(undefined);
  void sendAll();
}

async function listenForEver() {
  let failures = 0;
  for (;;) {
    await adopt();
    failures = (await listen()) ? 0 : failures + 1;
    if (isConnected) tell('away');
    await pause(backOff(Math.max(1, failures)));
  }
}

/** A visitor who has logged in takes their conversation along. */
async function adopt() {
  if (isAdopted || claim === undefined || told.secret === null) return;
  try {
    const { ok } = await post('/adopt', { secret: told.secret });
    if (!ok) return;
    isAdopted = true;
    say({ type: 'adopted' });
  } catch {
    // The connection that follows says that nobody is there.
  }
}

// Messages.

let isSending = false;

/** Sends the waiting messages, in order, until each is kept: a repeated message is the same one. */
async function sendAll() {
  if (isSending) return;
  isSending = true;
  let failures = 0;
  for (;;) {
    const one = written.find(({ state }) => state !== 'refused');
    if (one === undefined) break;
    one.state = 'sending';
    draw();
    const sent = await sendOne(one);
    if (sent === 'again') failures += 1;
    else failures = 0;
    draw();
    if (sent === 'again') await new Promise((resolve) => setTimeout(resolve, backOff(failures)));
  }
  isSending = false;
}

/** @param {Written} one @returns {Promise<'kept' | 'refused' | 'again'>} */
async function sendOne(one) {
  try {
    const answer = await post('/messages', { id: one.id, body: one.body, page, ...site });
    if (answer.ok) {
      await whenShown(one.id);
      written = written.filter(({ id }) => id !== one.id);
      return 'kept';
    }
    if (answer.status === 401) {
      one.state = 'waits';
      await renewClaim();
      return 'again';
    }
    if (answer.status === 429) {
      one.state = 'busy';
      tell('busy');
      return 'again';
    }
    if (answer.status >= 500) {
      one.state = 'waits';
      return 'again';
    }
    // No more conversations begin from this page: a page that is fetched anew may begin one.
    if (answer.status === 403) say({ type: 'refused' });
    one.state = 'refused';
    return 'refused';
  } catch {
    one.state = 'waits';
    tell('away');
    return 'again';
  }
}

/** @param {string} clientId */
const isShown = (clientId) => shown.some((message) => message.clientId === clientId);

/**
 * A kept message comes back as news, which takes it off the list. Without a connection it does not; the next
 * connection begins with it. @param {string} clientId
 */
async function whenShown(clientId) {
  for (let tries = 0; tries < 40 && !isShown(clientId); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function write() {
  const body = view.body.value.trim();
  if (body === '') return;
  written.push({ id: newId(), body, state: 'waits' });
  view.body.value = '';
  view.left.textContent = '';
  isFollowing = true;
  draw();
  void sendAll();
}

/**
 * Whether a key belongs to the composition of a character. Safari ends that before the key which ends it, and says so
 * by the code of input methods alone.
 * @param {KeyboardEvent} event
 */
const isOfComposition = (event) => event.isComposing || event.keyCode === 229;

// The page around it.

/** Moves the focus into the field, once the frame has it. */
function takeFocus() {
  if (document.activeElement === document.body) view.body.focus();
}

function show() {
  const { language } = site;
  const known = Object.keys(TEXTS);
  tag =
    known.find((one) => one === language) ??
    known.find((one) => one.slice(0, 2) === language.slice(0, 2)) ??
    'en';
  texts = TEXTS[/** @type {keyof typeof TEXTS} */ (tag)];
  document.documentElement.lang = tag;
  document.documentElement.dataset.brand = site.brand;
  view.title.textContent = texts.log;
  view.log.append(view.list);
  view.label.textContent = texts.label;
  view.body.placeholder = texts.placeholder;
  view.send.append(make('span', {}, texts.send), sendIcon());
  view.field.append(view.body);
  view.form.append(view.label, view.field, view.send, view.left);
  view.strip.append(cautionIcon(), view.status);
  const main = make('main');
  main.append(view.title, view.log, view.strip, view.form);
  document.body.replaceChildren(main);
  draw();
  view.form.addEventListener('submit', (event) => {
    event.preventDefault();
    write();
  });
  view.body.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfComposition(event)) return;
    event.preventDefault();
    write();
  });
  view.body.addEventListener('input', () => {
    const left = LONGEST_MESSAGE - view.body.value.length;
    view.left.textContent = left > SOON_FULL ? '' : texts.left.replace('{count}', String(left));
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isOfComposition(event)) say({ type: 'close' });
  });
  view.log.addEventListener('scroll', () => {
    const { scrollHeight, scrollTop, clientHeight } = view.log;
    if (told.isShown) isFollowing = scrollHeight - scrollTop - clientHeight < 80;
  });
  // A frame that nobody sees has no room to scroll in, and a keyboard takes some of it.
  new ResizeObserver(follow).observe(view.log);
  addEventListener('focus', takeFocus);
  if (document.hasFocus()) takeFocus();
  addEventListener('online', () => wake());
}

/** @param {Told} next */
function hear(next) {
  const isFirst = told.theme === '';
  if (next.isShown && !told.isShown) isFollowing = true;
  told = { ...next, secret: next.secret ?? told.secret };
  document.documentElement.dataset.theme = told.theme;
  if (isFirst) {
    if (claim === undefined && told.secret === null) {
      told.secret = randomText(32);
      say({ type: 'secret', secret: told.secret });
    }
    void listenForEver();
  } else read();
  if (told.isShown) say({ type: 'unread', count: 0 });
  follow();
}

addEventListener('message', ({ source, data, ports }) => {
  if (source !== parent || data?.type !== 'welcome' || port !== undefined) return;
  [port] = ports;
  if (port === undefined) return;
  site = { brand: data.brand, language: data.language, market: data.market };
  claim = data.claim;
  told = { isShown: false, secret: null, theme: '' };
  show();
  port.addEventListener('message', ({ data: said }) => {
    if (said?.type === 'told') hear(said);
    if (said?.type === 'claim' && typeof said.claim === 'string') {
      claim = said.claim;
      wake();
    }
  });
  port.start();
});
parent.postMessage({ type: 'ready' }, '*');
