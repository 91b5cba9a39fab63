import { HOUR_MS, VERIFICATION_LINK_MS } from '@faena/shared/domain';
import { type Catalogue, inLanguages } from '@faena/shared/language';

const VALID_HOURS = VERIFICATION_LINK_MS / HOUR_MS;

/** The mails about an account, in the language of its reader (LANG-12). */
export const accountMailTexts = inLanguages(
  ({ es }) =>
    ({
      'verify-address': {
        subject: es('Verificar la dirección de correo para Faena', {
          en: 'Verify the e-mail address for Faena',
        }),
        what: es(
          `Una cuenta de Faena tiene esta dirección de correo. Se verifica aquí, una sola vez y dentro de las próximas ${VALID_HOURS} horas:`,
          {
            en: `A Faena account has this e-mail address. It can be verified here, once and within the next ${VALID_HOURS} hours:`,
          },
        ),
        notYou: es(
          'A quien no tenga nada que ver con Faena le basta con borrar este correo: así la dirección queda sin verificar. El enlace no debe reenviarse a nadie.',
          {
            en: 'If you have nothing to do with Faena, just delete this mail: the address then stays unverified. Do not forward the link to anybody.',
          },
        ),
      },
      'address-changed': {
        subject: es('La cuenta de Faena tiene otra dirección de correo', {
          en: 'The Faena account has another e-mail address',
        }),
        what: es(
          (moment: string) =>
            `La cuenta de Faena que tenía esta dirección de correo la cambió por otra: ${moment}. A esta ya no se envía nada más de la cuenta.`,
          {
            en: (moment) =>
              `The Faena account that had this e-mail address changed it for another one: ${moment}. Nothing more about the account is sent to this one.`,
          },
        ),
      },
      'password-changed': {
        subject: es('La contraseña de la cuenta de Faena cambió', {
          en: 'The password of the Faena account was changed',
        }),
        what: es(
          (moment: string) => `Se cambió la contraseña de la cuenta de Faena de esta dirección: ${moment}.`,
          { en: (moment) => `The password of the Faena account of this address was changed: ${moment}.` },
        ),
      },
      'two-steps-on': {
        subject: es('La verificación en dos pasos de Faena está activa', {
          en: 'Two-step verification of Faena is on',
        }),
        what: es(
          (moment: string) =>
            `Se activó la verificación en dos pasos de la cuenta de Faena de esta dirección: ${moment}. Para entrar ya no basta la contraseña: hace falta también un código.`,
          {
            en: (moment) =>
              `Two-step verification was turned on for the Faena account of this address: ${moment}. The password alone is not enough to log in any more: it takes a code, too.`,
          },
        ),
      },
      'two-steps-off': {
        subject: es('La verificación en dos pasos de Faena está inactiva', {
          en: 'Two-step verification of Faena is off',
        }),
        what: es(
          (moment: string) =>
            `Se desactivó la verificación en dos pasos de la cuenta de Faena de esta dirección: ${moment}. Para entrar basta ahora la contraseña.`,
          {
            en: (moment) =>
              `Two-step verification was turned off for the Faena account of this address: ${moment}. The password alone is now enough to log in.`,
          },
        ),
      },
      'recovery-codes-renewed': {
        subject: es('Nuevos códigos de recuperación de Faena', { en: 'New recovery codes of Faena' }),
        what: es(
          (moment: string) =>
            `Se hicieron nuevos códigos de recuperación para la cuenta de Faena de esta dirección: ${moment}. Los anteriores ya no sirven.`,
          {
            en: (moment) =>
              `New recovery codes were made for the Faena account of this address: ${moment}. Those from before are no longer good.`,
          },
        ),
      },
      'api-token-made': {
        subject: es('La cuenta de Faena tiene un nuevo token de API', {
          en: 'The Faena account has a new API token',
        }),
        what: es(
          (moment: string) =>
            `Se creó un token de API para la cuenta de Faena de esta dirección: ${moment}. Con él un programa puede hacer lo mismo que la cuenta, hasta que el token venza o se revoque.`,
          {
            en: (moment) =>
              `An API token was made for the Faena account of this address: ${moment}. With it a program can do what the account can, until the token ends or is revoked.`,
          },
        ),
      },
      'code-wrong': {
        subject: es('Alguien tiene la contraseña de la cuenta de Faena', {
          en: 'Somebody has the password of the Faena account',
        }),
        what: es(
          (moment: string) =>
            `Desde un navegador desconocido se intentó entrar en la cuenta de Faena de esta dirección con la contraseña correcta y un código equivocado: ${moment}. Nadie entró.`,
          {
            en: (moment) =>
              `From an unknown browser somebody tried to log in to the Faena account of this address with the right password and a wrong code: ${moment}. Nobody got in.`,
          },
        ),
      },
      'pay-account-changed': {
        subject: es('Cambió la cuenta bancaria para el pago en Faena', {
          en: 'The bank account for your pay changed in Faena',
        }),
        what: es(
          (moment: string) =>
            `Se cambió o quitó la cuenta bancaria donde se paga a la persona de esta dirección: ${moment}. Sus últimos dígitos están en Faena, en Boletas, y quién la cambió, en los cambios de la página de inicio.`,
          {
            en: (moment) =>
              `The bank account to which the person of this address is paid was changed or removed: ${moment}. Faena shows its last digits under Slips, and who changed it among the changes on the home page.`,
          },
        ),
      },
      'slip-answered-by-link': {
        subject: es('Se respondió una boleta por enlace en Faena', {
          en: 'A slip was answered by link in Faena',
        }),
        what: es(
          (moment: string) =>
            `Alguien respondió con un enlace privado, sin entrar, una boleta de la persona de esta dirección: ${moment}. Quién creó el enlace y cómo se envió está en Faena, en Boletas.`,
          {
            en: (moment) =>
              `Somebody answered a slip of the person of this address by a private link, without signing in: ${moment}. Faena shows who made the link and how it was sent, under Slips.`,
          },
        ),
      },
      contest: es(
        (days: number) =>
          `Si no lo era, la respuesta se puede reclamar con la propia cuenta, en Boletas, durante ${days} días.`,
        {
          en: (days) => `If not, sign in and claim about the slip under Slips, within ${days} days.`,
        },
      ),
      askEmployer: es('Si no lo era, conviene avisar cuanto antes a la empresa, antes del próximo pago.', {
        en: 'If not, tell the company as soon as you can, before the next payment.',
      }),
      expected: es('Si el cambio era esperado, no hay nada que hacer.', {
        en: 'If you expected this, there is nothing to do.',
      }),
      otherAddress: es(
        'Si no lo era, alguien más puede tener la cuenta en sus manos: conviene avisar cuanto antes a quien administra Faena, que puede ponerle de nuevo esta dirección y otra contraseña.',
        {
          en: 'If not, somebody else may have the account in their hands: tell whoever administers Faena as soon as you can. They can give it this address back, and another password.',
        },
      ),
      tell: es(
        'Si no lo era, alguien más puede estar usando la cuenta: conviene avisar cuanto antes a quien administra Faena, que puede ponerle otra contraseña.',
        {
          en: 'If not, somebody else may be using the account: tell whoever administers Faena as soon as you can. They can give it another password.',
        },
      ),
      choose: es(
        'Si no lo era, alguien más puede estar usando la cuenta: conviene elegir otra contraseña, lo que cierra todas las sesiones, y avisar a quien administra Faena. La contraseña se pide aquí:',
        {
          en: 'If not, somebody else may be using the account: choose another password, which ends all sessions, and tell whoever administers Faena. The password can be asked for here:',
        },
      ),
    }) satisfies Catalogue,
);
