import { ROLES } from '@faena/shared/access';
import type { Services } from '../../../platform/services.ts';
import { isVerified, PersonModel } from '../../person/index.ts';
import { type Anchor, anchorLine } from './anchor-lines.ts';
import { anchorTexts } from './texts.ts';

/** Mails the anchors to administrators with a verified address, if there is a mail server (LEDGER-9). */
export async function mailAnchors(
  anchors: readonly Anchor[],
  { mailer, config, log }: Pick<Services, 'mailer' | 'config' | 'log'>,
): Promise<void> {
  if (!mailer || anchors.length === 0) return;
  const { subject, what } = anchorTexts[config.defaultLanguage];
  const text = [what, anchors.map(anchorLine).join('\n')].join('\n\n');
  const admins = await PersonModel.find({ roleId: ROLES.admin }).lean();
  for (const { email: to } of admins.filter(isVerified)) {
    await mailer
      .send({ to, subject, text })
      .catch((err: unknown) => log.warn({ err }, 'mailing the ledger anchors failed'));
  }
}
