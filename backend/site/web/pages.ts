import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** How a page differs from its built form for one visitor. */
export interface PageVariant {
  /** The player's own choice of theme, known before the first paint. */
  readonly theme: 'light' | 'dark' | undefined;
  /** False adds nothing for search engines; true keeps them out (LAYOUT-05). */
  readonly noIndex: boolean;
}

/** A page ready to send in every encoding. */
export interface ReadyPage {
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const robots = '<meta name="robots" content="noindex, nofollow">';

/**
 * Prepares built pages once per variant and keeps them: their number is bounded by
 * brands × locales × kinds × 6.
 */
export function pageStore(
  siteDir: string,
): (key: string, variant: PageVariant) => Promise<ReadyPage> {
  const ready = new Map<string, Promise<ReadyPage>>();
  return (key, variant) => {
    const id = `${key}|${variant.theme ?? 'auto'}|${variant.noIndex}`;
    const known = ready.get(id);
    if (known !== undefined) return known;
    const page = prepare(join(siteDir, 'pages', `${key}.html`), variant);
    ready.set(id, page);
    page.catch(() => ready.delete(id));
    return page;
  };
}

async function prepare(file: string, { theme, noIndex }: PageVariant): Promise<ReadyPage> {
  let html = await readFile(file, 'utf8');
  if (theme !== undefined) html = html.replace('data-theme="auto"', `data-theme="${theme}"`);
  if (!noIndex) html = html.replace(robots, '');
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    gz(identity, { level: 9 }),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return { etag: `"${digest}"`, identity, br, gzip: zipped };
}

/** The best encoding that a client accepts. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase());
  const takes = (name: string) =>
    offers.some((offer) => offer.startsWith(name) && !/;\s*q=0(?:\.0+)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
