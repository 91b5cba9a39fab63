import { foldSearch } from '@faena/shared/domain';

/** A name as a part of the name of a file: nothing that any system or header could trip over. */
export function plainName(name: string): string {
  return foldSearch(name).replace(/[^a-z0-9]+/g, '-');
}

/** Parts of the name of a file as one. */
export function fileName(parts: readonly (string | number)[], extension: string): string {
  const name = parts.join('-').replace(/-+/g, '-').replace(/^-|-$/g, '');
  return `${name}.${extension}`;
}
