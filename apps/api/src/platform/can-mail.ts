import type { Config } from './config.ts';
import type { Services } from './services.ts';

/** Tests whether the installation can mail people: it needs a mail server, and a public address for links. */
export function canMail({
  mailer,
  config,
}: Pick<Services, 'mailer'> & { readonly config: Pick<Config, 'publicUrl'> }): boolean {
  return mailer !== undefined && config.publicUrl !== undefined;
}
