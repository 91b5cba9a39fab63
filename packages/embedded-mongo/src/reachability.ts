import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const probeMs = 3_000;
const memoryMs = 24 * 60 * 60 * 1000;

/** Whether a host could not be reached at some time in the last day. */
export async function wasUnreachable(origin: string, cache: string, now = Date.now()): Promise<boolean> {
  const at = Date.parse((await readMemory(cache))[origin] ?? '');
  return now - at < memoryMs;
}

/** Asks a host for anything at all, and remembers it when it does not answer within three seconds. */
export async function isReachable(origin: string, cache: string): Promise<boolean> {
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(probeMs) });
    return true;
  } catch {
    const memory = { ...(await readMemory(cache)), [origin]: new Date().toISOString() };
    await mkdir(cache, { recursive: true });
    const draft = `${memoryFile(cache)}.${process.pid}`;
    await writeFile(draft, `${JSON.stringify(memory, null, 2)}\n`);
    await rename(draft, memoryFile(cache));
    return false;
  }
}

function memoryFile(cache: string): string {
  return join(cache, 'unreachable.json');
}

async function readMemory(cache: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(memoryFile(cache), 'utf8'));
  } catch {
    return {};
  }
}
