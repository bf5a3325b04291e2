import { createPublicKey } from 'node:crypto';
import Fastify from 'fastify';
import { gameWallet } from '../../../backend/games/wallet/plugin.ts';
import { openPlatform } from '../../../backend/platform/platform.ts';
import { makeConfig } from '../../setup/platform-config.ts';

/** A process of its own that serves the wallet until it is killed: it prints its origin. */
const { DATABASE_URL = '', SUPPLIER_KEY = '' } = process.env;
const server = Fastify({ logger: false });
const config = makeConfig({ databaseUrl: DATABASE_URL, poolSize: 10 });
const key = createPublicKey(SUPPLIER_KEY);
const platform = await openPlatform(config, server.log);
await server.register(gameWallet({ platform, isListed: () => true }, () => Promise.resolve(key)));
process.stdout.write(`${await server.listen({ host: '127.0.0.1', port: 0 })}\n`);
