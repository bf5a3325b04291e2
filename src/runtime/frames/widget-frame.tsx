import { useEffect, useEffectEvent, useRef } from 'react';

/** The facts of the site for a third party's widget, told once it says that it is there; never a token of ours. */
export interface WidgetGreeting {
  readonly brand: string;
  /** IETF language tag. */
  readonly language: string;
  readonly market: string;
}

export interface WidgetFrameProps<Said> {
  readonly className?: string | undefined;
  /** A path below `/widgets/`. */
  readonly src: `/widgets/${string}`;
  /** The name of the frame for a screen reader. */
  readonly title: string;
  readonly greeting: WidgetGreeting;
  /** Proves the player to the widget's own platform; read anew whenever the widget asks for it. */
  readonly claim: () => string | undefined;
  /** Plain data for the widget, sent at first, and again when it changes by identity. */
  readonly told?: object;
  /** Reads a message; undefined drops it. Every message that a widget posts comes in here. */
  readonly read: (data: unknown) => Said | undefined;
  readonly onSaid: (said: Said) => void;
  /** The widget is ready and has been greeted. */
  readonly onReady?: () => void;
}

/** Scripts and forms, but no origin: the widget has none of our storage, cookies and windows. */
const SANDBOX = 'allow-scripts allow-forms';
const OPAQUE_ORIGIN = 'null';

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

/**
 * A third party's widget in a frame. It says `ready` to the window, and gets one port; from then on only the port
 * speaks. It asks for its claim by `claim`; its host reads every other message. The host gives up a widget that
 * says nothing: nothing is sent to it before.
 */
export function WidgetFrame<Said>(props: WidgetFrameProps<Said>) {
  const { src, title, className, told } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<MessagePort>(undefined);

  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (typeOf(data) === 'claim') {
      port.current?.postMessage({ type: 'claim', claim: props.claim() });
      return;
    }
    const said = props.read(data);
    if (said !== undefined) props.onSaid(said);
  });
  const greet = useEffectEvent((widget: Window) => {
    port.current?.close();
    const { port1, port2 } = new MessageChannel();
    port.current = port1;
    port1.addEventListener('message', (event) => {
      if (port.current === port1) hear(event);
    });
    port1.start();
    const welcome = { type: 'welcome', ...props.greeting, claim: props.claim() };
    // An opaque origin cannot be named; the page's policy lets nothing but our own addresses into a frame.
    widget.postMessage(welcome, '*', [port2]);
    if (props.told) port1.postMessage({ type: 'told', ...props.told });
    props.onReady?.();
  });

  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent<unknown>): void => {
      const widget = frame.current?.contentWindow;
      if (!widget || source !== widget || origin !== OPAQUE_ORIGIN) return;
      if (typeOf(data) === 'ready') greet(widget);
    };
    addEventListener('message', onMessage);
    return () => {
      removeEventListener('message', onMessage);
      port.current?.close();
      port.current = undefined;
    };
  }, []);
  useEffect(() => {
    if (told) port.current?.postMessage({ type: 'told', ...told });
  }, [told]);

  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      className={className}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
    />
  );
}
