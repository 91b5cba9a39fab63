/** Half of a character that takes two, as JSON can write it down and UTF-8 cannot. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * Parses a JSON text into a storable value: an unpaired surrogate becomes U+FFFD, so that first and later answers
 * agree.
 * @throws SyntaxError for a text that is not JSON
 */
export function parseJson(text: string): unknown {
  if (!SURROGATE.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value,
  );
}
