import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed in themselves. */
const TEXTS = new Set(['.css', '.html', '.js', '.json', '.svg']);

/** Once a build, so as small as they get. */
const FORMS = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION }),
};

/** Writes each text of the build a second and third time, as brotli and gzip, where that makes it smaller. */
export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'faena:compress-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => TEXTS.has(extname(name))).map((name) => compress(join(folder, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  for (const [extension, form] of Object.entries(FORMS)) {
    const compressed = await form(bytes);
    if (compressed.length < bytes.length) await writeFile(path + extension, compressed);
  }
}
