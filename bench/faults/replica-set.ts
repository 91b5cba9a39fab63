import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { findMongod, freePort, TRANSACTION_LIFETIME_SECONDS } from '@faena/embedded-mongo';
import { MongoClient } from 'mongodb';

const NAME = 'faena';

/** Half of what MongoDB takes by default: long enough for a busy machine, short enough to wait for. */
const ELECTION_TIMEOUT_MS = 5_000;

const PATIENCE_MS = 90_000;

interface Node {
  readonly port: number;
  readonly dbPath: string;
  process: ChildProcess;
}

/** A replica set of real `mongod` processes on 127.0.0.1, to be taken apart. */
export class ReplicaSet {
  readonly uri: string;
  readonly #binary: string;
  readonly #nodes: Node[];

  private constructor(binary: string, nodes: Node[]) {
    this.#binary = binary;
    this.#nodes = nodes;
    const hosts = nodes.map(({ port }) => hostOf(port)).join(',');
    this.uri = `mongodb://${hosts}/faena?replicaSet=${NAME}`;
  }

  /** Starts a set with a node in each of these folders, and resolves when it takes writes. */
  static async start(folders: readonly string[]): Promise<ReplicaSet> {
    const { path } = await findMongod({ env: process.env, log: () => {} });
    const nodes: Node[] = [];
    for (const dbPath of folders) {
      await mkdir(dbPath, { recursive: true });
      const port = await freePort();
      nodes.push({ port, dbPath, process: run(path, port, dbPath) });
    }
    const set = new ReplicaSet(path, nodes);
    await Promise.all(nodes.map(({ port }) => answers(port)));
    const [first] = nodes;
    if (!first) throw new RangeError('A replica set of no nodes');
    await command(first.port, {
      replSetInitiate: {
        _id: NAME,
        members: nodes.map(({ port }, _id) => ({ _id, host: hostOf(port) })),
        settings: { electionTimeoutMillis: ELECTION_TIMEOUT_MS },
      },
    });
    await set.primary();
    return set;
  }

  /** The port of the node that takes writes, as soon as there is one. */
  async primary(): Promise<number> {
    for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await sleep(100)) {
      for (const { port, process } of this.#nodes) {
        if (process.exitCode !== null || process.signalCode !== null) continue;
        const hello = await command(port, { hello: 1 }).catch(() => undefined);
        if (hello?.isWritablePrimary) return port;
      }
    }
    throw new Error('The replica set has no primary');
  }

  /** Kills a node without a warning. */
  async kill(port: number): Promise<void> {
    const { process } = this.#node(port);
    if (process.exitCode !== null || process.signalCode !== null) return;
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
  }

  /** Whether a node has ended by itself. */
  hasEnded(port: number): boolean {
    const { process } = this.#node(port);
    return process.exitCode !== null || process.signalCode !== null;
  }

  /** Starts a node that has ended, on the data it left. */
  async revive(port: number): Promise<void> {
    const node = this.#node(port);
    node.process = run(this.#binary, port, node.dbPath);
    await answers(port);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#nodes.map(({ port }) => this.kill(port)));
  }

  #node(port: number): Node {
    const node = this.#nodes.find((one) => one.port === port);
    if (!node) throw new RangeError(`No node on port ${port}`);
    return node;
  }
}

function run(binary: string, port: number, dbPath: string): ChildProcess {
  const args = [
    ['--replSet', NAME, '--port', String(port), '--dbpath', dbPath, '--bind_ip', '127.0.0.1'],
    ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '32', '--nounixsocket', '--quiet'],
    ['--wiredTigerEngineConfigString', 'log=(prealloc=false,file_max=8MB)'],
    ['--setParameter', 'diagnosticDataCollectionEnabled=false'],
    ['--setParameter', `transactionLifetimeLimitSeconds=${TRANSACTION_LIFETIME_SECONDS}`],
  ].flat();
  const child = spawn(binary, args, { stdio: 'ignore' });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  return child;
}

async function answers(port: number): Promise<void> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await sleep(100)) {
    if (await command(port, { ping: 1 }).catch(() => undefined)) return;
  }
  throw new Error(`No mongod answers on port ${port}`);
}

async function command(port: number, body: Record<string, unknown>) {
  const client = new MongoClient(`mongodb://${hostOf(port)}/`, {
    directConnection: true,
    serverSelectionTimeoutMS: 2_000,
  });
  try {
    return await client.db('admin').command(body);
  } finally {
    await client.close();
  }
}

function hostOf(port: number): string {
  return `127.0.0.1:${port}`;
}
