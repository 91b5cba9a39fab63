import { startEmbeddedMongo } from '@faena/embedded-mongo';
import mongoose from 'mongoose';
import { type Config, ConfigError } from './platform/config.ts';
import { connectDatabase, disconnectDatabase } from './platform/database.ts';
import type { Lifecycle } from './platform/lifecycle.ts';

/**
 * Connects to the database of the configuration, or to an embedded one, and notes how to leave it.
 * @throws ConfigError when the configured one cannot be reached or has no transactions
 */
export async function openDatabase(
  { dataDir, mongodbUri }: Config,
  lifecycle: Lifecycle,
  tell: (line: string) => void,
): Promise<void> {
  if (mongodbUri) return connect(mongodbUri, lifecycle);
  const embedded = await startEmbeddedMongo({ dataDir, log: tell });
  lifecycle.opened(() => embedded.stop());
  await connect(embedded.uri, lifecycle);
}

async function connect(uri: string, lifecycle: Lifecycle): Promise<void> {
  lifecycle.opened(disconnectDatabase);
  try {
    await connectDatabase(uri);
  } catch (error) {
    // Its own words only: the address may hold a password.
    if (error instanceof mongoose.Error.MongooseServerSelectionError) {
      throw new ConfigError(`MONGODB_URI: the database cannot be reached (${error.message})`);
    }
    throw error;
  }
  const hello = await mongoose.connection.db?.admin().command({ hello: 1 });
  if (!hello?.setName && hello?.msg !== 'isdbgrid') {
    throw new ConfigError('MONGODB_URI: must be a replica set or a sharded cluster, for its transactions');
  }
}
