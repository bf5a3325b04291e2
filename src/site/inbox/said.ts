/** The messages that the inbox in its frame may send. */
export type Said =
  | { readonly type: 'counted'; readonly unread: number }
  | { readonly type: 'failed' }
  | { readonly type: 'refused' }
  /** The player pressed a link to a page of the site; the site knows whether it exists. */
  | { readonly type: 'go'; readonly path: string }
  /** As high as its content is, in CSS px. */
  | { readonly type: 'sized'; readonly height: number }
  /** Another list or message shows, from its beginning. */
  | { readonly type: 'turned' };

const MOST_UNREAD = 9_999;
const LONGEST_PATH = 200;
const HIGHEST = 20_000;

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** Reads a message of the frame; undefined for any message that it may not send. */
export function readSaid(data: unknown): Said | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, unread, path, height } = data as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'failed':
    case 'refused':
    case 'turned':
      return { type };
    case 'counted':
      return isCount(unread, MOST_UNREAD) ? { type, unread } : undefined;
    case 'sized':
      return isCount(height, HIGHEST) ? { type, height } : undefined;
    case 'go':
      return typeof path === 'string' && path.length <= LONGEST_PATH ? { type, path } : undefined;
    default:
      return undefined;
  }
}
