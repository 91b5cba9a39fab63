import { readSession } from '@/lib/session.ts';
import type { Place } from './place.ts';

const MOST = 5;

/** The places opened through *Ir a…* in this tab, the latest first. Each person sees only their own. */
let recent: { readonly personId: string | undefined; readonly places: readonly Place[] } = {
  personId: undefined,
  places: [],
};

export function recentPlaces(): readonly Place[] {
  return recent.personId === readSession()?.personId ? recent.places : [];
}

/** Remembers an opened place, without the comment by which it was found: that may change. */
export function rememberPlace({ excerpt: _, ...place }: Place): void {
  const others = recentPlaces().filter(({ to }) => to !== place.to);
  recent = { personId: readSession()?.personId, places: [place, ...others].slice(0, MOST) };
}
