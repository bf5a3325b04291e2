import { fromCallback } from 'xstate';
import type {
  ChannelInput,
  ChannelOrder,
  RealtimeEvent,
} from '../../machines/banking/realtime/setup.ts';

/** The most texts within a second, and characters of a text: more means a fault of the platform. */
const MOST_TEXTS = 100;
const LONGEST_TEXT = 65_536;
const WINDOW = 1_000;

const log = (what: string): void => {
  console.warn(`Realtime channel: ${what}`);
};

/** The address of the channel; undefined for a gateway of another origin, which gets no token. */
function addressOf({ gatewayUrl, token }: ChannelInput): URL | undefined {
  const url = URL.parse(gatewayUrl, location.origin);
  if (url === null || url.origin !== location.origin) return undefined;
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('token', token);
  return url;
}

/** True while no more texts come within a second than somebody could use. */
function createGauge(): () => boolean {
  let [since, count] = [Date.now(), 0];
  return () => {
    if (Date.now() - since >= WINDOW) [since, count] = [Date.now(), 0];
    count += 1;
    return count <= MOST_TEXTS;
  };
}

/**
 * One WebSocket at the gateway, from open to close; errors are logged only, the close after them is reported
 * (ERR-06). A flood counts as a fault of the platform: the channel is closed, as if it was lost.
 */
export const openChannel = fromCallback<ChannelOrder, ChannelInput>(
  ({ input, receive, sendBack }) => {
    const tell = (event: RealtimeEvent): void => {
      sendBack(event);
    };
    const address = addressOf(input);
    if (address === undefined) {
      log('the gateway is of another origin');
      tell({ type: 'channel.closed' });
      return undefined;
    }
    const socket = new WebSocket(address);
    const isModest = createGauge();
    const ends = new AbortController();
    const { signal } = ends;
    const end = (): void => {
      ends.abort();
      socket.close();
    };
    socket.addEventListener('open', () => tell({ type: 'channel.opened' }), { signal });
    socket.addEventListener('error', () => log('the connection failed'), { signal });
    socket.addEventListener(
      'close',
      () => {
        end();
        tell({ type: 'channel.closed' });
      },
      { signal },
    );
    socket.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        if (!isModest()) {
          log('too much at once');
          end();
          tell({ type: 'channel.closed' });
          return;
        }
        const isText = typeof data === 'string' && data.length <= LONGEST_TEXT;
        tell({ type: 'message.heard', text: isText ? data : '' });
      },
      { signal },
    );
    receive(({ type }) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(type);
    });
    return end;
  },
);
