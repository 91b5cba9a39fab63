import { foldSearch, searchWords } from '@faena/shared/domain';
import type { LucideIcon } from 'lucide-react';

/** The kinds of places, in the order in which they are listed (SEARCH-6). */
export const PLACE_KINDS = ['screen', 'company', 'project', 'person', 'task'] as const;

/** A place that *Ir a…* leads to. */
export interface Place {
  readonly kind: (typeof PLACE_KINDS)[number];
  readonly label: string;
  /** Distinguishes places of the same name, such as the company of a project. */
  readonly detail?: string | undefined;
  /** The part of a comment by which a task was found, with its author (SEARCH-10). */
  readonly excerpt?: string | undefined;
  readonly to: string;
  /** Set for a company: it opens with the present screen (WHICH-4). */
  readonly companyId?: string;
  readonly icon: LucideIcon;
}

const MOST_OF_A_KIND = 5;

/** The first places of each kind whose name or detail contains all words. */
export function findPlaces(places: readonly Place[], typed: string): Place[] {
  const words = searchWords(typed);
  const found = places.filter(({ label, detail = '' }) => {
    const text = foldSearch(`${label}\n${detail}`);
    return words.every((word) => text.includes(word));
  });
  return PLACE_KINDS.flatMap((kind) => found.filter((place) => place.kind === kind).slice(0, MOST_OF_A_KIND));
}
