import { type Catalogue, inLanguages } from '@faena/shared/language';

/** The titles of a feed that nobody typed, in the language of its person (LANG-12). */
export const feedTexts = inLanguages(
  ({ es }) =>
    ({
      closing: es((company: string) => `Cierre de ${company}`, { en: (company) => `Closing of ${company}` }),
      payday: es((company: string) => `Pago de ${company}`, { en: (company) => `Payday of ${company}` }),
      done: es((title: string) => `✓ ${title}`, { en: (title) => `✓ ${title}` }),
    }) satisfies Catalogue,
);
