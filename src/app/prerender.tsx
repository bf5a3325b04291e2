import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { fromCallback, fromPromise, waitFor } from 'xstate';
import type { RenewedTokens, StoredSession } from '../../machines/access/session/machine.ts';
import { hasTexts } from '../../reference/languages.ts';
import { BRANDS, type Brand } from '../brands/index.ts';
import { QUERIES } from '../content/index.ts';
import { lobbyQuery } from '../games/lobby/content.ts';
import { gameQuery } from '../games/page/game-query.ts';
import { currencyOfMarket } from '../games/viewer.ts';
import {
  DEFAULT_LOCALE,
  languageTag,
  localeOf,
  offeredMarkets,
  toLocale,
} from '../locale/locale.ts';
import { localesByPlace } from '../locale/suggest.ts';
import { activateNotation } from '../money/format.ts';
import { PageLoader } from '../shell/crash.tsx';
import { compileCatalogue } from '../texts/catalogue.ts';
import { activateTexts } from '../texts/index.ts';
import { sourceTexts } from '../texts/sources.ts';
import { prepareMarkup } from './markup.ts';
import {
  CONTENT_AHEAD,
  contentKey,
  PAGE_CONTENT,
  type PageContent,
} from '../runtime/content/page-content.ts';
import { Root } from './Root.tsx';
import type { PageData } from '../runtime/pages/page-data.ts';
import { pageOf } from '../runtime/pages/pages.ts';
import { createAppRouter } from './router.tsx';
import { createRuntime, type Runtime, type Visitor } from '../runtime/runtime.ts';
import { queryClient } from '../runtime/query.ts';
import { PRERENDERED_CONTENT } from '../runtime/pages/unrouted.ts';

/** Modules that the page of a game fetches late: a press on it is a call. */
const GAME_PARTS = ['src/games/page/GamePage.tsx', 'src/api/call.ts'];

/**
 * The pages to render: every brand, in every locale that its addresses may name, on every public route. The first
 * brand is the default one.
 */
export const site: Site = {
  brands: BRANDS.map((brand) => ({
    id: brand.id,
    hosts: brand.hosts,
    productionHosts: brand.productionHosts,
    defaultLocale: DEFAULT_LOCALE.prefix,
    locales: offeredMarkets(brand).flatMap(({ id, languages }) =>
      languages.map((language) => localeOf(language, id).prefix),
    ),
    localesByPlace: localesByPlace(brand),
  })),
  loaders: loaders(),
  routes: prerenderedPages().map(({ path, unless }) => ({
    kind: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    path,
    ...(unless && { byVisitor: { unless } }),
  })),
  playerRoutes: playerRoutes(),
};

export interface Site {
  readonly brands: readonly {
    readonly id: string;
    /** First labels of host names. */
    readonly hosts: readonly string[];
    /** Whole host names that search engines may list (LAYOUT-05). */
    readonly productionHosts: readonly string[];
    readonly defaultLocale: string;
    readonly locales: readonly string[];
    /** Where the front page leads by the place of a visitor (LOC-07). */
    readonly localesByPlace: Readonly<Record<string, string>>;
  }[];
  readonly routes: readonly {
    readonly kind: string;
    readonly path: string;
    /** Of a page that differs by its visitor: the search parameters with which another one shows. */
    readonly byVisitor?: { readonly unless: readonly string[] };
  }[];
  /** Pages that are sent as a loader, and with what they read: {@link readAhead}. */
  readonly loaders: readonly LoaderPages[];
  /** Pages that are sent as a loader, with the routes whose files they show. */
  readonly playerRoutes: readonly { readonly path: string; readonly routeId: string }[];
}

/** Pages that differ by the last part of their address, and are too many to be rendered. */
interface LoaderPages {
  /** Of their paths after the locale. */
  readonly prefix: string;
  readonly routeId: string;
  /** Modules that the page fetches late. */
  readonly parts: readonly string[];
}

/** The pages that say so of themselves, with their paths after the locale. */
function prerenderedPages(): readonly { path: string; unless?: readonly string[] }[] {
  const pages = pagesOfRoutes().flatMap(({ page: { prerendered }, path }) => {
    if (prerendered === undefined || prerendered === false) return [];
    return [prerendered === true ? { path } : { path, unless: prerendered.unless }];
  });
  return [...pages, ...PRERENDERED_CONTENT.map((path) => ({ path }))];
}

/** Pages of players by their paths after the locale, without those whose address names a thing of theirs. */
function playerRoutes(): Site['playerRoutes'] {
  return pagesOfRoutes()
    .filter(({ page, path }) => page.rule.player === true && !path.includes('$'))
    .map(({ path, routeId }) => ({ path, routeId }));
}

/** Pages of games. */
function loaders(): Site['loaders'] {
  return pagesOfRoutes()
    .filter(({ page }) => page.readsAhead === true)
    .map(({ path, routeId }) => ({
      prefix: path.slice(0, path.indexOf('$')),
      routeId,
      parts: GAME_PARTS,
    }));
}

/** Routes that are pages, with their paths after the locale. */
function pagesOfRoutes() {
  const { routesById } = createAppRouter(createMemoryHistory());
  return Object.values<AnyRoute>({ ...routesById }).flatMap(({ id, fullPath, options }) => {
    const page: PageData | null = options.staticData.page;
    if (page === null) return [];
    return [{ page, path: pageOf(fullPath.replace(/^\/\$locale/, ''), page).path, routeId: id }];
  });
}

/** A page to render; without a `path` it is the loader shell, which shows nothing private. */
export interface PageRequest {
  readonly brand: string;
  readonly locale: string;
  readonly path?: string | undefined;
  /** For whom, on a page that differs by that. */
  readonly visitor?: Visitor | undefined;
  /** Answers a GROQ query; a read that fails is left to the browser. */
  readonly ask?: Ask | undefined;
}

export type Ask = (
  dataset: string,
  groq: string,
  params: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/** The anonymous first paint of one page. */
export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>`. */
  readonly head: string;
  readonly body: string;
  /** The `<template>` that hands the page's content over to the scripts; empty for the shell. */
  readonly content: string;
  /** Ids of the matched routes: their chunks are preloaded and their styles inlined. */
  readonly routeIds: readonly string[];
  /** Value of `<html lang>`. */
  readonly lang: string;
}

/** Nobody is signed in, nothing is called: the page of a first-time visitor before any script runs. */
async function visitorRuntime(
  brand: Brand,
  content: PageContent,
  visitor: Visitor | undefined,
): Promise<Runtime> {
  const runtime = createRuntime({
    brand,
    call: () => Promise.reject(new Error('Nothing is called while prerendering')),
    session: {
      readStoredSession: fromPromise<StoredSession>(() => Promise.resolve({ status: 'none' })),
      clearStoredSession: fromPromise(() => Promise.resolve({ status: 'cleared' })),
      renewTokens: fromPromise<RenewedTokens>(() => Promise.resolve({ status: 'rejected' })),
      watchOtherTabs: fromCallback(() => {}),
    },
    device: { ipAddress: '', blackbox: '' },
    content,
    visitor,
  });
  runtime.site.start();
  await waitFor(runtime.session, (snapshot) => snapshot.hasTag('resolved'));
  return runtime;
}

export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { locale, path, visitor, ask } = request;
  const brand = BRANDS.find((known) => known.id === request.brand) ?? BRANDS[0];
  const { language } = toLocale(locale, brand) ?? DEFAULT_LOCALE;
  const texts = hasTexts(language) ? language : DEFAULT_LOCALE.language;
  const catalogue = await compileCatalogue(texts, sourceTexts(texts));
  const lang = languageTag({ ...(toLocale(locale, brand) ?? DEFAULT_LOCALE), language: texts });
  const name = `${brand.id}/${locale}${path ?? ' (loader)'}`;
  if (path === undefined) {
    activateTexts(texts, catalogue);
    const loader = (
      <>
        <title>{brand.name}</title>
        <PageLoader />
      </>
    );
    return { ...prepareMarkup(renderToString(loader), name), content: '', routeIds: [], lang };
  }
  const router = createAppRouter(createMemoryHistory({ initialEntries: [`/${locale}${path}`] }));
  await router.load();
  const reads = collectReads();
  const runtime = await visitorRuntime(brand, reads.content, visitor);
  try {
    const render = (): string => {
      // Both are global, and other pages may have been rendered since.
      activateTexts(texts, catalogue);
      activateNotation(brand.notation);
      return renderToString(<Root runtime={runtime} router={router} />);
    };
    const markup = await renderWhole(render, reads, ask);
    return {
      ...prepareMarkup(markup, name),
      content: contentTemplate(PAGE_CONTENT, reads.answers),
      routeIds: router.state.matches.map((match) => match.routeId),
      lang,
    };
  } finally {
    // Questions that the browser asks: here they would be kept for ever.
    queryClient.clear();
    runtime.site.stop();
  }
}

/** Each pass may ask for other content: the text of a page decides what else it shows. */
const MOST_PASSES = 8;

/** For a part whose code was not there yet: how long the next pass waits for it, and how often; ms. */
const SUSPENDED = '<!--$!-->';
const CODE_WAIT = 5;
const MOST_WAITS = 1_000;

/** Renders until nothing more is asked for, and every part is there: a busy machine takes long to load code. */
async function renderWhole(
  render: () => string,
  reads: ReturnType<typeof collectReads>,
  ask: Ask | undefined,
): Promise<string> {
  let markup = render();
  for (let pass = 1, waits = 0; pass < MOST_PASSES && waits < MOST_WAITS;) {
    if (await reads.answer(ask)) pass += 1;
    else if (markup.includes(SUSPENDED)) {
      waits += 1;
      await new Promise((resolve) => setTimeout(resolve, CODE_WAIT));
    } else break;
    markup = render();
  }
  return markup;
}

/**
 * What the page of a game will read, so that it comes along.
 * @returns the `<template>` that hands it over to the scripts; empty when it was not answered
 */
export async function readAhead(request: PageRequest & { readonly path: string }): Promise<string> {
  const brand = BRANDS.find((known) => known.id === request.brand) ?? BRANDS[0];
  const { market } = toLocale(request.locale, brand) ?? DEFAULT_LOCALE;
  const slug = decodeURIComponent(request.path.slice(request.path.lastIndexOf('/') + 1));
  const reads = collectReads();
  const params = { slug, currency: currencyOfMarket(market) };
  reads.content.find(contentKey(gameQuery.kind, params, brand.dataset));
  return (await reads.answer(request.ask)) ? contentTemplate(CONTENT_AHEAD, reads.answers) : '';
}

/** The reads that a page may come with. */
const READS = { ...QUERIES, lobby: lobbyQuery, game: gameQuery };

/** Notes the reads of a page, and answers them for the next pass. */
function collectReads() {
  const answers = new Map<string, unknown>();
  const asked = new Set<string>();
  let open: string[] = [];
  const content: PageContent = {
    at: Date.now(),
    find(key) {
      if (answers.has(key)) return { value: answers.get(key) };
      if (!asked.has(key)) open.push(key);
      asked.add(key);
      return undefined;
    },
  };
  const answerOne = async (key: string, ask: Ask): Promise<void> => {
    type Key = [keyof typeof READS, Record<string, unknown>, string];
    const [kind, params, dataset] = JSON.parse(key) as Key;
    const { groq, read } = READS[kind];
    answers.set(key, read(await ask(dataset, groq, params)));
  };
  return {
    content,
    answers,
    /** @returns whether there is something new to render. */
    async answer(ask: Ask | undefined): Promise<boolean> {
      const now = open;
      open = [];
      if (ask === undefined) return false;
      const done = await Promise.allSettled(now.map((key) => answerOne(key, ask)));
      return done.some(({ status }) => status === 'fulfilled');
    },
  };
}

function contentTemplate(id: string, answers: ReadonlyMap<string, unknown>): string {
  const json = JSON.stringify([...answers])
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;');
  return `<template id="${id}" data-content='${json}'></template>`;
}
