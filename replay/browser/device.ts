import type { WidgetName, WidgetWords } from '../widget.ts';
import type { ChannelNews } from '../stage.ts';
import type { OperationId } from '../../openapi/types.ts';
import type { Person, Place } from '../person.ts';
import type { Control } from './control.ts';
import type { Platform } from './platform.ts';

/** A browser, or a frame in one, that runs the built site on the real backend. */
export interface Device<P extends Place<P>> {
  readonly person: Person<P>;
  readonly platform: Platform;
  /** Orders for the calls of this device. */
  readonly control: Control;
  readonly calls: Calls;
  readonly texts: Texts;
  readonly clock: Clock;
  /** The storage as another tab of the same browser reads and writes it. */
  readonly otherTab: OtherTab;
  /** Opens the site at an address. */
  open(path: string): Promise<void>;
  /** The same, as a page that was reloaded. */
  reloaded(path: string): Promise<void>;
  /** Before the site opens, and whenever it does: the memory of this tab. */
  remember(key: string, value: string): Promise<void>;
  /** Before the site opens, and whenever it does: a page that hears nothing has opened its window. */
  opened(): Promise<void>;
  /** The payment provider leads back in its frame, with this query and the state that it was given. */
  comeBack(query: string): Promise<void>;
  /** A message of the third party's widget in a frame; the words of the real one belong to another test. */
  widget(name: WidgetName, said: WidgetWords): Promise<void>;
  /** An act or a message of the realtime channel's gateway at the site's newest socket. */
  channel(news: Exclude<ChannelNews, 'woke'>): Promise<void>;
  /** Whether the site has a socket at that gateway, open or not yet. */
  hasChannel(): boolean;
  /** The device is back from sleep. */
  wake(): Promise<void>;
  /** From now on, how long the person looks for something to press, in ms. */
  patience(ms: number): void;
}

/** The calls that wait for the path's answer. */
export interface Calls {
  holds(operation: OperationId): boolean;
  /** The call to an operation, as soon as it is made. @throws when it is not made */
  take(operation: OperationId): Promise<HeldCall>;
}

export interface HeldCall {
  /**
   * Sends it on its way; resolves when it is answered.
   * @param emptied a field of its body that is sent empty: a path of names joined by dots
   */
  forward(emptied?: string): Promise<void>;
  /** Answers it so, without the platform. */
  answer(body: object): Promise<void>;
  /** The connection breaks: there is no answer. */
  lose(): Promise<void>;
}

/** The texts of a language, which wait where the path is about them. */
export interface Texts {
  take(): Promise<HeldTexts>;
  /** Whether the texts that come with the site's scripts are withheld, too. */
  withhold(own: boolean): void;
}

export interface HeldTexts {
  forward(): Promise<void>;
  answer(status: 404 | 503): Promise<void>;
}

/** The site's clock. Times in ms. */
export interface Clock {
  /** Sets the time of day, however far it was moved. */
  toNow(): Promise<void>;
  /** Lets time pass at once: what was to happen meanwhile happens now, once. */
  jump(ms: number): Promise<void>;
  /** Time passes. */
  run(ms: number): Promise<void>;
}

export interface OtherTab {
  /** Undefined removes. */
  write(entries: Readonly<Record<string, string | undefined>>): Promise<void>;
  read(key: string): Promise<string | undefined>;
  clear(): Promise<void>;
}

/** A call's body in which a field is empty. @param field a path of names joined by dots */
export function withEmpty(body: string, field: string): string {
  const names = field.split('.');
  const empty = (value: unknown, [name, ...within]: string[]): unknown =>
    name === undefined ? '' : { ...Object(value), [name]: empty(Object(value)[name], within) };
  return JSON.stringify(empty(JSON.parse(body), names));
}
