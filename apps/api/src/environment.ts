import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './platform/config.ts';

/** The folder of the installation, as seen from `src` and, once built, from `dist`. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The configuration of this process: its environment, and defaults from `.env` in the folder of the installation. A
 * relative `DATA_DIR` is relative to that folder, not to the working directory.
 * @throws ConfigError
 */
export function readEnvironment(): Config {
  // A test must never get hold of the database that somebody works with.
  if (process.env.NODE_ENV !== 'test') loadEnvFile(resolve(ROOT, '.env'));
  const config = readConfig(process.env);
  return { ...config, dataDir: resolve(ROOT, config.dataDir) };
}

function loadEnvFile(path: string): void {
  try {
    process.loadEnvFile(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
