import { type DataFolder, lastingFolder, portInUse, temporaryFolder } from './data-folder.ts';
import { findMongod } from './find-binary.ts';
import { freePort, isFree } from './free-port.ts';
import { ensureReplicaSet, moveReplicaSet, replicaSetName } from './replica-set.ts';
import { runMongod } from './run-mongod.ts';

export interface EmbeddedMongoOptions {
  /** Where the data lives from one start to the next; left out, it is temporary and gone after `stop`. */
  dataDir?: string | undefined;
  /** Whether temporary data are in memory, where there is room: quicker, and bounded by it. */
  inMemory?: boolean | undefined;
  /** TCP port on 127.0.0.1; left out, the one of the last start or a free one. */
  port?: number | undefined;
  /** Takes one line for each thing worth telling the person who waits (a download, for one). */
  log?: ((line: string) => void) | undefined;
}

export interface EmbeddedMongo {
  /** Connection string of the replica set, with `faena` as the database. */
  uri: string;
  /** Shuts the database down, and removes its files when they were temporary. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts a real `mongod` as a one-node replica set on 127.0.0.1, so that transactions and change
 * streams work, and resolves when it takes writes. It dies with this process, however that ends.
 *
 * @throws NoMongodError when no `mongod` can be found or fetched.
 * @throws DataFolderInUseError when another process runs a database on the same folder.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions = {}): Promise<EmbeddedMongo> {
  const { dataDir, inMemory = false, log = () => {} } = options;
  const binary = await findMongod({ env: process.env, log });
  const folder = dataDir === undefined ? await temporaryFolder({ inMemory }) : await lastingFolder(dataDir);
  const run = (port: number, replSet?: string) =>
    runMongod({ binary, port, replSet, dbPath: folder.dbPath, log });

  try {
    const { port, mongod } = await folder.whenReleased(async () => {
      const port = options.port ?? (await choosePort(folder));
      if (folder.hasData && port !== folder.lastPort) {
        const alone = await run(port);
        // Not to be taken for settled if this process is killed halfway.
        await folder.remember(undefined);
        await moveReplicaSet(port).finally(() => alone.stop());
      }
      return { port, mongod: await run(port, replicaSetName) };
    });
    try {
      await ensureReplicaSet(port, { journalled: folder.lasting });
      await folder.remember(port);
    } catch (error) {
      await mongod.stop();
      throw error;
    }
    return {
      uri: uriOf(port),
      stop: async () => {
        await (folder.lasting ? mongod.stop() : mongod.kill());
        await folder.release();
      },
    };
  } catch (error) {
    await folder.release();
    throw error;
  }
}

/** The address of the database that another process runs on this folder; undefined when none does. */
export async function runningEmbeddedMongo(dataDir: string): Promise<string | undefined> {
  const port = await portInUse(dataDir);
  return port === undefined ? undefined : uriOf(port);
}

function uriOf(port: number): string {
  return `mongodb://127.0.0.1:${port}/faena?replicaSet=${replicaSetName}`;
}

/** The port of the last start where it is free: clients and the replica set know it by that. */
async function choosePort({ lastPort }: DataFolder): Promise<number> {
  return lastPort !== undefined && (await isFree(lastPort)) ? lastPort : freePort();
}
