import { type Catalogue, inLanguages } from '@faena/shared/language';

/** The message with the link of a slip, in the language of its employee (LANG-15). */
export const slipMessages = inLanguages(
  ({ es }) =>
    ({
      subject: es((company: string, period: string) => `Boleta de ${company}, ${period}`, {
        en: (company, period) => `Slip of ${company}, ${period}`,
      }),
      message: es(
        (name: string, company: string, period: string, url: string) =>
          `Hola, ${name}. Esta es la boleta de ${company}, ${period}: ${url}`,
        {
          en: (name, company, period, url) =>
            `Hello ${name}, this is the slip of ${company}, ${period}: ${url}`,
        },
      ),
    }) satisfies Catalogue,
);
