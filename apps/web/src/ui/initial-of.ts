/** Made when it is first needed, and once: making one takes as long as drawing what it is for. */
let letters: Intl.Segmenter | undefined;
/** Only requested names: a board draws the same few on all of its cards. */
const initials = new Map<string, string>();

/** The first letter of a name, in capitals; an emoji whole, however many characters it is made of. */
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
