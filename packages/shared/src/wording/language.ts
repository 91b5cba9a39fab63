/**
 * The languages of the product. Each text is declared once, in Spanish and in English. `original` is a mix of both,
 * which the product shows to people without a choice.
 */
export const LANGUAGES = ['original', 'es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The tag of each language in `Accept-Language`; the mix has a private one. */
export const LANGUAGE_TAGS = {
  original: 'x-original',
  es: 'es',
  en: 'en',
} as const satisfies Record<Language, string>;

/**
 * The locale of dates in each language, all of them day before month, so that a date reads the same on every screen. Its
 * first two letters are the language that a page or a file declares.
 */
export const LOCALES = {
  original: 'es-ES',
  es: 'es-ES',
  en: 'en-GB',
} as const satisfies Record<Language, string>;

/** Tests whether a word names a language. */
export function isLanguage(word: string | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

declare const inEachLanguage: unique symbol;

/** A text or template that is declared in each language; a bare string is not. */
type Declared<T = string> = T & { readonly [inEachLanguage]: true };

type Template<Values extends readonly unknown[]> = (...values: Values) => string;

/** A text in both languages, shared by several catalogues. */
export interface Pair<T = string> {
  readonly es: T;
  readonly en: T;
}

/** A tree of texts. With `satisfies Catalogue` the compiler refuses a text that lacks a language. */
export interface Catalogue {
  readonly [name: string | number]: Declared<unknown> | Catalogue | readonly (Declared | Catalogue)[];
}

/** Declares a text from a pair; the original mix shows the language of the function's name. */
export interface DeclarePair {
  (pair: Pair): Declared;
  <Values extends readonly unknown[]>(pair: Pair<Template<Values>>): Declared<Template<Values>>;
}

/** Declares a text; the first argument is the one that the original mix shows. */
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

/** The functions that declare a text; their names say which text the original mix shows. */
export interface Declare {
  /** The original shows the Spanish: `es('Nueva tarea', { en: 'New task' })`. */
  readonly es: DeclareIn<'en'>;
  /** The original shows the English: `en('Edit profile', { es: 'Editar perfil' })`. */
  readonly en: DeclareIn<'es'>;
  /** The original shows a wording of its own. */
  readonly original: DeclareOriginal;
  /** Every language shows the same text, such as a name or a sign. */
  readonly alike: DeclareAlike;
}

type AnyPair = Pair<unknown>;

/** The functions that declare a text and return it in `language`. */
export function textsIn(language: Language): Declare {
  const choose = (original: unknown, pair: AnyPair) => (language === 'original' ? original : pair[language]);
  const isPair = (shown: unknown): shown is AnyPair => typeof shown === 'object';
  // The overloads type the arguments and results; the implementation takes any.
  return {
    es: (shown: unknown, other?: { en: unknown }) =>
      isPair(shown) ? choose(shown.es, shown) : choose(shown, { es: shown, en: other?.en }),
    en: (shown: unknown, other?: { es: unknown }) =>
      isPair(shown) ? choose(shown.en, shown) : choose(shown, { es: other?.es, en: shown }),
    original: choose,
    alike: (text: unknown) => text,
  } as unknown as Declare;
}

/** A catalogue in every language, for the API, which answers in all of them. */
export function inLanguages<T extends Catalogue>(
  declare: (texts: Declare) => T,
): Readonly<Record<Language, T>> {
  return {
    original: declare(textsIn('original')),
    es: declare(textsIn('es')),
    en: declare(textsIn('en')),
  };
}
