/** Streams of events as a browser opens them, told by the test. */
export class StagedEventSource extends EventTarget {
  /** Every stream of the test, newest last. */
  static opened: StagedEventSource[] = [];

  readonly url: string;
  closed = false;

  constructor(url: string) {
    super();
    this.url = url;
    StagedEventSource.opened.push(this);
  }

  static get open(): readonly StagedEventSource[] {
    return StagedEventSource.opened.filter(({ closed }) => !closed);
  }

  /** The one that is open. */
  static get current(): StagedEventSource {
    const [one, ...more] = StagedEventSource.open;
    if (one === undefined || more.length > 0) throw new Error('There is not one open stream');
    return one;
  }

  close(): void {
    this.closed = true;
  }

  hear(type: string, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(type, { data: '{}', lastEventId }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}
