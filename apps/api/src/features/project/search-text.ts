import { foldSearch } from '@faena/shared/domain';

/**
 * What a project is found by: its name and description without case and accents, kept apart by a NUL,
 * which no request may contain, so that no search runs from the one into the other.
 */
export function searchTextOf({ name, description }: { name: string; description: string }): string {
  return `${foldSearch(name)}\0${foldSearch(description)}`;
}
