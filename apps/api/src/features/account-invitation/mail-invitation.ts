import type { Language } from '@faena/shared/language';
import { linkTo } from '@faena/shared/link-to';
import type { Services } from '../../platform/services.ts';
import { invitationMailTexts } from './texts.ts';

/**
 * Sends the link of an invitation. Its token is in the fragment, which servers do not see. Only the page names the
 * inviter, because people typed that name (EMAIL-3). It opens in the language of the mail (LANG-16).
 * @throws Error when the mail server refuses it
 */
export async function mailInvitation(
  to: string,
  token: string,
  language: Language,
  { mailer, config: { publicUrl } }: Pick<Services, 'mailer' | 'config'>,
): Promise<void> {
  if (!mailer || !publicUrl) throw new Error('Without a mail server and PUBLIC_URL no link can be sent');
  const texts = invitationMailTexts[language];
  const link = new URL(linkTo('/invitation', token, language === 'original' ? null : language), publicUrl);
  await mailer.send({
    to,
    subject: texts.subject,
    text: [texts.what, String(link), texts.notYou].join('\n\n'),
  });
}
