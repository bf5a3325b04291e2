import { screen, waitFor } from '@testing-library/react';
import type { FromGame, ToGame } from '../../reference/game-messages.ts';

/** The studio's origin in the contract's examples. */
export const STUDIO = 'https://studio.example';

/** A game in the frame of the page, spoken for: a DOM loads no pages in frames. */
export class StubGame {
  readonly heard: ToGame[] = [];
  /** Messages to the frame's window, with the origin that they are meant for. */
  readonly greeted: { message: unknown; origin: unknown }[] = [];
  readonly frame: HTMLIFrameElement;
  #port: MessagePort | undefined;

  constructor(frame: HTMLIFrameElement) {
    this.frame = frame;
    const { contentWindow } = frame;
    if (contentWindow === null) throw new Error('The frame has no window');
    contentWindow.postMessage = (message: unknown, origin: unknown, given?: Transferable[]) => {
      this.greeted.push({ message, origin });
      const [port] = given ?? [];
      if (!(port instanceof MessagePort)) return;
      this.#port = port;
      port.addEventListener('message', ({ data }: MessageEvent<ToGame>) => this.heard.push(data));
      port.start();
    };
  }

  /** Posts to the site's window. */
  post(data: unknown, from: { origin?: string; source?: Window | null } = {}): void {
    const { origin = STUDIO, source = this.frame.contentWindow } = from;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  }

  /** Says over the port. */
  say(message: unknown): void {
    if (this.#port === undefined) throw new Error('The site gave no port');
    this.#port.postMessage(message, []);
  }

  tell(type: FromGame['type'], payload: object = {}): void {
    this.say({ type, payload });
  }

  /** Asks for the port, and says that the game can be played. */
  join(): void {
    this.post({ type: 'listening', payload: {} });
    this.tell('gameReady');
  }

  async hears(type: ToGame['type']): Promise<ToGame> {
    return waitFor(() => {
      const found = this.heard.findLast((message) => message.type === type);
      if (found === undefined) throw new Error(`The game did not hear ${type}`);
      return found;
    });
  }

  count(type: ToGame['type']): number {
    return this.heard.filter((message) => message.type === type).length;
  }
}

export async function openedGame(): Promise<StubGame> {
  const frame = await screen.findByTitle('Crimson Planet');
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('The game has no frame');
  return new StubGame(frame);
}
