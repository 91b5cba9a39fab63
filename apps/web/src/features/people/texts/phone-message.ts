import { type Catalogue, inLanguages } from '@faena/shared/language';

/** The message with the link for a phone, in the language of its employee (LANG-15). */
export const phoneMessages = inLanguages(
  ({ es }) =>
    ({
      message: es(
        (name: string, url: string) =>
          `Hola, ${name}: con este enlace el teléfono marca la entrada y la salida. ${url}`,
        {
          en: (name, url) =>
            `Hello ${name}: with this link your phone marks when you start and stop work. ${url}`,
        },
      ),
    }) satisfies Catalogue,
);
