import type { Services } from './services.ts';

/** Whether mail about people is sent here: it takes a mail server, and the address at which links open. */
export function canMail({ mailer, config }: Pick<Services, 'mailer' | 'config'>): boolean {
  return mailer !== undefined && config.publicUrl !== undefined;
}
