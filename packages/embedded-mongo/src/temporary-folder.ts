import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'faena-mongo-';

/** A file system in memory, where Linux has one, and the room that a database in it may need. */
const memory = { folder: '/dev/shm', bytes: 2 ** 31 };

/**
 * Makes an empty folder for the data of this process, in memory where that is asked for and there is room. It deletes
 * those of killed processes.
 */
export async function makeTemporaryFolder({ inMemory }: { inMemory: boolean }): Promise<string> {
  const parent = inMemory && (await hasRoom(memory)) ? memory.folder : tmpdir();
  await removeOrphans(parent);
  return mkdtemp(join(parent, `${prefix}${process.pid}-`));
}

/** Whether a process with this id runs, of whatever user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function hasRoom({ folder, bytes }: typeof memory): Promise<boolean> {
  const found = await statfs(folder).catch(() => undefined);
  return found !== undefined && found.bavail * found.bsize >= bytes;
}

async function removeOrphans(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const owner = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (!owner || isAlive(owner)) continue;
    // Another user's folder, or one whose database is still shutting down: next time, then.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
}
