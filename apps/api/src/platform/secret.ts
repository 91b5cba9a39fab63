import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The signing secret of an installation without a configured one, made once and stored in `dataDir`. It appears whole
 * or not at all, so that two processes that start at once share it.
 */
export async function storedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(draft, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}
