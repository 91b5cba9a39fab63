import { MongoBinary } from 'mongodb-memory-server';

/** The host that a download by mongodb-memory-server would ask. */
export function downloadOrigin(env: NodeJS.ProcessEnv): string {
  return new URL(env.MONGOMS_DOWNLOAD_URL || env.MONGOMS_DOWNLOAD_MIRROR || 'https://fastdl.mongodb.org')
    .origin;
}

/** Downloads the release that mongodb-memory-server picks for this system into `folder`. */
export function fetchOfficial(folder: string): Promise<string> {
  return MongoBinary.getPath({ downloadDir: folder });
}
