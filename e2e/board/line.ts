import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to the product that can be cut: its connections break, and none comes through until it is mended. */
export interface Line {
  origin: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to where the product is. */
export async function layLine(origin: string): Promise<Line> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let whole = true;

  const server = createServer((near) => {
    if (!whole) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      // Either end may break at any time; that is what a line is for.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no free port');

  function cut(): void {
    whole = false;
    for (const socket of sockets) socket.destroy();
  }

  return {
    origin: `http://127.0.0.1:${address.port}`,
    cut,
    mend: () => {
      whole = true;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
