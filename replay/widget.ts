const ports = new WeakMap<Window, MessagePort>();

/** What a third party's widget would say, once it has been greeted: a DOM loads no pages in frames. */
export function sayAsWidget(document: Document, said: string): void {
  const widget = document.querySelector<HTMLIFrameElement>(
    'iframe[src^="/widgets/"]',
  )?.contentWindow;
  const view = document.defaultView;
  if (!widget || !view) throw new Error('There is no widget');
  const data: unknown = JSON.parse(said);
  const isReady = said === '{"type":"ready"}';
  // A widget whose page was not told of says so first.
  if (!isReady && !ports.has(widget)) sayAsWidget(document, '{"type":"ready"}');
  if (!isReady) {
    ports.get(widget)?.postMessage(data);
    return;
  }
  widget.postMessage = (_welcome: unknown, _to: unknown, given?: Transferable[]) => {
    const [port] = given ?? [];
    if (port instanceof view.MessagePort) ports.set(widget, port);
  };
  view.dispatchEvent(new view.MessageEvent('message', { data, origin: 'null', source: widget }));
}
