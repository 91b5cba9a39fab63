import type { Services } from '../../../platform/services.ts';

/** Whether slips are sent by e-mail here: it takes a mail server, and the address at which the links open. */
export function canMail({ mailer, config }: Pick<Services, 'mailer' | 'config'>): boolean {
  return mailer !== undefined && config.publicUrl !== undefined;
}
