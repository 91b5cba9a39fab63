/** The first letter of a name, in capitals; an emoji whole, however many characters it is made of. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return (first?.segment ?? '?').toUpperCase();
}
