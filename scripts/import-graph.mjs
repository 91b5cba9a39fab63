import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/* The dependencies of the repository's files: their imports, the screens they name and the routes they call. */

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/src/index.ts'];
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g;
const SCREEN = /path: '(\/[^']*)'[^}]*?import\('([^']+)'\)/g;
const ADDRESS = /(?:'|`)(\/[a-z][^'`\s?#]*)/g;
const HANDLERS = /export const (\w+)Handlers\b/g;
const CALL = /\.(\w+)\.\w+\(/g;

/**
 * The files that need each file directly.
 * @param {string} root
 * @param {readonly string[]} files their paths from `root`, with forward slashes
 * @returns {Map<string, Set<string>>}
 */
export function importersOf(root, files) {
  const known = new Set(files);
  const texts = new Map(
    files
      .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
  const screens = [];
  const handlers = new Map();
  for (const [file, text] of texts) {
    if (file.startsWith('apps/web/src/app/areas/')) {
      for (const [, path, target] of text.matchAll(SCREEN)) {
        screens.push({ pattern: addressPattern(path), file: resolveImport(file, target, known) });
      }
    }
    for (const [, noun] of text.matchAll(HANDLERS)) handlers.set(noun, file);
  }
  const importers = new Map(files.map((file) => [file, new Set()]));
  for (const [file, text] of texts) {
    const add = (needed) => needed && needed !== file && importers.get(needed)?.add(file);
    for (const [, name] of text.matchAll(IMPORT)) add(resolveImport(file, name, known));
    if (file.startsWith('e2e/')) {
      for (const [, address] of text.matchAll(ADDRESS)) {
        const plain = address.replace(/\$\{[^}]*\}/g, 'x');
        for (const screen of screens) if (screen.pattern.test(plain)) add(screen.file);
      }
    }
    // Not the API's own source, which calls its verbs by importing them.
    if (!file.startsWith('apps/api/src/') || file.includes('.test.')) {
      for (const [, noun] of text.matchAll(CALL)) add(handlers.get(noun));
    }
  }
  return importers;
}

/**
 * How many steps each file is away from the nearest of those that changed, of the files that need one of them.
 * @param {Map<string, Set<string>>} importers
 * @param {readonly string[]} changed
 * @returns {Map<string, number>}
 */
export function distancesFrom(importers, changed) {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

function addressPattern(path) {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

function resolveImport(from, name, known) {
  let path;
  if (name.startsWith('.')) path = posix.join(dirname(from), name);
  else if (name.startsWith('@/')) path = `apps/web/src/${name.slice(2)}`;
  else if (name.startsWith('@faena/'))
    path = `packages/${name.slice('@faena/'.length)}`.replace(/^(packages\/[^/]+)\//, '$1/src/');
  else return undefined;
  return EXTENSIONS.map((extension) => path + extension).find((candidate) => known.has(candidate));
}
