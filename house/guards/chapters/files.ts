import type { Guard } from '../guard.ts';
import { KERNEL, PICTURE } from '../tests.ts';

/** Files (V5): what stands at this chapter first, in the order of docs/security.md. */
export const FILES_GUARDS: readonly Guard[] = [
  {
    name: 'json-size',
    holds: ['5.2.1', 'API4'],
    file: 'apps/api/src/http/body.ts',
    piece: 'limit: jsonLimitOf(route), inflate',
    without: 'limit: 10_000_000, inflate',
    test: KERNEL,
    title: 'may be as large as 256 kB, and are refused with 413 beyond (LIMIT-1)',
  },
  {
    name: 'never-compressed',
    holds: ['5.2.1', '5.2.3'],
    file: 'apps/api/src/http/body.ts',
    piece: "if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {",
    without: 'if (false) {',
    test: KERNEL,
    title: 'are taken as they are, never compressed (LIMIT-1)',
  },
  {
    name: 'picture-size',
    holds: ['5.2.1'],
    file: 'apps/api/src/http/body.ts',
    piece: 'limits: { fileSize: body.maxBytes, ',
    without: 'limits: { ',
    test: PICTURE,
    title: 'is refused above 5 MiB, without a file, and as another type of body',
  },
  {
    name: 'picture-written-anew',
    holds: ['5.2.2', '5.3.1'],
    file: 'apps/api/src/features/person/encode-picture.ts',
    piece: 'return await upright.webp({ quality: 82 }).toBuffer();',
    without: 'await upright.stats(); return bytes;',
    test: PICTURE,
    title: 'loses its metadata, and stands upright',
  },
  {
    name: 'pixels-counted',
    holds: ['5.2.3', 'API4'],
    file: 'apps/api/src/features/person/encode-picture.ts',
    piece: 'sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })',
    without: 'sharp(bytes, { limitInputPixels: false, pages: 1 })',
    test: PICTURE,
    title: 'is refused when a few bytes claim to be far too many pixels',
  },
  {
    name: 'picture-memory',
    holds: ['5.2.3', '15.2.2'],
    file: 'apps/api/src/features/person/encode-picture.ts',
    piece: 'if (bytes > MAX_BYTES) throw tooManyPixels();',
    without: '',
    test: PICTURE,
    title: 'is refused by what opening it would take, however few its pixels (LIMIT-8)',
  },
  {
    name: 'plain-file-names',
    holds: ['5.4.2'],
    file: 'apps/api/src/platform/plain-name.ts',
    piece: ".replace(/[^a-z0-9]+/g, '-')",
    without: '',
    test: 'apps/api/src/platform/plain-name.test.ts',
    title: '%j is called %s',
  },
];
