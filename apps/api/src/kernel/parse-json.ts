/** Half of a character that takes two, as JSON can write it down and UTF-8 cannot. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * The value of a JSON text in its storable form: half a character becomes U+FFFD, so that first and later answers
 * agree.
 * @throws SyntaxError for what is no JSON
 */
export function parseJson(text: string): unknown {
  if (!SURROGATE.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value,
  );
}
