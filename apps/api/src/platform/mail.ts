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

/** A mail server that does not answer is given up, so that nothing waits for it for ever. */
const PATIENCE_MS = 10_000;

/** Where mail goes to be sent, and whom it comes from. */
interface MailSettings {
  readonly smtpUrl: string;
  readonly smtpFrom: string | undefined;
  readonly publicUrl: string | undefined;
}

/** A mailer over SMTP. Where it is not said whom mail comes from, that is derived from the public address. */
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
      // As an object: an address in a string could name several.
      await transport.sendMail({
        from: { name: 'Faena', address: sender },
        to: { name: '', address: to },
        subject,
        text,
      });
    },
  };
}

/** Whether a mail server will never take the mail: not one that is busy, nor one that does not let us in. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error)) return false;
  return Number(error.responseCode) >= 500 && !('code' in error && error.code === 'EAUTH');
}

/** Whether a mail server answered and would not take the mail; it was out of reach otherwise. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error;
}
