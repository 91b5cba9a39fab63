import { randomBytes } from 'node:crypto';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeEach, inject } from 'vitest';

/** Gives each test of the file that calls it an empty database, without collections or indexes. */
export function useEmptyDatabase(): { readonly db: Db } {
  const client = new MongoClient(inject('mongoUri'));
  const names: string[] = [];
  let db = client.db('unused');

  beforeEach(() => {
    const name = `migrations-${randomBytes(6).toString('hex')}`;
    names.push(name);
    db = client.db(name);
  });
  afterAll(async () => {
    for (const name of names) await client.db(name).dropDatabase();
    await client.close();
  });
  return {
    get db() {
      return db;
    },
  };
}

/** A database that fails as at a power cut: every call throws from call number `last` of these methods on. */
export function cutAt(db: Db, last: number, ...methods: string[]): Db {
  let writes = 0;
  return new Proxy(db, {
    get: (target, key) => {
      if (key !== 'collection') return Reflect.get(target, key);
      return (name: string) =>
        new Proxy(target.collection(name), {
          get: (collection, method) => {
            const value = Reflect.get(collection, method);
            if (typeof value !== 'function') return value;
            return (...args: unknown[]) => {
              if (methods.includes(String(method))) writes += 1;
              if (writes >= last) throw new Error('the power is gone');
              return value.apply(collection, args);
            };
          },
        });
    },
  });
}
