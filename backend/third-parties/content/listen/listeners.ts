import { randomUUID } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import type { ContentDocument } from '../documents.ts';
import { failure } from '../failure.ts';
import type { Library, Question } from '../library.ts';
import type { Change } from '../store.ts';

/** A listener for changes of a dataset. */
interface Listener {
  readonly question: Question;
  readonly scope: string | null;
  readonly includeResult: boolean;
  readonly address: string;
  readonly stream: PassThrough;
  /** On the clock of `performance.now()`, ms. */
  readonly until: number;
}

export interface ListenerLimits {
  /** Streams that are open at once, of everybody and of one address. */
  readonly most: number;
  readonly mostOfOne: number;
  /** The most questions that one address may listen to; each is asked anew with every change. */
  readonly filtersOfOne: number;
  /** ms between signs of life; clients give up after 45 s of silence (API-164). */
  readonly heartbeat: number;
  /** Longest life of a stream, ms; a listener then comes again. */
  readonly life: number;
}

export const LISTENER_LIMITS: ListenerLimits = {
  most: 2_000,
  mostOfOne: 60,
  filtersOfOne: 8,
  heartbeat: 15_000,
  life: 18_000_000,
};

/** Bytes that a reader may be behind before it is cut off: it reads anew when it comes again. */
const MAX_BEHIND = 262_144;

/** The pause that a client makes before it comes again, ms: at least a second (API-164). */
const RETRY = 1_000;

export interface Listeners {
  /**
   * The events of a listener, as they are sent.
   * @throws ContentFailure for a query that does not parse or costs too much, and where too many listen
   */
  open(
    listener: Pick<Listener, 'question' | 'scope' | 'includeResult' | 'address'>,
  ): Promise<Readable>;
  close(): void;
}

/** `id` names the state of the listener's documents: a listener who comes again gets what was missed. */
const event = (name: string, id: string, data: object): string =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

const keyOf = ({ dataset, query, params }: Question): string =>
  JSON.stringify([dataset, query, params]);

const measured = new WeakMap<readonly ContentDocument[], readonly ContentDocument[]>();

/** The document that costs a question the most work; measured once, because strangers ask for it. */
function largest(documents: readonly ContentDocument[]): readonly ContentDocument[] {
  const known = measured.get(documents);
  if (known) return known;
  const sized = documents.map((document) => ({ document, size: JSON.stringify(document).length }));
  const [first] = sized.toSorted((a, b) => b.size - a.size);
  const found = first ? [first.document] : [];
  measured.set(documents, found);
  return found;
}

export function createListeners(
  library: Library,
  limits: ListenerLimits = LISTENER_LIMITS,
): Listeners {
  const { store } = library;
  const listeners = new Set<Listener>();
  /** Changes are told in their order; a costly question holds up no other. */
  const telling = new Map<string, Promise<void>>();

  const drop = (listener: Listener) => {
    listeners.delete(listener);
    listener.stream.end();
  };
  const send = (listener: Listener, text: string) => {
    if (!listeners.has(listener)) return;
    listener.stream.write(text);
    if (listener.stream.writableLength > MAX_BEHIND) {
      listeners.delete(listener);
      listener.stream.destroy();
    }
  };

  const beat = setInterval(() => {
    const now = performance.now();
    for (const listener of listeners) {
      if (now >= listener.until) drop(listener);
      else send(listener, 'event: heartbeat\ndata: {}\n\n');
    }
  }, limits.heartbeat);
  beat.unref();

  /** Whether a query is about a document. @throws ContentFailure */
  const isAbout = async (question: Question, document: ContentDocument | undefined) => {
    if (document === undefined) return false;
    const found: unknown = JSON.parse(
      await library.askOf(question, [document], `listens: ${keyOf(question)}`),
    );
    return Array.isArray(found) ? found.length > 0 : found !== null && found !== false;
  };

  /** @param group listeners of one question */
  const tell = async (change: Change, group: readonly Listener[]) => {
    const { dataset, id, before, after } = change;
    const first = group.find((each) => listeners.has(each));
    if (first === undefined) return;
    const was = await isAbout(first.question, before);
    const is = await isAbout(first.question, after);
    if (!was && !is) return;
    const told = { documentId: id, eventId: randomUUID(), transactionId: randomUUID() };
    const transition = was && is ? 'update' : is ? 'appear' : 'disappear';
    for (const listener of group) {
      const data = {
        ...told,
        identity: 'desk',
        mutations: [],
        timestamp: new Date().toISOString(),
        transition,
        visibility: 'query',
        ...(listener.includeResult && after && { result: after }),
      };
      send(listener, event('mutation', store.state(dataset, listener.scope), data));
    }
  };
  const stopHearing = store.onChange((change) => {
    const { dataset, scope } = change;
    const concerned = [...listeners].filter(
      (each) => each.question.dataset === dataset && (scope === null || each.scope === scope),
    );
    // Many pages ask the same: it is answered once.
    for (const [key, group] of Map.groupBy(concerned, ({ question }) => keyOf(question))) {
      const told = (telling.get(key) ?? Promise.resolve())
        .then(() => tell(change, group))
        // A question that cannot be answered, or not in time, is dropped.
        .catch(() => {
          for (const listener of group) drop(listener);
        })
        .finally(() => {
          if (telling.get(key) === told) telling.delete(key);
        });
      telling.set(key, told);
    }
  });

  /** @throws ContentFailure */
  const findRoom = (address: string, key: string) => {
    const ofOne = [...listeners].filter((each) => each.address === address);
    const filters = new Set([...ofOne.map(({ question }) => keyOf(question)), key]);
    if (
      listeners.size >= limits.most ||
      ofOne.length >= limits.mostOfOne ||
      filters.size > limits.filtersOfOne
    ) {
      throw failure(429, 'Too many listeners at once');
    }
  };

  return {
    async open({ question, scope, includeResult, address }) {
      const key = keyOf(question);
      findRoom(address, key);
      // A question that does not parse, or costs too much, is refused before anything is held open for it.
      const isKnown = [...listeners].some((each) => keyOf(each.question) === key);
      if (!isKnown)
        await library.askOf(question, largest(store.documents[question.dataset]), address);
      findRoom(address, key);
      const stream = new PassThrough();
      const until = performance.now() + limits.life;
      const listener = { question, scope, includeResult, address, stream, until };
      listeners.add(listener);
      stream.once('close', () => listeners.delete(listener));
      const welcome = event('welcome', store.state(question.dataset, scope), {
        listenerName: randomUUID(),
      });
      stream.write(`retry: ${RETRY}\n${welcome}`);
      return stream;
    },
    close() {
      stopHearing();
      clearInterval(beat);
      for (const listener of listeners) drop(listener);
    },
  };
}
