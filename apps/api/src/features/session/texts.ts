import { MINUTE_MS, RESET_LINK_MS } from '@faena/shared/domain';
import { type Catalogue, inLanguages } from '@faena/shared/language';

const VALID_MINUTES = RESET_LINK_MS / MINUTE_MS;

/** The mail with a link to a new password, in the language of the page that asked for it. */
export const resetMailTexts = inLanguages(
  ({ es }) =>
    ({
      subject: es('Una contraseña nueva para Faena', { en: 'A new password for Faena' }),
      what: es(
        `Se pidió una contraseña nueva para la cuenta de Faena de esta dirección. Se elige aquí, una sola vez y dentro de los próximos ${VALID_MINUTES} minutos:`,
        {
          en: `A new password was asked for, for the Faena account of this address. It can be chosen here, once and within the next ${VALID_MINUTES} minutes:`,
        },
      ),
      notYou: es(
        'A quien no la haya pedido le basta con borrar este correo: nada ha cambiado, y la contraseña de siempre sigue siendo válida. El enlace no debe reenviarse a nadie.',
        {
          en: 'If it was not you, just delete this mail: nothing has changed, and the password is still the same. Do not forward the link to anybody.',
        },
      ),
    }) satisfies Catalogue,
);
