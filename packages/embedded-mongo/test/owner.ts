/** Starts a database on the folder given, says so, and waits to be killed. */
import { startEmbeddedMongo } from '../src/index.ts';

const { uri } = await startEmbeddedMongo({ dataDir: process.argv[2] });
process.stdout.write(uri);
setInterval(() => {}, 1_000);
