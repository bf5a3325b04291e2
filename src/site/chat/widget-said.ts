/** The messages of the support chat's widget to the site. */
export type WidgetSaid =
  | { readonly type: 'connected' }
  | { readonly type: 'refused' }
  /** Escape was pressed in it. */
  | { readonly type: 'close' }
  | { readonly type: 'unread'; readonly count: number }
  /** The key to a visitor's conversation from now on: to be kept for this visit. */
  | { readonly type: 'secret'; readonly secret: string }
  /** The visitor's conversation is the player's now: the secret opens nothing any more. */
  | { readonly type: 'adopted' };

const MOST_UNREAD = 9_999;
const SECRET = /^[\w-]{43}$/;

/** Undefined for any other message: the widget is a third party's. */
export function widgetSaid(data: unknown): WidgetSaid | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, count, secret }: Partial<Record<string, unknown>> = { ...data };
  switch (type) {
    case 'connected':
    case 'refused':
    case 'close':
    case 'adopted':
      return { type };
    case 'unread':
      return typeof count === 'number' && Number.isInteger(count) && count >= 0
        ? { type, count: Math.min(count, MOST_UNREAD) }
        : undefined;
    case 'secret':
      return typeof secret === 'string' && SECRET.test(secret) ? { type, secret } : undefined;
    default:
      return undefined;
  }
}
