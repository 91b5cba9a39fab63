import mongoose from 'mongoose';
import { MIGRATIONS } from './migrations/index.ts';
import { type Config, ConfigError } from './platform/config.ts';
import { currentDatabase, disconnectDatabase, prepareDatabase, reachDatabase } from './platform/database.ts';
import type { Lifecycle } from './platform/lifecycle.ts';

/** How far to go: `prepare` also brings the data to this version, and builds the indexes. */
type Depth = 'prepare' | 'reach';

/**
 * Connects to the database of the configuration, or to an embedded one, and notes how to leave it.
 * @throws ConfigError when the configured one cannot be reached, has no transactions, or holds data of a
 *   newer version
 */
export async function openDatabase(
  { dataDir, mongodbUri }: Config,
  lifecycle: Lifecycle,
  tell: (line: string) => void,
  depth: Depth = 'prepare',
): Promise<void> {
  const uri = mongodbUri ?? (await embed(dataDir, lifecycle, tell));
  lifecycle.opened(disconnectDatabase);
  await reach(uri);
  if (depth === 'prepare') await prepareDatabase(MIGRATIONS, tell);
}

async function embed(dataDir: string, lifecycle: Lifecycle, tell: (line: string) => void): Promise<string> {
  // Only where it is wanted: what starts a database holds 12 MB.
  const { startEmbeddedMongo } = await import('@faena/embedded-mongo');
  const embedded = await startEmbeddedMongo({ dataDir, log: tell });
  lifecycle.opened(() => embedded.stop());
  return embedded.uri;
}

async function reach(uri: string): Promise<void> {
  try {
    await reachDatabase(uri);
  } catch (error) {
    // Its own words only: the address may hold a password.
    if (error instanceof mongoose.Error.MongooseServerSelectionError) {
      throw new ConfigError(`MONGODB_URI: the database cannot be reached (${error.message})`);
    }
    throw error;
  }
  const hello = await currentDatabase().admin().command({ hello: 1 });
  if (!hello.setName && hello.msg !== 'isdbgrid') {
    throw new ConfigError('MONGODB_URI: must be a replica set or a sharded cluster, for its transactions');
  }
}
