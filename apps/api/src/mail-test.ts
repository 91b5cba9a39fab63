import { Email } from '@faena/shared/schemas';
import { readEnvironment } from './environment.ts';
import { ConfigError } from './platform/config.ts';
import { smtpMailer } from './platform/mail.ts';
import { printLine } from './platform/print-line.ts';

/*
 * `npm run mail:test -- you@example.com`: sends one mail by the settings of this installation, and prints whether the
 * mail server accepted it (START-5).
 */

async function sendTest(): Promise<void> {
  const { smtpUrl, smtpFrom, publicUrl } = readEnvironment();
  if (!smtpUrl) throw new ConfigError('SMTP_URL: not set, so no mail can be sent');
  const to = Email.safeParse(process.argv[2]);
  if (!to.success) throw new ConfigError('Say whom to send it to: npm run mail:test -- you@example.com');
  await smtpMailer({ smtpUrl, smtpFrom, publicUrl }).send({
    to: to.data,
    subject: 'Faena: prueba de correo / mail test',
    text: `Este correo llegó: el servidor de correo está bien configurado.\n\nThis mail arrived: the mail server is set up right.\n\n${publicUrl ?? ''}`,
  });
  printLine(
    `The mail server has taken a mail to ${to.data}. Look whether it arrives, and not among the unwanted ones.`,
  );
}

try {
  await sendTest();
} catch (error) {
  printLine(error);
  process.exitCode = 1;
}
