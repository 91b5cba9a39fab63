/** Half of a character that takes two, as JSON can write it down and UTF-8 cannot. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/**
 * The value of a JSON text, with each text in it as it can be stored: half a character is stored as U+FFFD, and would be
 * answered once as it was sent and differently ever after.
 * @throws SyntaxError for what is no JSON
 */
export function parseJson(text: string): unknown {
  if (!SURROGATE.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value,
  );
}
