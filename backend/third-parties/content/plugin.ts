import type { FastifyInstance } from 'fastify';
import { orderedFromHere } from '../../platform/control/from-here.ts';
import { controlSession } from '../../platform/control/steering.ts';
import { problems, sendProblem } from '../../platform/http/problem.ts';
import { createLibrary, datasetNamed, type Library } from './library.ts';
import type { ContentDocument } from './documents.ts';
import { problemsOfOverride } from './source/override.ts';
import type { PictureOptions } from './pictures/pictures.ts';
import { contentService } from './service.ts';
import type { ContentStore } from './store.ts';

/** Documents that testers may put in one browser session, so that memory stays bounded. */
const MAX_OVERRIDES = 1_000;

const documentSchema = {
  body: {
    type: 'object',
    required: ['_id', '_type'],
    properties: {
      _id: { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,128}$' },
      _type: { type: 'string', pattern: '^[A-Za-z.]{1,64}$' },
    },
  },
};

export interface ContentOptions {
  /** Whether testers may edit documents. */
  readonly editable: boolean;
  readonly library?: Library;
  readonly pictures?: PictureOptions;
}

/**
 * The content service as a third party of this instance: `/content/…` for everybody and, where there
 * is a control API, `/control/content` to edit documents as an editor would. An edit holds for the
 * tester's browser session, or for everybody without one.
 */
export async function content(
  app: FastifyInstance,
  { editable, library = createLibrary(), pictures }: ContentOptions,
): Promise<void> {
  const { store } = library;
  await app.register(contentService, {
    prefix: '/content',
    library,
    pictures,
    ...(editable && { scopeOf: controlSession }),
  });
  if (!editable) return;

  await app.register(contentControl, { store });
}

async function contentControl(
  app: FastifyInstance,
  { store }: { readonly store: ContentStore },
): Promise<void> {
  orderedFromHere(app);

  /** Adds the document, or replaces the one with its `_id`. */
  app.put<{ Params: { dataset: string }; Body: ContentDocument }>(
    '/control/content/:dataset',
    { schema: documentSchema },
    (request, reply) => {
      const { dataset } = request.params;
      const known = datasetNamed(dataset);
      if (!known || store.size() >= MAX_OVERRIDES) return sendProblem(reply, problems.notFound);
      const scope = controlSession(request);
      const wrong = problemsOfOverride(
        request.body,
        known,
        (id) => store.find(known, id, scope)?._type,
      );
      if (wrong.length > 0) {
        const fields = wrong.map(({ path: field, message }) => ({
          field,
          code: 'content',
          message,
        }));
        return sendProblem(reply, problems.invalid(fields));
      }
      store.put(known, request.body, scope);
      return reply.send({});
    },
  );

  /** Back to the seeds: for the tester's browser session, or for everybody. */
  app.delete('/control/content', (request, reply) => {
    store.clear(controlSession(request) ?? undefined);
    return reply.send({});
  });
}
