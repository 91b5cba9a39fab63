import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** An executable that was seen to run, with its version (`6.0.5`). */
export interface MongodBinary {
  path: string;
  version: string;
}

/** The oldest release that the product is tested with. */
const oldestMajor = 6;

/**
 * Runs `path --version`, because a file that exists may still miss a library or be of another CPU.
 *
 * @throws Error with a line that says why this one cannot be used.
 */
export async function checkBinary(path: string): Promise<MongodBinary> {
  const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: 20_000 }).catch((error) => {
    const reason = String(error.stderr || error.message).trim();
    throw new Error(`${path} does not run: ${reason.split('\n')[0]}`, { cause: error });
  });
  const version = /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
  if (!version) throw new Error(`${path} is not a mongod`);
  if (Number.parseInt(version, 10) < oldestMajor) {
    throw new Error(`${path} is MongoDB ${version}; at least ${oldestMajor}.0 is needed`);
  }
  return { path, version };
}
