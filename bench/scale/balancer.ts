import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** Passes connections on, each to the next of several ports of this machine in turn. */
export async function startBalancer(
  ports: readonly number[],
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer({ noDelay: true }, (from) => {
    const to = connect({ port: ports[next++ % ports.length] ?? 0, noDelay: true });
    open.add(from).add(to);
    const end = () => {
      from.destroy();
      to.destroy();
      open.delete(from);
      open.delete(to);
    };
    pipeline(from, to, end);
    pipeline(to, from, end);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
