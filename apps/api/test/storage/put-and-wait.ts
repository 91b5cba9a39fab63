import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { databaseUri } from '../run-program.ts';

/**
 * Starts a process that puts a file and waits in the middle, with a part of it stored.
 * @returns kills it
 */
export async function startPut(database: string, filesUrl: string | undefined): Promise<() => Promise<void>> {
  const program = fileURLToPath(new URL('half-a-put.ts', import.meta.url));
  const args = ['--import', 'tsx', program, databaseUri(database), filesUrl ?? ''];
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  if (!String(said).startsWith('half')) throw new Error('It ended before it had put anything');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
}
