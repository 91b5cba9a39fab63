import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

export const replicaSetName = 'faena';

const primaryTimeoutMs = 30_000;

/**
 * Makes the `mongod` on this port of 127.0.0.1 a replica set of one, unless it is already, and
 * resolves when it takes writes.
 *
 * @param options.journalled whether a write is on disk before it counts as majority-committed; tests
 *   do without.
 */
export async function ensureReplicaSet(port: number, options: { journalled: boolean }): Promise<void> {
  await withClient(port, async (client) => {
    const admin = client.db('admin');
    if (!(await configuration(client).findOne())) {
      await admin.command({
        replSetInitiate: {
          _id: replicaSetName,
          members: [{ _id: 0, host: address(port) }],
          writeConcernMajorityJournalDefault: options.journalled,
        },
      });
    }
    const giveUpAt = Date.now() + primaryTimeoutMs;
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
      if (Date.now() > giveUpAt) throw new Error('MongoDB started, but takes no writes');
      await sleep(20);
    }
  });
}

/**
 * Tells the set of the `mongod` on this port, run without `--replSet`, that this is its port now. A set
 * knows its member by host and port; started on another port it would wait for the old one for ever.
 */
export async function moveReplicaSet(port: number): Promise<void> {
  await withClient(port, (client) =>
    configuration(client).updateOne({}, { $set: { 'members.0.host': address(port) } }),
  );
}

function address(port: number): string {
  return `127.0.0.1:${port}`;
}

function configuration(client: MongoClient) {
  return client.db('local').collection('system.replset');
}

async function withClient(port: number, work: (client: MongoClient) => Promise<unknown>): Promise<void> {
  const client = new MongoClient(`mongodb://${address(port)}/`, { directConnection: true });
  try {
    await work(client);
  } finally {
    await client.close();
  }
}
