import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { type Document, MongoClient } from 'mongodb';

/**
 * Runs a script as `mongosh --nodb --eval` does, with the driver, because mongosh is 150 MB of packages. Answers its
 * exit code: 1 if a command outside of a `try` fails. The script does not say where it waits.
 */
export async function mongosh(script: string): Promise<number> {
  const clients: MongoClient[] = [];
  let code = 0;
  const context = {
    require: createRequire(import.meta.url),
    encodeURIComponent,
    async connect(uri: string) {
      const client = new MongoClient(uri, { serverSelectionTimeoutMS: 500 });
      clients.push(client);
      const admin = (await client.connect()).db('admin');
      return { adminCommand: (command: Document) => admin.command(command) };
    },
    quit(status: number) {
      code = status;
    },
  };
  const waiting = script.replace(/\b(?:connect|admin\.adminCommand)\(/g, 'await $&');
  try {
    await runInNewContext(`(async () => {${waiting}})()`, context);
  } catch {
    code = 1;
  } finally {
    for (const client of clients) await client.close();
  }
  if (code !== 0) await pause(100);
  return code;
}
