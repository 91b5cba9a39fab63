import { foldSearch } from '@faena/shared/domain';

/** A name as a part of a file name, without characters that a system or a header could misread. */
export function plainName(name: string): string {
  return foldSearch(name).replace(/[^a-z0-9]+/g, '-');
}

/** Parts of the name of a file as one. */
export function fileName(parts: readonly (string | number)[], extension: string): string {
  const name = parts.join('-').replace(/-+/g, '-').replace(/^-|-$/g, '');
  return `${name}.${extension}`;
}
