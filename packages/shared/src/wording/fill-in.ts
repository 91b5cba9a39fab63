/** The values for the places of a sentence. */
export type Params = Readonly<Record<string, string | number>>;

/** A sentence with its parameters in their places: `{min}` and the like. */
export function fillIn(sentence: string, params: Params = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
