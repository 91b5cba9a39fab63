import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '../platform/config.ts';

/** An address to listen at; `setting` is the variable of the port. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly setting: string;
}

/**
 * Starts a server.
 * @returns its port, which the system chooses for 0
 * @throws ConfigError when the port is in use
 */
export function listen(server: Server, { host, port, setting }: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const inUse = 'code' in error && error.code === 'EADDRINUSE';
      reject(inUse ? new ConfigError(`${setting}: ${port} on ${host} is already in use`) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
