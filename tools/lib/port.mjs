import { createServer } from 'node:net';

/** Whether nothing listens on a port of this machine. @type {(port: number) => Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The first free port from `wanted` on. @type {(wanted: number) => Promise<number>} */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${wanted} to ${wanted + 99}.`);
}
