import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { runningEmbeddedMongo } from '@faena/embedded-mongo';
import { archiveOf } from './archive/write-archive.ts';
import { readEnvironment } from './environment.ts';
import { openDatabase } from './open-database.ts';
import { currentDatabase } from './platform/database.ts';
import { Lifecycle } from './platform/lifecycle.ts';
import { printLine } from './platform/print-line.ts';
import { inPieces } from './platform/spreadsheet/in-pieces.ts';
import { FileStore } from './platform/storage/file-store.ts';

/*
 * `pnpm backup [file]`: writes the whole database, files and indexes included, from one snapshot into a file, while
 * Faena runs. `-` means standard output.
 */

const lifecycle = new Lifecycle(printLine);

async function backup(): Promise<void> {
  const config = readEnvironment();
  // A Faena that is running here has its database open already.
  const mongodbUri = config.mongodbUri ?? (await runningEmbeddedMongo(config.dataDir));
  await openDatabase({ ...config, mongodbUri }, lifecycle, printLine, 'reach');
  const files = new FileStore(currentDatabase, config.filesAddress);
  const text = Readable.from(inPieces(archiveOf(currentDatabase(), files)));
  const name =
    process.argv[2] ?? `faena-${new Date().toISOString().replaceAll(':', '').slice(0, 17)}.ndjson.gz`;
  if (name === '-') await pipeline(text, createGzip(), process.stdout);
  else await write(text, resolve(process.env.INIT_CWD ?? '', name));
}

/**
 * The file gets its name once it is complete. Only its owner may read it, because it contains the hashes of all
 * passwords.
 */
async function write(text: Readable, path: string): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  try {
    await pipeline(text, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  printLine(`Wrote ${path}.`);
}

try {
  await backup();
} catch (error) {
  printLine(error);
  process.exitCode = 1;
} finally {
  await lifecycle.close();
}
