/** Created at first use, because that costs as much as rendering an avatar. */
let letters: Intl.Segmenter | undefined;
/** A cache: a board shows the same few names on all of its cards. */
const initials = new Map<string, string>();

/** The first letter of a name, as a capital; an emoji counts as one letter. */
export function initialOf(name: string): string {
  let initial = initials.get(name);
  if (initial === undefined) {
    letters ??= new Intl.Segmenter();
    const [first] = letters.segment(name.trim());
    initial = (first?.segment ?? '?').toUpperCase();
    initials.set(name, initial);
  }
  return initial;
}
