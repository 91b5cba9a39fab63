import { foldSearch } from '@faena/shared/domain';

/** The search text of a project: folded name and description, divided by a NUL, which no request may contain. */
export function searchTextOf({ name, description }: { name: string; description: string }): string {
  return `${foldSearch(name)}\0${foldSearch(description)}`;
}
