import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { verify, type KeyObject } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../../openapi/wallet.gen.ts';
import { describeError } from '../../platform/log.ts';
import type { Platform } from '../../platform/platform.ts';
import { askingIn, betIn, rollbackIn, winIn } from './act.ts';
import { take, tellBalance, tellUser, type Told } from './take.ts';

type Schemas = components['schemas'];

/** The public key of a supplier by their id; undefined for a stranger. */
export type SupplierKey = (supplier: string) => Promise<KeyObject | undefined>;

const DOCUMENT = resolve(import.meta.dirname, '..', '..', '..', 'openapi', 'wallet.gen.json');

/** What a call's body is, by the name of its schema. */
interface Bodies {
  readonly UserRequest: Schemas['UserRequest'];
  readonly BetRequest: Schemas['BetRequest'];
  readonly WinRequest: Schemas['WinRequest'];
  readonly RollbackRequest: Schemas['RollbackRequest'];
}

type Answer = (supplier: string, body: unknown) => Promise<Told>;

/** Finds out whether bytes are signed by a supplier. @returns their id; undefined: nobody's */
async function signerOf(request: FastifyRequest, keyOf: SupplierKey): Promise<string | undefined> {
  const supplier = request.headers['x-wallet-supplier'];
  const signature = request.headers['x-wallet-signature'];
  if (typeof supplier !== 'string' || typeof signature !== 'string') return undefined;
  if (!Buffer.isBuffer(request.body)) return undefined;
  const key = await keyOf(supplier);
  const bytes = Buffer.from(signature, 'base64');
  return key && verify('RSA-SHA256', request.body, key, bytes) ? supplier : undefined;
}

function parsed(bytes: unknown): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return undefined;
  }
}

/**
 * The wallet as suppliers of games call it, `openapi/wallet.yaml`: signed by the exact bytes, and answered with 200
 * and a status.
 */
export function gameWallet(platform: Platform, keyOf: SupplierKey) {
  return async (app: FastifyInstance): Promise<void> => {
    const document: object = JSON.parse(await readFile(DOCUMENT, 'utf8'));
    const ajv = new Ajv2020({ strict: false }).addSchema({ ...document, $id: 'wallet' });
    const schema = <T>(name: string): ValidateFunction<T> =>
      ajv.compile<T>({ $ref: `wallet#/components/schemas/${name}` });
    const isUuid = schema<string>('Uuid');

    /** The part of an answer that names the call, as far as the body does. */
    const named = (body: unknown) => {
      const { request_uuid, user }: Record<string, unknown> = { ...Object(body) };
      return {
        ...(isUuid(user) && { user }),
        ...(isUuid(request_uuid) && { request_uuid }),
      };
    };

    const serve = <Name extends keyof Bodies>(
      path: string,
      name: Name,
      answer: (supplier: string, body: Bodies[Name]) => Promise<Told>,
    ) => {
      const isValid = schema<Bodies[Name]>(name);
      const told: Answer = async (supplier, body) =>
        isValid(body) ? answer(supplier, body) : { status: 'WRONG_SYNTAX' };
      app.post(
        `/wallet/v1/${path}`,
        { bodyLimit: 16_384, config: { anyHost: true } },
        async (request: FastifyRequest, reply: FastifyReply) => {
          const supplier = await signerOf(request, keyOf);
          if (supplier === undefined) return reply.code(401).send({ status: 'INVALID_SIGNATURE' });
          const body = parsed(request.body);
          const answered = await told(supplier, body).catch((error: unknown): Told => {
            request.log.error(describeError(error), 'call of a supplier failed');
            return { status: 'UNKNOWN' };
          });
          return { ...named(body), ...answered };
        },
      );
    };

    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    serve('user/info', 'UserRequest', (supplier, body) =>
      tellUser(platform, askingIn(supplier, body)),
    );
    serve('user/balance', 'UserRequest', (supplier, body) =>
      tellBalance(platform, askingIn(supplier, body)),
    );
    serve('transaction/bet', 'BetRequest', (supplier, body) =>
      take(platform, betIn(supplier, body)),
    );
    serve('transaction/win', 'WinRequest', (supplier, body) =>
      take(platform, winIn(supplier, body)),
    );
    serve('transaction/rollback', 'RollbackRequest', (supplier, body) =>
      take(platform, rollbackIn(supplier, body)),
    );
  };
}
