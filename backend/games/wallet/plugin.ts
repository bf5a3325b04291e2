import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { verify, type KeyObject } from 'node:crypto';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { components } from '../../../openapi/wallet.gen.ts';
import { takeSigned, type Signatures } from '../../platform/http/signed.ts';
import { describeError } from '../../platform/log.ts';
import { askingIn, betIn, rollbackIn, winIn } from './act.ts';
import { take, tellBalance, tellUser, type Told, type WalletPorts } from './take.ts';

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

/** A call is signed by a supplier, whose id is told. */
const bySupplier = (keyOf: SupplierKey): Signatures<string> => ({
  signerOf: async (headers, bytes) => {
    const supplier = headers['x-wallet-supplier'];
    const signature = headers['x-wallet-signature'];
    if (typeof supplier !== 'string' || typeof signature !== 'string') return undefined;
    const key = await keyOf(supplier);
    return key && verify('RSA-SHA256', bytes, key, Buffer.from(signature, 'base64'))
      ? supplier
      : undefined;
  },
  unsigned: { status: 'INVALID_SIGNATURE' } satisfies Schemas['NotSigned'],
});

/** Of what is not as the contract says nothing comes. */
const NOT_UNDERSTOOD: Told = { status: 'WRONG_SYNTAX' };

/**
 * The wallet as suppliers of games call it, `openapi/wallet.yaml`: signed by the exact bytes, and answered with 200
 * and a status.
 */
export function gameWallet(ports: WalletPorts, keyOf: SupplierKey) {
  const { platform } = ports;
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
        isValid(body) ? answer(supplier, body) : NOT_UNDERSTOOD;
      takeSigned(
        app,
        `/wallet/v1/${path}`,
        bySupplier(keyOf),
        async (body, request, _reply, supplier) => {
          const answered = await told(supplier, body).catch((error: unknown): Told => {
            request.log.error(describeError(error), 'call of a supplier failed');
            return { status: 'UNKNOWN' };
          });
          return { ...named(body), ...answered };
        },
      );
    };

    app.setErrorHandler<FastifyError>((error, _request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      return reply.code(200).send(NOT_UNDERSTOOD);
    });
    serve('user/info', 'UserRequest', (supplier, body) =>
      tellUser(platform, askingIn(supplier, body)),
    );
    serve('user/balance', 'UserRequest', (supplier, body) =>
      tellBalance(platform, askingIn(supplier, body)),
    );
    serve('transaction/bet', 'BetRequest', (supplier, body) => take(ports, betIn(supplier, body)));
    serve('transaction/win', 'WinRequest', (supplier, body) => take(ports, winIn(supplier, body)));
    serve('transaction/rollback', 'RollbackRequest', (supplier, body) =>
      take(ports, rollbackIn(supplier, body)),
    );
  };
}
