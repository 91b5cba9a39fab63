/**
 * The languages of the product, and how its texts are declared: each once, in Spanish and in English. `original` is the
 * mix of both that the product shows to people without a choice.
 */
export const LANGUAGES = ['original', 'es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language is named in `Accept-Language`; the mix has no name of its own but a private one. */
export const LANGUAGE_TAGS = {
  original: 'x-original',
  es: 'es',
  en: 'en',
} as const satisfies Record<Language, string>;

/** Whether a word names a language. */
export function isLanguage(word: string | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

declare const inEachLanguage: unique symbol;

/** A text, or what makes one of values, that was declared in each language: a bare string is none. */
type Declared<T = string> = T & { readonly [inEachLanguage]: true };

type Template<Values extends readonly unknown[]> = (...values: Values) => string;

/** A text in both languages, for words that several catalogues use. */
export interface Pair<T = string> {
  readonly es: T;
  readonly en: T;
}

/** A tree of texts; `satisfies Catalogue` makes the compiler find a text that lacks a language. */
export interface Catalogue {
  readonly [name: string | number]: Declared<unknown> | Catalogue | readonly (Declared | Catalogue)[];
}

/** Declares a text of a pair: which of the two the original mix shows is for `es` or `en` to say. */
export interface DeclarePair {
  (pair: Pair): Declared;
  <Values extends readonly unknown[]>(pair: Pair<Template<Values>>): Declared<Template<Values>>;
}

/** Declares a text: what the original mix shows stands first, or in `es(pair)` is the Spanish of a pair. */
interface DeclareIn<Other extends 'es' | 'en'> extends DeclarePair {
  (shown: string, other: { readonly [language in Other]: string }): Declared;
  <Values extends readonly unknown[]>(
    shown: Template<Values>,
    other: { readonly [language in Other]: Template<Values> },
  ): Declared<Template<Values>>;
}

interface DeclareOriginal {
  (shown: string, others: Pair): Declared;
  <Values extends readonly unknown[]>(
    shown: Template<Values>,
    others: Pair<Template<Values>>,
  ): Declared<Template<Values>>;
}

interface DeclareAlike {
  (text: string): Declared;
  <Values extends readonly unknown[]>(template: Template<Values>): Declared<Template<Values>>;
}

/** The ways to declare a text, by what the original mix shows of it. */
export interface Declare {
  /** The original shows the Spanish: `es('Nueva tarea', { en: 'New task' })`. */
  readonly es: DeclareIn<'en'>;
  /** The original shows the English: `en('Edit profile', { es: 'Editar perfil' })`. */
  readonly en: DeclareIn<'es'>;
  /** The original shows a wording of its own. */
  readonly original: DeclareOriginal;
  /** The same in every language: a name, a sign. */
  readonly alike: DeclareAlike;
}

type AnyPair = Pair<unknown>;

/** The ways to declare a text, each of which answers it in `language`. */
export function textsIn(language: Language): Declare {
  const choose = (original: unknown, pair: AnyPair) => (language === 'original' ? original : pair[language]);
  const isPair = (shown: unknown): shown is AnyPair => typeof shown === 'object';
  // The overloads say what goes in and out; within, a text is whatever was given.
  return {
    es: (shown: unknown, other?: { en: unknown }) =>
      isPair(shown) ? choose(shown.es, shown) : choose(shown, { es: shown, en: other?.en }),
    en: (shown: unknown, other?: { es: unknown }) =>
      isPair(shown) ? choose(shown.en, shown) : choose(shown, { es: other?.es, en: shown }),
    original: choose,
    alike: (text: unknown) => text,
  } as unknown as Declare;
}

/** A catalogue in each language, where one process speaks all of them. */
export function inLanguages<T extends Catalogue>(
  declare: (texts: Declare) => T,
): Readonly<Record<Language, T>> {
  return {
    original: declare(textsIn('original')),
    es: declare(textsIn('es')),
    en: declare(textsIn('en')),
  };
}
