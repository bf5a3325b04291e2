/** By the folder that it is served from: two may be there at once. */
export type WidgetName = 'support-chat' | 'inbox';

/** The messages of a third party's widget to the site, from its frame. */
export interface WidgetWords {
  readonly type: string;
  readonly [fact: string]: unknown;
}

const ports = new WeakMap<Window, MessagePort>();

/**
 * Posts a message as the third party's widget in its frame would, whose own page is not there: a DOM loads no
 * pages in frames.
 * @throws when the site shows no widget, or has not greeted it
 */
export function sayAsWidget(document: Document, name: WidgetName, said: WidgetWords): void {
  const widget = document.querySelector<HTMLIFrameElement>(
    `iframe[src*="/widgets/${name}/"]`,
  )?.contentWindow;
  const view = document.defaultView;
  if (!widget || !view) throw new Error('There is no widget');
  if (said.type === 'ready') {
    widget.postMessage = (_welcome: unknown, _to: unknown, given?: Transferable[]) => {
      const [port] = given ?? [];
      if (port instanceof view.MessagePort) ports.set(widget, port);
    };
    const news = { data: said, origin: 'null', source: widget };
    view.dispatchEvent(new view.MessageEvent('message', news));
    return;
  }
  // A widget that does not know its page says so first.
  if (!ports.has(widget)) sayAsWidget(document, name, { type: 'ready' });
  const port = ports.get(widget);
  if (port === undefined) throw new Error('The site does not greet the widget');
  port.postMessage(said);
}
