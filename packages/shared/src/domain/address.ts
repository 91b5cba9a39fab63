/*
 * The query of an address as a table of parts, each with its name, its reader and its writer. Unknown parts
 * are ignored, so that a link of another version opens.
 */

/** A part of an address: reads a value from it and writes the value back. The empty value writes nothing. */
export interface AddressPart<Value> {
  // Methods, so that parts of any values go into one table.
  read(texts: readonly string[]): Value;
  write(value: Value): readonly string[];
}

export type AddressParts = Readonly<Record<string, AddressPart<unknown>>>;

/** The values of these parts. */
export type AddressValues<Parts extends AddressParts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends AddressPart<infer Value> ? Value : never;
};

/** Most values of one part. */
const MOST_VALUES = 20;

/** A text; cut to a length. */
export function freeText(maxLength: number): AddressPart<string> {
  return {
    read: ([text = '']) => text.slice(0, maxLength),
    write: (text) => (text ? [text] : []),
  };
}

/** A part that is true or absent. */
export function flag(): AddressPart<boolean> {
  return { read: ([text]) => text === '1', write: (on) => (on ? ['1'] : []) };
}

/** One of a few words, or null. */
export function oneOf<Word extends string>(words: readonly Word[]): AddressPart<Word | null> {
  return {
    read: (texts) => words.find((word) => word === texts[0]) ?? null,
    write: (word) => (word === null ? [] : [word]),
  };
}

/** Several of a few words. */
export function severalOf<Word extends string>(words: readonly Word[]): AddressPart<readonly Word[]> {
  return {
    read: (texts) => words.filter((word) => texts.includes(word)),
    write: (chosen) => chosen,
  };
}

/** Several texts that pass a test. */
export function severalTexts(isOne: (text: string) => boolean): AddressPart<readonly string[]> {
  return {
    read: (texts) => [...new Set(texts.filter(isOne))].slice(0, MOST_VALUES),
    write: (chosen) => chosen,
  };
}

/** Reads these parts from an address. */
export function readAddress<Parts extends AddressParts>(
  parts: Parts,
  params: URLSearchParams,
): AddressValues<Parts> {
  const values = Object.entries(parts).map(([name, part]) => [name, part.read(params.getAll(name))]);
  return Object.fromEntries(values) as AddressValues<Parts>;
}

/** Writes these parts into an address; its other parts stay. */
export function writeAddress<Parts extends AddressParts>(
  parts: Parts,
  params: URLSearchParams,
  changes: Partial<AddressValues<Parts>>,
): void {
  for (const [name, value] of Object.entries(changes)) {
    params.delete(name);
    for (const text of parts[name]?.write(value) ?? []) params.append(name, text);
  }
}
