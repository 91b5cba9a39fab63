/** A complete address of the web; null for any other text, and for an address of another kind (DESIGN-26). */
export function webAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}
