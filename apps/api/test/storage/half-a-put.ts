import { setTimeout as sleep } from 'node:timers/promises';
import { currentDatabase, reachDatabase } from '../../src/platform/database.ts';
import { FileStore } from '../../src/platform/storage/file-store.ts';
import { s3AddressOf } from '../../src/platform/storage/s3-address.ts';

/* Puts 12 MiB of a file that never ends, says so, and waits to be killed. */

const [uri = '', filesUrl] = process.argv.slice(2);

async function* half() {
  for (let given = 0; given < 12; given += 1) yield Buffer.alloc(1024 * 1024, given);
  // Until the first half is stored.
  await sleep(1_000);
  process.stdout.write('half\n');
  await sleep(600_000);
}

await reachDatabase(uri);
const files = new FileStore(currentDatabase, filesUrl ? s3AddressOf(filesUrl) : undefined);
await files.put(half(), { mediaType: 'text/plain', maxBytes: Number.MAX_SAFE_INTEGER });
