// The support's side of the chat: the open conversations, the longest waiting first, and the one that is being
// answered.

/**
 * @typedef {{ id: string, playerId: string | null, origin: string, lastMessageAt: string,
 *   waitingSince: string | null, last: { author: string, body: string } }} Entry
 * @typedef {{ id: string, playerId: string | null, origin: string, status: string, messages: { id: number, author: string, body: string, sentAt: string }[] }} Conversation
 */

/** Pause before a broken connection is tried again, ms. */
const PAUSE = 2_000;

/** @param {string} id */
const part = (id) => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no ${id}`);
  return element;
};
const list = part('conversations');
const none = part('none');
const news = part('news');
const section = part('conversation');
const heading = part('guest');
const log = part('log');
const messages = part('messages');
const form = part('answer');
const error = part('error');
const closing = /** @type {HTMLDialogElement} */ (part('closing'));
const body = /** @type {HTMLTextAreaElement} */ (part('body'));

/** Today's date by the platform's clock, whose times these are: this device's clock may differ. */
let today = '';
/** The conversation that shows. @type {string | undefined} */
let current;
/** The message being written; it is kept once however often it is sent. */
let written = { id: crypto.randomUUID(), body: '' };

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag */
const make = (tag, text = '', className = '') => {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
};

/** @param {Pick<Entry, 'id' | 'playerId'>} one */
const nameOf = ({ id, playerId }) =>
  playerId === null ? `Visitor ${id.slice(0, 4)}` : `Player ${playerId.slice(0, 8)}`;

/** @param {string} at */
const minuteOf = (at) => {
  const isToday = at.slice(0, 10) === today;
  return `${isToday ? '' : `${at.slice(0, 10)} `}${at.slice(11, 16)} UTC`;
};

/** @param {string} at */
const timeOf = (at) => {
  const time = make('time', minuteOf(at));
  time.dateTime = at;
  return time;
};

/** @param {Entry} entry */
function entryItem(entry) {
  const { id, origin, waitingSince, lastMessageAt, last } = entry;
  const item = make('li');
  const open = make('button', '', 'row');
  open.type = 'button';
  if (id === current) open.setAttribute('aria-current', 'true');
  open.addEventListener('click', () => {
    current = id;
    void refresh().then(() => heading.focus());
  });
  const state = make('span', '', 'facts');
  if (waitingSince === null) state.append(make('span', 'Answered'), timeOf(lastMessageAt));
  else state.append(make('span', 'Waits since', 'waits'), timeOf(waitingSince));
  const said = make('span', last.body, 'last');
  said.dir = 'auto';
  open.append(make('b', nameOf(entry)), make('span', origin), state, said);
  item.append(open);
  return item;
}

/** @param {Conversation} one */
function drawConversation(one) {
  const title = `${nameOf(one)}, ${one.origin}`;
  if (heading.textContent !== title) heading.textContent = title;
  if (section.dataset.id !== one.id) messages.replaceChildren();
  section.dataset.id = one.id;
  const last = messages.lastElementChild;
  const drawn = last instanceof HTMLElement ? Number(last.dataset.id) : 0;
  for (const { id, author, body: text, sentAt } of one.messages) {
    // Only the newest are sent, so that their places say nothing.
    if (id <= drawn) continue;
    const item = make('li', '', author === 'AGENT' ? 'own' : '');
    item.dataset.id = String(id);
    const facts = make('div', '', 'facts');
    facts.append(make('b', author === 'AGENT' ? 'Support' : nameOf(one)), timeOf(sentAt));
    const said = make('p', text);
    said.dir = 'auto';
    item.append(facts, said);
    messages.append(item);
    log.scrollTop = log.scrollHeight;
  }
  section.hidden = false;
}

/** Reloads a page whose reader is no longer logged in: it then asks for the login. @param {Response} answer */
function stillIn(answer) {
  if (answer.status === 401) location.reload();
  return answer;
}

/** @param {string} path @returns {Promise<any>} */
const get = async (path) => stillIn(await fetch(`/desk/chat${path}`)).json();

/** @param {string} path @param {object} [content] */
const post = (path, content = {}) =>
  fetch(`/desk/chat/conversations/${current}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });

async function refresh() {
  /** @type {{ now: string, conversations: Entry[] }} */
  const { now, conversations } = await get('/conversations');
  today = now.slice(0, 10);
  const focused = [...list.querySelectorAll('button')].findIndex(
    (button) => button === document.activeElement,
  );
  list.replaceChildren(...conversations.map(entryItem));
  if (focused >= 0) list.querySelectorAll('button')[focused]?.focus();
  none.hidden = conversations.length > 0;
  if (conversations.every(({ id }) => id !== current)) {
    current = undefined;
    section.hidden = true;
  } else drawConversation(await get(`/conversations/${current}`));
}

async function answer() {
  const text = body.value.trim();
  if (text === '') return;
  if (text !== written.body) written = { id: crypto.randomUUID(), body: text };
  try {
    const { ok } = await post('/messages', written);
    error.textContent = ok ? '' : 'The conversation is closed.';
    if (!ok) return;
    written = { id: crypto.randomUUID(), body: '' };
    body.value = '';
    await refresh();
  } catch {
    error.textContent = 'No connection. What you wrote is kept here: send it again.';
  }
}

async function close() {
  closing.close();
  try {
    await post('/close');
    await refresh();
    news.textContent = 'The conversation is closed.';
  } catch {
    error.textContent = 'No connection.';
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void answer();
});
part('close').addEventListener('click', () => closing.showModal());
part('keep').addEventListener('click', () => closing.close());
part('close-it').addEventListener('click', () => void close());

/** One connection, for as long as it holds. */
async function listen() {
  const { body: stream } = stillIn(await fetch('/desk/chat/news'));
  const reader = stream?.getReader();
  news.textContent = '';
  for (;;) {
    const read = await reader?.read();
    if (read === undefined || read.done) return;
    await refresh();
  }
}

async function listenForEver() {
  for (;;) {
    await listen().catch(() => undefined);
    news.textContent = 'No connection. Trying again.';
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
void listenForEver();
