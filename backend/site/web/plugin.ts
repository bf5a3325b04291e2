import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countryByCode } from '../../../reference/countries.ts';
import { deviceOfHeader } from '../../../reference/device.ts';
import type { Visitor } from '../../../reference/page-request.ts';
import { acceptedLanguages } from '../../platform/http/accepted-languages.ts';
import { encodingFor } from '../../platform/http/encoding.ts';
import { describeError } from '../../platform/log.ts';
import { brandOf, destinationOf, loaderOf, reserved } from './address.ts';
import { cacheControlOf, listFiles, urlOf } from './files.ts';
import { pagePolicy } from './headers.ts';
import { pageStore, type PageVariant } from './pages.ts';
import { registerReports } from './reports.ts';
import { locationCookies, placeOf, type VisitorPlace } from './location-cookies.ts';
import type { SiteContent } from './renderer.ts';
import { readSiteIndex } from './site-index.ts';

/** How the built site is served. */
export interface WebOptions {
  /** Absolute folder of the built site (`dist/site`). */
  readonly siteDir: string;
  /** Production ignores `?brand=`. */
  readonly production: boolean;
  /** Brand of hosts that name none; without it the first brand of the site. */
  readonly defaultBrand?: string | undefined;
  readonly content: SiteContent;
  /**
   * First script of pages that are shown in a frame of our own pages, as testers watch them, while there is
   * one; without it no page is ever shown in a frame.
   */
  readonly framedScript?: (() => string | undefined) | undefined;
  /** First script of pages that the desk shows in its frame with a draft (`?draft=`). */
  readonly previewScript?: string | undefined;
  /** The page ahead of the studio whose games the pages show, once it is known: they may frame its origin. */
  readonly gamesAhead?: (() => string | undefined) | undefined;
  /** The scope whose own documents a request sees (testers); without it everybody sees the same. */
  readonly scopeOf?: ((request: FastifyRequest) => string | null) | undefined;
}

/**
 * Serves the built site: hashed files for ever, texts and pages revalidated, pages by host (brand),
 * address (locale, route) and sign-in (LOC-03, LOC-04, GUARD-03, LAYOUT-05).
 * @throws at registration when the site is not built.
 */
export async function web(app: FastifyInstance, options: WebOptions): Promise<void> {
  const index = await readSiteIndex(options.siteDir);
  const clientDir = join(options.siteDir, 'client');
  const files = await listFiles(clientDir);
  const pages = pageStore(options.siteDir, options.content, (error) => {
    app.log.warn(describeError(error), 'a page goes out without some of its content');
  });

  await app.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // Not with an answer that says that the file is gone.
    setHeaders(reply, file) {
      reply.header('cache-control', cacheControlOf(urlOf(clientDir, file)));
    },
  });
  registerReports(app);

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (files.has(path)) {
      return reply.sendFile(path);
    }
    if (reserved.test(path)) {
      reply.callNotFound();
      return reply;
    }
    return sendPage(path, request, reply);
  });

  async function sendPage(path: string, request: FastifyRequest, reply: FastifyReply) {
    const query = new URLSearchParams(request.url.split('?')[1]);
    const asked = query.get('brand') ?? undefined;
    const brand = brandOf(
      index,
      request.hostname,
      options.defaultBrand,
      options.production ? undefined : asked,
    );
    const place = placeOf(request, !options.production);
    const destination = destinationOf(
      index,
      brand,
      request.url,
      place,
      acceptedLanguages(request.headers['accept-language']),
    );
    if (destination.type === 'redirect') {
      // It depends on who asks, and from where.
      return reply.header('cache-control', 'no-store').redirect(destination.location, 302);
    }
    const safer = withKeyInHash(request.url);
    if (safer !== undefined) {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      return reply.redirect(safer, 303);
    }
    const located = locationCookies(request, !options.production);
    if (located.length > 0) reply.header('set-cookie', located);
    const cookies = readCookies(request.headers.cookie);
    const signedIn = cookies.has('session');
    const noIndex = !brand.productionHosts.includes(request.hostname.toLowerCase());
    const { locale } = destination;
    const route = index.routes.find(({ kind }) => kind === destination.kind);
    const visitor = route?.byVisitor && visitorOf(request, place);
    const isOther = route?.byVisitor?.unless.some((name) => query.has(name)) === true;
    const isRendered = !signedIn && !isOther && (route?.byVisitor === undefined || visitor);
    const isInFrame = request.headers['sec-fetch-dest'] === 'iframe';
    const framedScript = isInFrame ? options.framedScript?.() : undefined;
    const draft = options.previewScript !== undefined && isInFrame ? query.get('draft') : null;
    // The payment provider leads back within its frame, to the page around it (PNP-04).
    const isFramed = framedScript !== undefined || draft !== null || CALLBACK.test(path);
    const own = path.slice(locale.length + 1).replace(/\/$/, '');
    const loader = loaderOf(index, own);
    const games = options.gamesAhead?.();
    const variant: PageVariant = {
      theme: themeOf(cookies.get('theme')),
      noIndex,
      firstScript: draft !== null ? options.previewScript : framedScript,
      games,
      filesAhead: loader && (signedIn || !loader.isForPlayers) ? loader.files : '',
    };
    const scope = draft ?? options.scopeOf?.(request) ?? null;
    const get = (kind: string) => {
      const readsAhead = kind === 'shell' ? loader?.readsAhead : undefined;
      const named =
        kind === 'shell' ? readsAhead && { path: own, readsAhead } : { path: route?.path, visitor };
      const address = { brand: brand.id, locale, ...named };
      return pages.get(`${brand.id}/${locale}/${kind}`, address, variant, scope);
    };
    let kind = isRendered ? destination.kind : 'shell';
    const page = await get(kind).catch((error: unknown) => {
      // The scripts show the page as well, only later.
      request.log.error(describeError(error), `page ${kind} could not be rendered`);
      kind = 'shell';
      return get(kind);
    });
    const key = `${brand.id}/${locale}/${kind}`;
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        pagePolicy(
          { style: index.pages[key]?.styleHash, importMap: index.importMapHash },
          isFramed ? 'own pages' : 'nobody',
          games && new URL(games).origin,
        ),
      )
      .header(
        'vary',
        [
          'Accept-Encoding, Cookie',
          ...((options.framedScript ?? options.previewScript) ? ['Sec-Fetch-Dest'] : []),
          ...(route?.byVisitor ? ['User-Agent'] : []),
        ].join(', '),
      )
      // A page that a signed-in player saw must not come back after log-out; a visitor's place is told to them alone.
      .header(
        'cache-control',
        signedIn
          ? 'no-store'
          : located.length > 0 || route?.byVisitor
            ? 'private, no-cache'
            : 'no-cache',
      );
    if (isFramed) reply.header('x-frame-options', 'SAMEORIGIN');
    if (noIndex) reply.header('x-robots-tag', 'noindex, nofollow');
    if (!signedIn) {
      reply.header('etag', page.etag);
      if (request.headers['if-none-match']?.includes(page.etag) === true) {
        return reply.code(304).send();
      }
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(page[encoding]);
  }
}

/** Undefined where it is not known which page would be theirs. */
function visitorOf(request: FastifyRequest, place: VisitorPlace): Visitor | undefined {
  const channel = deviceOfHeader(request.headers['user-agent'] ?? '');
  const { country } = place;
  // A cookie may hold anything, of which the site's scripts make nothing either.
  const known = country !== undefined && countryByCode(country) ? country : undefined;
  return channel && { channel, country: known };
}

/**
 * The destination of a password reset's link with the key in the query: the same page, with the key behind a
 * hash. A page's own address goes with requests for its files, in Chrome for fonts whatever the page's policy;
 * the part behind a hash never does.
 * @param target path and query as sent
 */
function withKeyInHash(target: string): string | undefined {
  const [, path, query] = /^([^?]*\/reset-password\/?)\?(.*)$/.exec(target) ?? [];
  if (path === undefined || query === undefined) return undefined;
  const asked = new URLSearchParams(query);
  return asked.has('resetKey') ? `${path}#${query}` : undefined;
}
const CALLBACK = /^\/[a-z]{2}-[A-Z]{2}\/signup\/callback$/;

function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

const themeOf = (value: string | undefined) =>
  value === 'light' || value === 'dark' ? value : undefined;
