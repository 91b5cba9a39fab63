import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { checkBinary, type MongodBinary } from './check-binary.ts';

const INCOMING = 'incoming-';

/** A download into which nothing was written for a day has nobody any more. */
const abandonedMs = 24 * 60 * 60 * 1000;

const fileName = process.platform === 'win32' ? 'mongod.exe' : 'mongod';

/** `~/.cache/faena/mongod`, or its like under `XDG_CACHE_HOME`. */
export function cacheFolder(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'faena', 'mongod');
}

/** Where a fetched `mongod` is kept, whether or not there is one yet. */
export function cachedBinary(cache: string): string {
  return join(cache, fileName);
}

/**
 * Has `fetch` put a `mongod` into a folder of its own inside the cache, and moves it into place when
 * it was seen to run. Two processes may do so at once: each finds a whole file, never half of one.
 */
export async function addToCache(
  cache: string,
  fetch: (folder: string) => Promise<string>,
): Promise<MongodBinary> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, INCOMING));
  try {
    const fetched = await fetch(folder);
    await chmod(fetched, 0o755);
    const { version } = await checkBinary(fetched);
    const path = cachedBinary(cache);
    await rename(fetched, path);
    return { path, version };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the partial downloads of killed processes. A file that cannot be removed is harmless. */
export async function clearAbandoned(cache: string, now = Date.now()): Promise<void> {
  const names = await readdir(cache).catch(() => []);
  const folders = names.filter((name) => name.startsWith(INCOMING)).map((name) => join(cache, name));
  for (const folder of folders) {
    try {
      if (now - (await lastWritten(folder)) > abandonedMs) await rm(folder, { recursive: true, force: true });
    } catch {
      // Its own process may have cleared it just now.
    }
  }
}

/** When anything was last written into a folder. */
async function lastWritten(folder: string): Promise<number> {
  const within = await readdir(folder, { recursive: true });
  const times = [folder, ...within.map((name) => join(folder, name))].map(
    async (path) => (await stat(path)).mtimeMs,
  );
  return Math.max(...(await Promise.all(times)));
}
