/** Made when it is first needed, and once: making one takes as long as drawing what it is for. */
let letters: Intl.Segmenter | undefined;

/** The first letter of a name, in capitals; an emoji whole, however many characters it is made of. */
export function initialOf(name: string): string {
  letters ??= new Intl.Segmenter();
  const [first] = letters.segment(name.trim());
  return (first?.segment ?? '?').toUpperCase();
}
