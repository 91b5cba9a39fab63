/** The longest part of a name in a mail. */
const MAX_NAME = 60;

/** A typed name for a mail: letters, digits and spaces only, so that it contains no address, line or markup. */
export function plainWords(name: string): string {
  const words = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  return [...words].slice(0, MAX_NAME).join('').trim();
}
