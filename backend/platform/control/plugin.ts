import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readOutbox } from '../outbox.ts';
import type { Contract } from '../http/contract.ts';
import type { Platform } from '../platform.ts';
import { invalidField } from '../refusal.ts';
import { orderedFromHere } from './from-here.ts';
import { faults, type Fault } from '../tables.ts';
import type { Rules } from './rules.ts';
import { controlSession } from './steering.ts';

export interface ControlOptions {
  readonly platform: Platform;
  readonly contract: Contract;
  readonly rules: Rules;
  /** Empties the database and seeds it afresh. */
  readonly reset: () => Promise<void>;
  /** Sets the version of the terms that a player accepted last; false: there is no such player. */
  readonly acceptedTerms: (email: string, version: number) => Promise<boolean>;
  /** The made-up players: their log-ins, passwords, and the situations that they show. */
  readonly personas: readonly unknown[];
}

const text = { type: 'string', minLength: 1, maxLength: 128, pattern: '^[A-Za-z0-9._:-]+$' };
const times = { type: 'integer', minimum: 1, maximum: 10_000, default: 1 };
const object = (required: readonly string[], properties: Record<string, object>) => ({
  schema: { body: { type: 'object', additionalProperties: false, required, properties } },
});

const latest = Date.UTC(2999, 11, 31);

interface Order {
  readonly session?: string;
  readonly operationId: string;
  readonly times: number;
}

/** The session that an order is for: the one named in the body, else the asking browser's, else everybody's. */
const sessionOf = (request: FastifyRequest, order: Order): string | null =>
  order.session ?? controlSession(request);

/**
 * The control API under `/control/`, for tests and demonstrations. It can read every message and
 * move time, so it is never registered in production.
 */
export async function control(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { platform, contract, rules, reset, acceptedTerms, personas } = options;
  const { movableClock: clock } = platform;

  orderedFromHere(app);

  const knownOperation = (operationId: string) => {
    const operation = contract.operations.get(operationId);
    if (!operation) throw invalidField('operationId', 'unknown', 'No such operation.');
    return operation;
  };

  app.get('/control/personas', async () => ({ personas }));

  app.post('/control/reset', async () => {
    await reset();
    return {};
  });

  app.post<{ Body: { readonly email: string; readonly version: number } }>(
    '/control/terms',
    object(['email', 'version'], {
      email: { type: 'string', maxLength: 254 },
      version: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    }),
    async (request) => {
      const { email, version } = request.body;
      if (await acceptedTerms(email, version)) return {};
      throw invalidField('email', 'unknown', 'No such player.');
    },
  );

  app.get('/control/outbox', async (request) => {
    const { search } = request.query as { readonly search?: unknown };
    const wanted = typeof search === 'string' ? search.replaceAll('\0', '') : '';
    return { messages: await readOutbox(platform.db, wanted) };
  });

  app.get('/control/operations', async () => ({
    faults,
    operations: [...contract.operations.values()].map(({ id, method, path, answers }) => ({
      operationId: id,
      method,
      path,
      outcomes: [...answers].map(([name, { status }]) => ({ name, status })),
    })),
  }));

  app.post<{ Body: Order & { readonly outcome: string } }>(
    '/control/outcomes',
    object(['operationId', 'outcome'], { session: text, operationId: text, outcome: text, times }),
    async (request) => {
      const { operationId, outcome, times: remaining } = request.body;
      if (!knownOperation(operationId).answers.has(outcome)) {
        const names = [...knownOperation(operationId).answers.keys()].join(', ');
        throw invalidField('outcome', 'unknown', `The contract's examples are: ${names}`);
      }
      const session = sessionOf(request, request.body);
      await rules.add({ session, operationId, kind: 'outcome', outcome, delayMs: 0, remaining });
      return {};
    },
  );

  app.post<{ Body: Order & { readonly fault: Fault; readonly delayMs: number } }>(
    '/control/faults',
    object(['operationId', 'fault'], {
      session: text,
      operationId: text,
      fault: { type: 'string', enum: [...faults] },
      delayMs: { type: 'integer', minimum: 0, maximum: 60_000, default: 1_000 },
      times,
    }),
    async (request) => {
      const { operationId, fault, delayMs, times: remaining } = request.body;
      knownOperation(operationId);
      const session = sessionOf(request, request.body);
      await rules.add({ session, operationId, kind: fault, outcome: null, delayMs, remaining });
      return {};
    },
  );

  app.delete('/control/rules', async () => {
    await rules.clear();
    return {};
  });

  if (clock === null) return;
  const time = () => ({ now: clock.iso(), ...clock.state });
  const instant = (ms: number, field: string) => {
    if (ms >= 0 && ms <= latest) return ms;
    throw invalidField(field, 'range', 'Time stays between 1970 and 2999.');
  };
  app.get('/control/clock', async () => time());

  app.put<{ Body: { readonly now: string; readonly frozen: boolean } }>(
    '/control/clock',
    object(['now'], {
      now: { type: 'string', format: 'date-time', maxLength: 32 },
      frozen: { type: 'boolean', default: false },
    }),
    async (request) => {
      const { now, frozen } = request.body;
      await clock.set(instant(Date.parse(now), 'now'), frozen);
      return time();
    },
  );

  app.post<{ Body: { readonly ms: number } }>(
    '/control/clock/advance',
    object(['ms'], { ms: { type: 'integer', minimum: -3.2e12, maximum: 3.2e12 } }),
    async (request) => {
      const { ms } = request.body;
      instant(clock.now() + ms, 'ms');
      await clock.advance(ms);
      return time();
    },
  );

  app.delete('/control/clock', async () => {
    await clock.reset();
    return time();
  });
}
