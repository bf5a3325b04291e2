import type { ChannelNews } from './stage.ts';

/** An act of a gateway at a socket, or a message through it. */
type SocketNews = Exclude<ChannelNews, 'woke'>;

/** Replaces a browser's WebSocket: connects nowhere, and does what it is told. */
export class StandInSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All that were made for the page, the newest last. */
  static all: StandInSocket[] = [];

  readonly url: string;
  readonly sent: string[] = [];
  readyState = 0;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    StandInSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = StandInSocket.CLOSED;
  }

  hear(news: SocketNews): void {
    if (news === 'opened') {
      this.readyState = StandInSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    } else if (news === 'closed') {
      this.close();
      this.dispatchEvent(new Event('close'));
    } else this.dispatchEvent(new MessageEvent('message', { data: news.text }));
  }
}

/** The newest socket that is not closed. */
export const standingSocket = (): StandInSocket | undefined =>
  StandInSocket.all.findLast(({ readyState }) => readyState !== StandInSocket.CLOSED);
