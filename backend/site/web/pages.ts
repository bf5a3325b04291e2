import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { encoded, type Encoding } from '../../platform/http/encoding.ts';
import type { PageAddress } from '../../../reference/page-request.ts';
import { createRenderer, type RenderedNow, type SiteContent } from './renderer.ts';
import { fillSlots, hasSlots } from './slots.ts';

/** How a page differs from its common form for one visitor. */
export interface PageVariant {
  /** The player's own choice of theme, known before the first paint. */
  readonly theme: 'light' | 'dark' | undefined;
  /** False adds nothing for search engines; true keeps them out (LAYOUT-05). */
  readonly noIndex: boolean;
  /** Address of a script that runs before all others, where the page is watched in a frame. */
  readonly firstScript: string | undefined;
  /** The page ahead of the games, where there is one. */
  readonly games: string | undefined;
  /** Links to the files of the page that the loader will show. */
  readonly filesAhead: string;
}

/** A page ready to send in every encoding. */
export interface ReadyPage extends Readonly<Record<Encoding, Buffer>> {
  readonly etag: string;
}

export interface PageStore {
  /**
   * @param key `{brand}/{locale}/{kind}`
   * @param scope the player whose own documents the page shows; null shows everybody's
   */
  get(
    key: string,
    page: PageAddress,
    variant: PageVariant,
    scope: string | null,
  ): Promise<ReadyPage>;
}

/** The longest time, in ms, that a page may lag behind a date on which something begins or ends to show. */
const LIFETIME = 60_000;

/** The same, in ms, for a page without the content service's answer: it is not asked for each visit. */
const LIFETIME_UNANSWERED = 2_000;

/** The longest time, in ms, that a loader waits for what it brings: a player's limits must not wait for content. */
const PATIENCE = 3_000;

const robots = '<meta name="robots" content="noindex, nofollow">';

interface Whole {
  readonly html: string;
  /** False when something that it reads was not answered. */
  readonly isWhole: boolean;
}

interface Made {
  readonly page: Promise<Whole>;
  readonly revision: number;
  /** On the clock of `performance.now()`, ms. */
  until: number;
  readonly variants: Map<string, Promise<ReadyPage>>;
}

/** The most pages that are kept of those whose address or visitor anybody may make up. */
const MOST_MADE_UP = 100;

/**
 * Makes pages from their frames and the content service, and keeps them until a document changes, at most a
 * minute. Their number is bounded by brands × locales × kinds × 12, for the loader times the pages of players; those
 * that differ by the visitor, or read what their address names, by {@link MOST_MADE_UP}. A page with a tester's own
 * documents is not kept.
 */
export function pageStore(
  siteDir: string,
  content: SiteContent,
  report: (error: unknown) => void,
): PageStore {
  const { renderPage, readAhead } = createRenderer(siteDir, content, report);
  const keptForAll = new Map<string, Made>();
  /** The one that was made first comes first. */
  const keptMadeUp = new Map<string, Made>();

  const make = async (key: string, address: PageAddress, scope: string | null): Promise<Whole> => {
    const frame = await readFile(join(siteDir, 'pages', `${key}.html`), 'utf8');
    if (!hasSlots(frame)) return bring({ html: frame, isWhole: true }, ahead(address, scope));
    const { rendered, isWhole } = await renderPage(address, scope);
    return { html: fillSlots(frame, rendered), isWhole };
  };

  /** What a loader brings; nothing where it is not there in time. */
  const ahead = async (
    address: PageAddress,
    scope: string | null,
  ): Promise<RenderedNow<string>> => {
    const nothing = { rendered: '', isWhole: false };
    try {
      const late = setTimeout(PATIENCE, nothing, { ref: false });
      return await Promise.race([readAhead(address, scope), late]);
    } catch (error) {
      report(error);
      return nothing;
    }
  };

  const current = (name: string, address: PageAddress): Made => {
    const { visitor, path, readsAhead } = address;
    const madeUp =
      readsAhead === undefined ? visitor && [visitor.country, visitor.channel] : [path];
    const kept = madeUp ? keptMadeUp : keptForAll;
    const key = [name, ...(madeUp ?? [])].join(' ');
    const known = kept.get(key);
    const revision = content.revision();
    const now = performance.now();
    if (known !== undefined && known.revision === revision && now < known.until) return known;
    // An address that somebody makes up costs its own read alone.
    const common = readsAhead && current(name, commonOf(address));
    const page = common ? bring(common.page, ahead(address, null)) : make(name, address, null);
    const until = common?.until ?? now + LIFETIME;
    const made: Made = { page, revision, until, variants: new Map() };
    kept.delete(key);
    kept.set(key, made);
    const [first] = keptMadeUp.keys();
    if (keptMadeUp.size > MOST_MADE_UP && first !== undefined) keptMadeUp.delete(first);
    page.then(
      ({ isWhole }) => {
        if (!isWhole) made.until = performance.now() + LIFETIME_UNANSWERED;
      },
      () => {
        if (kept.get(key) === made) kept.delete(key);
      },
    );
    return made;
  };

  return {
    async get(key, address, variant, scope) {
      if (scope !== null && content.isOwn(scope)) {
        const page = make(key, commonOf(address), scope);
        const { html } = await (address.readsAhead ? bring(page, ahead(address, scope)) : page);
        return prepare(html, variant);
      }
      const { page, variants } = current(key, address);
      const { theme = 'auto', noIndex, firstScript = '', games = '', filesAhead } = variant;
      const id = [theme, noIndex, firstScript, games, filesAhead].join('|');
      const ready = variants.get(id) ?? page.then(({ html }) => prepare(html, variant));
      variants.set(id, ready);
      return ready;
    },
  };
}

/** Adds what was read ahead, at the same time as the loader's own: it shows its page without it, too. */
async function bring(
  loader: Whole | Promise<Whole>,
  brought: Promise<RenderedNow<string>>,
): Promise<Whole> {
  const [{ html, isWhole }, { rendered, isWhole: isAll }] = await Promise.all([loader, brought]);
  // Last, because nothing of the first paint needs it.
  return {
    html: html.replace('</body>', () => `${rendered}</body>`),
    isWhole: isWhole && isAll,
  };
}

/** The loader that pages with a read of their own share. */
const commonOf = (address: PageAddress): PageAddress =>
  address.readsAhead ? { brand: address.brand, locale: address.locale } : address;

async function prepare(
  whole: string,
  { theme, noIndex, firstScript, games, filesAhead }: PageVariant,
): Promise<ReadyPage> {
  let html = whole;
  if (theme !== undefined) html = html.replace('data-theme="auto"', `data-theme="${theme}"`);
  if (games !== undefined) html = html.replace('<html', `<html data-games="${games}"`);
  if (!noIndex) html = html.replace(robots, '');
  if (firstScript !== undefined) {
    html = html.replace('<head>', `<head><script src="${firstScript}"></script>`);
  }
  // After the links that the loader itself needs.
  html = html.replace('</head>', () => `${filesAhead}</head>`);
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([encoded.br(identity), encoded.gzip(identity)]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return { etag: `"${digest}"`, identity, br, gzip };
}
