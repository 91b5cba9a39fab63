import { LANGUAGES, type Language } from '@faena/shared/language';

/*
 * The sentences of a catalogue. A text is a sentence, or a function that makes one from values. The pieces between the
 * values are in the language.
 */

/** Stands for a value in a sentence. */
export const VALUE = '\u0001';
/** Stands for a value with parts. */
const PARTS = new Proxy({}, { get: () => VALUE });

/** Every sentence of a catalogue in this language, with `VALUE` where a value goes. */
export function sentencesOf(catalogue: unknown, language: Language): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  if (typeof catalogue === 'function') return ways(catalogue as (...values: unknown[]) => unknown);
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  // A catalogue of messages to other people exists in every language.
  const texts = LANGUAGES.every((name) => name in catalogue) ? [Reflect.get(catalogue, language)] : catalogue;
  return Object.values(texts).flatMap((part) => sentencesOf(part, language));
}

/** The sentences of a function, called with none, one and many in any order. */
function ways(template: (...values: unknown[]) => unknown): string[] {
  const said = manyOf(Math.max(template.length, 1)).map((values) => {
    try {
      return template(...values);
    } catch {
      // The function takes words and was given a number.
      return undefined;
    }
  });
  return said.filter((sentence) => typeof sentence === 'string');
}

function manyOf(count: number): unknown[][] {
  if (count === 0) return [[]];
  return manyOf(count - 1).flatMap((values) => [VALUE, 0, 1, PARTS].map((value) => [...values, value]));
}
