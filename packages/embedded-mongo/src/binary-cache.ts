import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { checkBinary, type MongodBinary } from './check-binary.ts';

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
  const folder = await mkdtemp(join(cache, 'incoming-'));
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
