import { foldSearch, MAX_FILE_NAME_BYTES } from '@faena/shared/domain';

/** A name as a part of a file name, without characters that a system or a header could misread. */
export function plainName(name: string): string {
  return foldSearch(name).replace(/[^a-z0-9]+/g, '-');
}

/**
 * Joins parts to the name of a file, in at most `MAX_FILE_NAME_BYTES`. It cuts the longest parts, which are names; the
 * parts that distinguish files are shorter (EXPORT-7).
 */
export function fileName(parts: readonly (string | number)[], extension: string): string {
  const kept = parts.map((part) => [...String(part)]);
  const name = () => {
    const stem = kept.map((letters) => letters.join('')).join('-');
    return `${stem.replace(/-+/g, '-').replace(/^-|-$/g, '')}.${extension}`;
  };
  while (Buffer.byteLength(name()) > MAX_FILE_NAME_BYTES) {
    kept.reduce((longest, part) => (bytesOf(part) > bytesOf(longest) ? part : longest)).pop();
  }
  return name();
}

function bytesOf(letters: readonly string[]): number {
  return Buffer.byteLength(letters.join(''));
}
