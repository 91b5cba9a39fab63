import { ACCOUNT_INVITATION_MS, DAY_MS } from '@faena/shared/domain';
import { type Catalogue, inLanguages } from '@faena/shared/language';

const VALID_DAYS = ACCOUNT_INVITATION_MS / DAY_MS;

/** The mail with an invitation, in the language of the page on which somebody was invited. */
export const invitationMailTexts = inLanguages(
  ({ es }) =>
    ({
      subject: es('Una invitación a Faena', { en: 'An invitation to Faena' }),
      what: es(
        `Esta dirección fue invitada a crear una cuenta en Faena. Quién invita y a qué se ve aquí, donde también se acepta, una sola vez y dentro de los próximos ${VALID_DAYS} días:`,
        {
          en: `This address was invited to make an account in Faena. Who invites, and to what, is shown here, where it is also accepted, once and within the next ${VALID_DAYS} days:`,
        },
      ),
      notYou: es(
        'A quien no espere ninguna invitación le basta con borrar este correo: no se crea nada. El enlace no debe reenviarse a nadie.',
        {
          en: 'If you do not expect an invitation, just delete this mail: nothing is made. Do not forward the link to anybody.',
        },
      ),
    }) satisfies Catalogue,
);
