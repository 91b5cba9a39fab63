import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderLockedError } from './run-mongod.ts';
import { isAlive, makeTemporaryFolder } from './temporary-folder.ts';

/** Another process runs a database on the same data folder. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
  constructor(folder: string, owner: number | undefined) {
    const who = owner === undefined ? 'Another process' : `Process ${owner}`;
    super(`${who} is already using the data in ${folder}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

/** The folder of a database's files, and its notes about the process. */
export interface DataFolder {
  lasting: boolean;
  dbPath: string;
  hasData: boolean;
  /** The port of the last start, which the replica set still has in its configuration. */
  lastPort: number | undefined;
  /** Runs `start`, and waits for a database whose process was killed to let go of the files. */
  whenReleased<T>(start: () => Promise<T>): Promise<T>;
  /** Notes that this process has the folder, and the port that the replica set knows. */
  remember(port: number | undefined): Promise<void>;
  /** Removes the temporary files. */
  release(): Promise<void>;
}

/** The watchdog looks every 2 s; then the database needs a moment to shut down. */
const releaseTimeoutMs = 10_000;

/** A folder that `release` deletes, in memory where that is asked for and there is room. */
export async function temporaryFolder({ inMemory }: { inMemory: boolean }): Promise<DataFolder> {
  const dbPath = await makeTemporaryFolder({ inMemory });
  return {
    lasting: false,
    dbPath,
    hasData: false,
    lastPort: undefined,
    whenReleased: (start) => start(),
    remember: async () => {},
    release: () => rm(dbPath, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** `folder`, made if need be, whose data stay. */
export async function lastingFolder(folder: string): Promise<DataFolder> {
  const root = resolve(folder);
  const dbPath = join(root, 'db');
  const noteFile = join(root, 'embedded.json');
  await mkdir(dbPath, { recursive: true, mode: 0o700 });
  const note = await readNote(noteFile);

  return {
    lasting: true,
    dbPath,
    hasData: (await readdir(dbPath)).length > 0,
    lastPort: note.port,
    whenReleased: async (start) => {
      const giveUpAt = Date.now() + releaseTimeoutMs;
      for (;;) {
        try {
          return await start();
        } catch (error) {
          if (!(error instanceof FolderLockedError)) throw error;
          const owner = (await readNote(noteFile)).pid;
          const ownerLives = owner !== undefined && isAlive(owner);
          if (ownerLives) throw new DataFolderInUseError(root, owner);
          if (Date.now() > giveUpAt) throw new DataFolderInUseError(root, undefined);
          await sleep(250);
        }
      }
    },
    remember: async (port) => {
      const draft = `${noteFile}.${process.pid}`;
      await writeFile(draft, `${JSON.stringify({ port, pid: process.pid })}\n`);
      await rename(draft, noteFile);
    },
    release: async () => {},
  };
}

/** The port of the database that a process is running on this folder; undefined when none is. */
export async function portInUse(folder: string): Promise<number | undefined> {
  const { port, pid } = await readNote(join(resolve(folder), 'embedded.json'));
  return pid !== undefined && isAlive(pid) ? port : undefined;
}

async function readNote(file: string): Promise<{ port?: number; pid?: number }> {
  try {
    const note: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof note !== 'object' || note === null) return {};
    return {
      ...('port' in note && Number.isInteger(note.port) ? { port: Number(note.port) } : {}),
      ...('pid' in note && Number.isInteger(note.pid) ? { pid: Number(note.pid) } : {}),
    };
  } catch {
    // No note yet, or a damaged one: the replica set gets its port again.
    return {};
  }
}
