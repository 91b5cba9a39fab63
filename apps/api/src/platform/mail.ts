import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail; rejects when the server does not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The longest wait for a mail server. */
const PATIENCE_MS = 10_000;

/** The mail server, and the sender of mails. */
interface MailSettings {
  readonly smtpUrl: string;
  readonly smtpFrom: string | undefined;
  readonly publicUrl: string | undefined;
}

/** Sends mail over SMTP. Without `smtpFrom` the sender is derived from the public address. */
export function smtpMailer({ smtpUrl, smtpFrom, publicUrl }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  const sender = smtpFrom ?? `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`;
  return {
    async send({ to, subject, text }) {
      // An address in a string could name several recipients, so it is an object.
      await transport.sendMail({
        from: { name: 'Faena', address: sender },
        to: { name: '', address: to },
        subject,
        text,
      });
    },
  };
}

/** Tests whether a mail server refuses a mail for ever. A busy server does not, nor one that refuses our sign-in. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error)) return false;
  return Number(error.responseCode) >= 500 && !('code' in error && error.code === 'EAUTH');
}

/** Tests whether a mail server answered and refused the mail; otherwise it was unreachable. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error;
}
