import { type Catalogue, inLanguages } from '@faena/shared/language';

/** The mail with a temporary password, in the language of the page that asked for it. */
export const passwordMailTexts = inLanguages(
  ({ es }) =>
    ({
      subject: es('Contraseña temporal de Faena', { en: 'Temporary password for Faena' }),
      greeting: es((fullname: string) => `Hola, ${fullname}:`, { en: (fullname) => `Hello ${fullname},` }),
      what: es(
        (username: string) =>
          `Se pidió una contraseña nueva para el usuario ${username}. La contraseña temporal es:`,
        {
          en: (username) =>
            `A new password was asked for, for the username ${username}. The temporary password is:`,
        },
      ),
      /** `address` is of the login page; unknown where the installation does not say where it is. */
      next: es(
        (address?: string) =>
          `Al entrar con ella${address ? ` en ${address}` : ''} habrá que cambiarla por otra. La contraseña anterior ya no sirve.`,
        {
          en: (address) =>
            `After logging in with it${address ? ` at ${address}` : ''} it has to be changed. The password before it is no longer valid.`,
        },
      ),
    }) satisfies Catalogue,
);
