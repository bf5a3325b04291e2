const ports = new WeakMap<Element, MessagePort>();

/**
 * Says something to the site as the third party's widget in its frame would, whose own page is not there.
 * @throws when the site shows no widget, or gives it no port
 */
export function sayFromWidget(site: Window & typeof globalThis, said: object): void {
  const frame = site.document.querySelector<HTMLIFrameElement>('iframe[src*="/widgets/"]');
  if (frame === null) throw new Error('There is no widget');
  const port = ports.get(frame) ?? greetedIn(site, frame);
  ports.set(frame, port);
  port.postMessage(said, []);
}

/** The widget says that it is there. @returns its end of the channel that the site opens then */
function greetedIn(site: Window & typeof globalThis, frame: HTMLIFrameElement): MessagePort {
  const Channel = site.MessageChannel;
  let end: MessagePort | undefined;
  site.MessageChannel = class extends Channel {
    // What the site gives away is the end of another channel, that nobody hears.
    override readonly port2 = new Channel().port2;
    constructor() {
      const channel = new Channel();
      super();
      end = channel.port2;
      Object.defineProperty(this, 'port1', { value: channel.port1 });
    }
  };
  try {
    const from = { data: { type: 'ready' }, origin: 'null', source: frame.contentWindow };
    site.dispatchEvent(new site.MessageEvent('message', from));
  } finally {
    site.MessageChannel = Channel;
  }
  if (end === undefined) throw new Error('The site does not greet the widget');
  return end;
}
