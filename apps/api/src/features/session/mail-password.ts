import { AppError } from '../../kernel/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { PersonDoc } from '../person/index.ts';

/**
 * Sends a temporary password to the address on file.
 * @throws Error when the mail server does not take it
 */
export async function mailPassword(
  { email, fullname, username }: PersonDoc,
  password: string,
  { config, mailer }: Services,
): Promise<void> {
  if (!mailer) throw new AppError('internal', 'No mail server is configured.');
  const where = config.publicUrl ? ` en ${new URL('/login', config.publicUrl)}` : '';
  await mailer.send({
    to: email,
    subject: 'Contraseña temporal de Faena',
    text: [
      `Hola, ${fullname}:`,
      `Se pidió una contraseña nueva para el usuario ${username}. La contraseña temporal es:`,
      password,
      `Al entrar con ella${where} habrá que cambiarla por otra. La contraseña anterior ya no sirve.`,
    ].join('\n\n'),
  });
}
