import { type Catalogue, inLanguages } from '@faena/shared/language';

/** The mail with a slip's private link, in the sender's language. */
export const slipMailTexts = inLanguages(
  ({ es }) =>
    ({
      subject: es((company: string, period: string) => `Boleta de ${company}, ${period}`, {
        en: (company, period) => `Slip of ${company}, ${period}`,
      }),
      what: es((company: string, period: string) => `La boleta de ${company}, ${period}, se lee aquí:`, {
        en: (company, period) => `The slip of ${company}, ${period}, can be read here:`,
      }),
      how: es(
        (days: number) =>
          `El enlace abre esa boleta sin contraseña durante ${days} días, y sirve para responder Conforme o Reclamo. Quien lo tenga la ve: no conviene reenviarlo.`,
        {
          en: (days) =>
            `The link opens that slip without a password for ${days} days, to be accepted or claimed about. Whoever has it sees the slip: it is better not forwarded.`,
        },
      ),
      wrong: es(
        'Si este correo llegó por error, basta con borrarlo y avisar a la empresa, que puede revocar el enlace.',
        {
          en: 'If this mail came by mistake, delete it and tell the company, which can revoke the link.',
        },
      ),
      /** Replaces a name without plain words. */
      company: es('la empresa', { en: 'the company' }),
    }) satisfies Catalogue,
);
