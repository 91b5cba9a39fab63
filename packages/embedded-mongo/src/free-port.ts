import { createServer } from 'node:net';

/** A TCP port nobody listens on, on 127.0.0.1. */
export function freePort(): Promise<number> {
  return listen(0);
}

/** Whether nobody listens on this port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return listen(port).then(
    () => true,
    () => false,
  );
}

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}
