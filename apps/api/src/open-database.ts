import { readFileSync } from 'node:fs';
import mongoose from 'mongoose';
import { MIGRATIONS } from './migrations/index.ts';
import { type Config, ConfigError } from './platform/config.ts';
import { currentDatabase, disconnectDatabase, prepareDatabase, reachDatabase } from './platform/database.ts';
import type { Lifecycle } from './platform/lifecycle.ts';

/** How far to go: `prepare` also brings the data to this version, and builds the indexes. */
type Depth = 'prepare' | 'reach';

/** The code of MongoDB's error. */
const AUTHENTICATION_FAILED = 18;

/**
 * Connects to the database of the configuration, or to an embedded one, and notes how to leave it.
 * @throws ConfigError when the configured one cannot be reached, refuses the password, has no transactions, or
 *   holds data of a newer version
 */
export async function openDatabase(
  { dataDir, mongodbUri, mongodbPasswordFile }: Config,
  lifecycle: Lifecycle,
  tell: (line: string) => void,
  depth: Depth = 'prepare',
): Promise<void> {
  const uri = mongodbUri
    ? withPassword(mongodbUri, mongodbPasswordFile)
    : await embed(dataDir, lifecycle, tell);
  lifecycle.opened(disconnectDatabase);
  await reach(uri);
  if (depth === 'prepare') await prepareDatabase(MIGRATIONS, tell);
}

/** The address with the password of the file, where it names a user without one. */
function withPassword(uri: string, file: string | undefined): string {
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/[^:@/]+)@/, (whole, user: string) =>
    file ? `${user}:${encodeURIComponent(readPassword(file))}@` : whole,
  );
}

function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch {
    throw new ConfigError('MONGODB_PASSWORD_FILE: the file cannot be read');
  }
}

async function embed(dataDir: string, lifecycle: Lifecycle, tell: (line: string) => void): Promise<string> {
  // Loaded on demand, because the starter of the database takes 12 MB.
  const { startEmbeddedMongo } = await import('@faena/embedded-mongo');
  const embedded = await startEmbeddedMongo({ dataDir, log: tell });
  lifecycle.opened(() => embedded.stop());
  return embedded.uri;
}

async function reach(uri: string): Promise<void> {
  try {
    await reachDatabase(uri);
  } catch (error) {
    // Only its own message, because the address may contain a password.
    if (error instanceof mongoose.Error.MongooseServerSelectionError) {
      throw new ConfigError(`MONGODB_URI: the database cannot be reached (${error.message})`);
    }
    if (error instanceof mongoose.mongo.MongoServerError && error.code === AUTHENTICATION_FAILED) {
      throw new ConfigError('MONGODB_URI: the database refuses the user or the password');
    }
    throw error;
  }
  const hello = await currentDatabase().admin().command({ hello: 1 });
  if (!hello.setName && hello.msg !== 'isdbgrid') {
    throw new ConfigError('MONGODB_URI: must be a replica set or a sharded cluster, for its transactions');
  }
}
