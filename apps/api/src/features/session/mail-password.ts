import type { Language } from '@faena/shared/language';
import { AppError } from '../../kernel/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { PersonDoc } from '../person/index.ts';
import { passwordMailTexts } from './texts.ts';

/**
 * Sends a temporary password to the address on file.
 * @throws Error when the mail server does not take it
 */
export async function mailPassword(
  { email, fullname, username }: PersonDoc,
  password: string,
  language: Language,
  { config, mailer }: Services,
): Promise<void> {
  if (!mailer) throw new AppError('internal', 'no_mail_server');
  const texts = passwordMailTexts[language];
  const address = config.publicUrl && String(new URL('/login', config.publicUrl));
  await mailer.send({
    to: email,
    subject: texts.subject,
    text: [texts.greeting(fullname), texts.what(username), password, texts.next(address)].join('\n\n'),
  });
}
