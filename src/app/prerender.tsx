import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { fromCallback, fromPromise, waitFor } from 'xstate';
import type { RenewedTokens, StoredSession } from '../../machines/access/session/machine.ts';
import { hasTexts } from '../../reference/languages.ts';
import type { Ask, PageRequest, Visitor } from '../../reference/page-request.ts';
import { BRANDS, type Brand } from '../brands/index.ts';
import { DEFAULT_LOCALE, languageTag, toLocale, type Locale } from '../locale/locale.ts';
import { activateNotation } from '../money/format.ts';
import { contentKey, PAGE_CONTENT, type PageContent } from '../runtime/content/page-content.ts';
import { addressIn } from '../runtime/pages/addresses.ts';
import { queryClient } from '../runtime/query.ts';
import { createRuntime, type Runtime } from '../runtime/runtime.ts';
import { PageLoader } from '../shell/crash.tsx';
import { compileCatalogue } from '../texts/catalogue.ts';
import { activateTexts } from '../texts/index.ts';
import { sourceTexts } from '../texts/sources.ts';
import { prepareMarkup } from './markup.ts';
import { collectReads, ownRead, type Reads } from './page-reads.ts';
import { Root } from './Root.tsx';
import { createAppRouter } from './router.tsx';

export { site, type Site } from './site-pages.ts';

/** The anonymous first paint of one page. */
export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>`. */
  readonly head: string;
  readonly body: string;
  /** The `<template>` that hands the page's content over to the scripts; empty for the loader. */
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

const brandOf = ({ brand }: PageRequest): Brand =>
  BRANDS.find((known) => known.id === brand) ?? BRANDS[0];

const localeIn = (brand: Brand, { locale }: PageRequest): Locale =>
  toLocale(locale, brand) ?? DEFAULT_LOCALE;

const textsFor = ({ language }: Locale): string =>
  hasTexts(language) ? language : DEFAULT_LOCALE.language;

export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { locale, path } = request;
  const brand = brandOf(request);
  const texts = textsFor(localeIn(brand, request));
  const lang = languageTag({ ...localeIn(brand, request), language: texts });
  const name = `${brand.id}/${locale}${path ?? ' (loader)'}`;
  if (path === undefined) {
    activateTexts(texts, await compileCatalogue(texts, sourceTexts(texts)));
    const loader = (
      <>
        <title>{brand.name}</title>
        <PageLoader />
      </>
    );
    return { ...prepareMarkup(renderToString(loader), name), content: '', routeIds: [], lang };
  }
  const reads = collectReads();
  const { markup, routeIds } = await renderRoute(request, `/${locale}${path}`, reads);
  const content = reads.template(PAGE_CONTENT);
  return { ...prepareMarkup(markup, name), content, routeIds, lang };
}

/**
 * What a loader brings along: with a path what its page reads for itself, without one what every page of the locale
 * reads, a player's, too.
 * @returns the `<template>` that hands it over to the scripts; empty when nothing was answered
 */
export async function readAhead(request: PageRequest): Promise<string> {
  const { path, readsAhead, ask } = request;
  const brand = brandOf(request);
  const locale = localeIn(brand, request);
  const reads = collectReads();
  if (path === undefined) {
    // Whether they have accepted the terms decides over every page of a player.
    reads.content.find(contentKey('latestTerms', { lang: locale.language }, brand.dataset));
    const address = addressIn(locale);
    // A page that shows a visitor its frame alone.
    await renderRoute(request, address('/my-account'), reads);
  } else if (readsAhead !== undefined) {
    reads.content.find(ownRead(readsAhead, path, locale, brand));
    await reads.answer(ask);
  }
  return reads.isEmpty() ? '' : reads.template();
}

/** Renders a page with what it reads, which `reads` then holds. */
async function renderRoute(
  request: PageRequest,
  address: string,
  reads: Reads,
): Promise<{ readonly markup: string; readonly routeIds: readonly string[] }> {
  const { visitor, ask } = request;
  const brand = brandOf(request);
  const texts = textsFor(localeIn(brand, request));
  const catalogue = await compileCatalogue(texts, sourceTexts(texts));
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const runtime = await visitorRuntime(brand, reads.content, visitor);
  try {
    const render = (): string => {
      // Both are global, and other pages may have been rendered since.
      activateTexts(texts, catalogue);
      activateNotation(brand.notation);
      return renderToString(<Root runtime={runtime} router={router} />);
    };
    const markup = await renderWhole(render, reads, ask);
    return { markup, routeIds: router.state.matches.map((match) => match.routeId) };
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
  reads: Reads,
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
