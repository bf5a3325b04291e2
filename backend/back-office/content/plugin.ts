import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../platform/clock.ts';
import { cut } from '../../platform/cut.ts';
import { problems as refusals, sendProblem } from '../../platform/http/problem.ts';
import type { Dataset } from '../../third-parties/content/documents.ts';
import { datasetNamed, type Library } from '../../third-parties/content/library.ts';
import type { Problem, Schema, Source } from '../../third-parties/content/schema/field.ts';
import { SCHEMAS, schemaOf } from '../../third-parties/content/schema/schemas.ts';
import { isRecord } from '../../third-parties/content/schema/values.ts';
import { problemsOf } from '../../third-parties/content/source/files.ts';
import type { Published, Version } from '../../third-parties/content/source/published.ts';
import { html, type Html } from '../../platform/html.ts';
import { PAGE_POLICY } from '../../third-parties/page-policy.ts';
import { createPreviews } from './previews.ts';
import type { Candidates } from './suggestions.ts';
import { fromValues, toValues, type Values } from './values.ts';
import {
  addressOf,
  CONTENT_DESK,
  editPage,
  historyPage,
  listPage,
  localesOf,
  previewPage,
  titleOf,
  type Editing,
} from './views.ts';

export interface ContentDeskOptions {
  readonly library: Library;
  readonly published: Published;
  readonly clock: Clock;
  /** Has this and every other instance read the published documents. */
  readonly announce: () => void;
}

interface Named {
  Params: { dataset: string; id: string };
  Querystring: Record<string, unknown>;
}

interface Edited {
  readonly dataset: Dataset;
  readonly source: Source;
  readonly schema: Schema;
  readonly version: number;
}

/** Documents on a page of the list. */
const PAGE = 50;
/** In their order. */
const TYPES = Object.keys(SCHEMAS);

const text = (value: unknown, most = 200): string =>
  typeof value === 'string' ? cut(value, most).replaceAll('\0', '') : '';

/** `/desk/content`: lists, edits, previews, publishes and restores documents of the content service. */
export async function contentDesk(app: FastifyInstance, options: ContentDeskOptions) {
  const { library, published, clock, announce } = options;
  const { store } = library;
  const previews = createPreviews(library);
  // Without a referrer a browser says that a form comes from nowhere, and it would be refused.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'same-origin');
  });

  const send = (reply: FastifyReply, page: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);
  const find = ({ dataset: name, id }: Named['Params']): Edited | undefined => {
    const dataset = datasetNamed(name);
    const source = dataset && store.sources[dataset].get(id);
    const schema = source && schemaOf(source._type);
    if (!dataset || !source || !schema || dataset !== name) return undefined;
    return { dataset, source, schema, version: store.published(dataset, id)?.version ?? 0 };
  };
  const versionsOf = (dataset: Dataset, id: string): readonly Version[] => {
    const shipped = store.shipped(dataset, id);
    return [...published.history(dataset, id), ...(shipped ? [shipped] : [])];
  };
  /** Of each type once, however many fields of a form ask. */
  const candidates = (dataset: Dataset): Candidates => {
    const byType = Map.groupBy(store.sources[dataset].values(), ({ _type }) => _type);
    const named = new Map(
      [...byType].map(([type, sources]) => [
        type,
        sources.map((source) => ({ id: source._id, title: titleOf(source) })),
      ]),
    );
    return (types) => [types].flat().flatMap((type) => named.get(type) ?? []);
  };
  const edit = (
    { dataset, source, schema, version }: Edited,
    values: Values,
    more: Partial<Pick<Editing, 'base' | 'news' | 'over' | 'problems' | 'isOther'>> = {},
  ): string =>
    editPage({
      dataset,
      source,
      schema,
      values,
      base: version,
      problems: [],
      candidates: candidates(dataset),
      ...more,
    });
  /** The typed text as a document: its id and type stay, whatever a form says. */
  const typed = (edited: Edited, body: unknown) => {
    const { dataset, source, schema } = edited;
    const values = Object.fromEntries(
      Object.entries(isRecord(body) ? body : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    const { _id, _type } = source;
    const _updatedAt = clock.iso();
    const draft: Source = { _id, _type, _updatedAt, ...fromValues(values, schema.fields, dataset) };
    const base = Number(values['_base'] ?? Number.NaN);
    return { draft, base, problems: problemsOf(draft, dataset, store.sources[dataset]) };
  };
  /** @returns the version; undefined where another was published meanwhile */
  const publish = (dataset: Dataset, draft: Source, base: number): Version | undefined => {
    const version = published.publish(dataset, draft, base);
    // Documents that were published elsewhere meanwhile are read as well.
    announce();
    return version;
  };

  app.get<{ Querystring: Record<string, unknown> }>(CONTENT_DESK, (request, reply) => {
    const { brand, type, search, page } = request.query;
    const dataset = datasetNamed(text(brand)) ?? 'northlight';
    const wanted = text(search, 100).trim();
    const found = [...store.sources[dataset].values()]
      .filter((source) => text(type) === '' || source._type === type)
      .filter(
        (source) =>
          wanted === '' || JSON.stringify(source).toLowerCase().includes(wanted.toLowerCase()),
      )
      .toSorted((a, b) => TYPES.indexOf(a._type) - TYPES.indexOf(b._type));
    const pages = Math.max(1, Math.ceil(found.length / PAGE));
    const shown = Math.min(pages, Math.max(1, Math.floor(Number(text(page))) || 1));
    const rows = found.slice((shown - 1) * PAGE, shown * PAGE).map((source) => ({
      source,
      version: store.published(dataset, source._id)?.version ?? 0,
    }));
    return send(
      reply,
      listPage({
        dataset,
        type: text(type),
        search: wanted,
        rows,
        count: found.length,
        page: shown,
        pages,
      }),
    );
  });

  app.get<{ Params: { token: string }; Querystring: Record<string, unknown> }>(
    `${CONTENT_DESK}/preview/:token`,
    (request, reply) => {
      const { token } = request.params;
      const preview = previews.get(token);
      if (!preview) return sendProblem(reply, refusals.notFound);
      const { brand, locale, path } = request.query;
      const dataset = datasetNamed(text(brand)) ?? preview.dataset;
      const locales = localesOf(dataset);
      const asked = text(path);
      return send(
        reply.header('content-security-policy', PREVIEW_POLICY),
        previewPage({
          token,
          draft: preview.draft,
          of: preview.dataset,
          dataset,
          locale: locales.find((each) => each === locale) ?? locales[0] ?? '',
          path: /^\/[\w/-]*$/.test(asked) ? asked : pathOf(preview.draft),
        }),
      );
    },
  );

  app.get<Named>(`${CONTENT_DESK}/:dataset/:id`, (request, reply) => {
    const edited = find(request.params);
    if (!edited) return sendProblem(reply, refusals.notFound);
    const { dataset, source, schema, version } = edited;
    const from = text(request.query['version']);
    const other = versionsOf(dataset, source._id).find((each) => String(each.version) === from);
    const news: Html | undefined = other
      ? html`<p>
          These are the words of ${other.version === 0 ? 'what ships' : `version ${other.version}`}.
          They hold when they are published.
        </p>`
      : text(request.query['published']) === String(version)
        ? html`<p>Published as version ${version}. It appears on pages that are open.</p>`
        : undefined;
    return send(
      reply,
      edit(edited, toValues(other?.source ?? source, schema.fields), {
        news: news && { text: news, isBad: false },
        isOther: other !== undefined && other.version !== version,
      }),
    );
  });

  app.get<Named>(`${CONTENT_DESK}/:dataset/:id/history`, (request, reply) =>
    showHistory(request, reply, []),
  );

  app.post<Named>(`${CONTENT_DESK}/:dataset/:id`, (request, reply) => {
    const edited = find(request.params);
    if (!edited) return sendProblem(reply, refusals.notFound);
    const { dataset, source, schema } = edited;
    const { draft, base, problems } = typed(edited, request.body);
    const values = toValues(draft, schema.fields);
    if (problems.length > 0) return send(reply, edit(edited, values, { base, problems }), 422);
    const version = publish(dataset, draft, base);
    if (version) {
      return reply.redirect(`${addressOf(dataset, source._id)}?published=${version.version}`, 303);
    }
    const theirs = find(request.params) ?? edited;
    return send(reply, edit(theirs, values, conflict(theirs)), 409);
  });

  app.post<Named>(`${CONTENT_DESK}/:dataset/:id/preview`, (request, reply) => {
    const edited = find(request.params);
    if (!edited) return sendProblem(reply, refusals.notFound);
    const { draft, base, problems } = typed(edited, request.body);
    if (problems.length > 0) {
      const values = toValues(draft, edited.schema.fields);
      return send(reply, edit(edited, values, { base, problems }), 422);
    }
    const token = previews.add({ dataset: edited.dataset, draft });
    return reply.redirect(`${CONTENT_DESK}/preview/${token}`, 303);
  });

  app.post<Named & { Body: unknown }>(`${CONTENT_DESK}/:dataset/:id/restore`, (request, reply) => {
    const edited = find(request.params);
    const wanted = isRecord(request.body) ? request.body : {};
    const { dataset, source } = edited ?? {};
    const from =
      dataset &&
      versionsOf(dataset, request.params.id).find(
        ({ version }) => String(version) === wanted['version'],
      );
    if (!dataset || !source || !from) return sendProblem(reply, refusals.notFound);
    const draft = { ...from.source, _updatedAt: clock.iso() };
    const problems = problemsOf(draft, dataset, store.sources[dataset]);
    if (problems.length > 0) return showHistory(request, reply, problems);
    const version = publish(dataset, draft, Number(wanted['_base']));
    if (version) {
      return reply.redirect(`${addressOf(dataset, source._id)}?published=${version.version}`, 303);
    }
    return showHistory(request, reply, [
      { path: '', message: 'Somebody else published meanwhile: look again.' },
    ]);
  });

  function showHistory(
    request: FastifyRequest<Named>,
    reply: FastifyReply,
    problems: readonly Problem[],
  ) {
    const edited = find(request.params);
    if (!edited) return sendProblem(reply, refusals.notFound);
    const { dataset, source, schema } = edited;
    const versions = versionsOf(dataset, source._id);
    const kept = versions.map((each, at) => ({
      ...each,
      changed: Object.entries(schema.fields).flatMap(([name, { label }]) => {
        const before = versions[at + 1]?.source;
        return before === undefined || isDeepStrictEqual(before[name], each.source[name])
          ? []
          : [label];
      }),
    }));
    const page = historyPage(dataset, source._id, titleOf(source), kept, problems);
    return send(reply, page, problems.length > 0 ? 409 : 200);
  }
}

/** The answer to the editor who published second. */
const conflict = ({ dataset, source, version }: Edited) => ({
  over: version,
  news: {
    isBad: true,
    text: html`<h2>Somebody else published meanwhile</h2>
      <p>
        Version ${version} holds now.
        <a href="${addressOf(dataset, source._id)}" target="_blank" rel="noopener"
          >Look at it in another tab</a
        >. What you typed stands below; publishing covers theirs, which the history keeps.
      </p>`,
  },
});

/** The site in a frame, and else as every page of the desk. */
const PREVIEW_POLICY = `${PAGE_POLICY['content-security-policy']}; frame-src 'self'`;

/** Where a document shows. */
function pathOf({ _type, _id, path }: Source): string {
  if (_type === 'staticPage' && typeof path === 'string') return path;
  if (_type === 'paymentMethod') return '/payment-methods';
  if (_type === 'termsVersion') return '/terms';
  return _id === 'banner.pay-and-play' ? '/signup/pnp' : '/';
}
