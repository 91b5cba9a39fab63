import type { MongodBinary } from './check-binary.ts';
import { Mongod } from './mongod.ts';

/** The files are locked by a `mongod` that is still running. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
}

export interface MongodOptions {
  binary: MongodBinary;
  port: number;
  dbPath: string;
  /** Name of the replica set; left out, it runs as a server on its own. */
  replSet?: string | undefined;
  log: (line: string) => void;
}

/** A database of any size recovers within this after a power cut, or something else is wrong. */
const launchTimeoutMs = 60_000;

/**
 * How long an unfinished transaction is kept, in seconds; 60 by default. The unfinished work of a killed process holds
 * its board or person until then.
 */
export const TRANSACTION_LIFETIME_SECONDS = 15;

const args = [
  ['--wiredTigerCacheSizeGB', '0.25'],
  ['--oplogSize', '256'],
  // Journal files of 16 MB made when needed, not 300 MB at once: 0.5 s quicker to open as well.
  // A place for each of 33,000 sessions, as by default, takes 38 MB; nobody asks more than a few hundred things at once.
  ['--wiredTigerEngineConfigString', 'log=(prealloc=false,file_max=16MB),session_max=5000'],
  ['--setParameter', 'diagnosticDataCollectionEnabled=false'],
  // Nobody is left to wait for when a one-node set goes down; the default is 15 s.
  ['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=0'],
  ['--setParameter', `transactionLifetimeLimitSeconds=${TRANSACTION_LIFETIME_SECONDS}`],
  process.platform === 'win32' ? [] : ['--nounixsocket'],
].flat();

/**
 * Starts `mongod` with the watchdog of mongodb-memory-server beside it, which ends it when this
 * process is gone, and resolves when it accepts connections.
 *
 * @throws FolderLockedError when another `mongod` has the files.
 */
export async function runMongod({ binary, port, dbPath, replSet, log }: MongodOptions): Promise<Mongod> {
  const mongod = new Mongod({
    log,
    binary: { systemBinary: binary.path, version: binary.version },
    instance: {
      port,
      dbPath,
      ip: '127.0.0.1',
      ...(replSet === undefined ? {} : { replSet }),
      storageEngine: 'wiredTiger',
      launchTimeout: launchTimeoutMs,
      args,
    },
    // Its own process group: Ctrl-C then reaches us alone, and we stop it after the last request.
    spawn: { detached: process.platform !== 'win32' },
  });
  try {
    await mongod.start();
    return mongod;
  } catch (error) {
    await mongod.stop();
    const reason = mongod.lastFailure ?? (error instanceof Error ? error.message : String(error));
    if (/DBPathInUse/.test(reason)) throw new FolderLockedError(reason, { cause: error });
    throw new Error(`MongoDB did not start: ${reason}`, { cause: error });
  }
}
