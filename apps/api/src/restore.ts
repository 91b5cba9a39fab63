import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { restoreArchive } from './archive/restore-archive.ts';
import { readEnvironment } from './environment.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';
import { ConfigError } from './platform/config.ts';
import { currentDatabase } from './platform/database.ts';
import { Lifecycle } from './platform/lifecycle.ts';
import { printLine } from './platform/print-line.ts';

/*
 * `pnpm restore <file>`: restores a backup into an empty database, and refuses any other. `-` means standard input.
 */

const lifecycle = new Lifecycle(printLine);

async function restore(name: string | undefined): Promise<void> {
  if (name === undefined) throw new ConfigError('Say which file to restore: pnpm restore <file>');
  await openDatabase(readEnvironment(), lifecycle, printLine, 'reach');
  const { takenAt, documents } = await restoreArchive(currentDatabase(), textOf(name), MIGRATIONS);
  printLine(`Restored ${documents} documents, as they were at ${takenAt.toISOString()}.`);
}

/** The text of an archive. It opens at the first read, so that the reader gets its errors. */
async function* textOf(name: string): AsyncGenerator<Buffer> {
  const source = name === '-' ? process.stdin : createReadStream(resolve(process.env.INIT_CWD ?? '', name));
  yield* pipeline(source, createGunzip(), () => undefined);
}

try {
  await restore(process.argv[2]);
} catch (error) {
  printLine(error);
  process.exitCode = 1;
} finally {
  await lifecycle.close();
}
