import { RESET_LINK_MS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import { linkTo } from '@faena/shared/link-to';
import { makeOneTimeLink } from '../../platform/one-time-link.ts';
import { mayMailReset } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { hasLostAddress, type PersonDoc } from '../person/index.ts';
import { resetMailTexts } from './texts.ts';

/** The state that voids a link when it changes: address and password. */
export function resetState({
  emailKey,
  sessionVersion,
}: Pick<PersonDoc, 'emailKey' | 'sessionVersion'>): string {
  return `${sessionVersion} ${emailKey}`;
}

/**
 * Sends the link to a new password to the stored address, within the limit of the account. None goes to an address that
 * another account has proved (EMAIL-4). The token is in the fragment, which servers do not see; the mail contains no
 * typed text (EMAIL-3). `language` is that of people without one of their own (LANG-12); the link opens in their own (LANG-15).
 * @throws Error when the mail server refuses it
 */
export async function mailResetLink(
  person: PersonDoc,
  language: Language,
  { config: { publicUrl }, clock, log, mailer }: Services,
): Promise<void> {
  if (!mailer || !publicUrl) throw new Error('Without a mail server and PUBLIC_URL no link can be sent');
  const { _id, email, language: own } = person;
  if (await hasLostAddress(person)) return log.warn({ user: String(_id) }, 'no reset mail to a lost address');
  if (!(await mayMailReset(String(_id)))) return log.warn({ user: String(_id) }, 'too many reset mails');
  const token = await makeOneTimeLink({
    kind: 'password-reset',
    subjectId: _id,
    about: resetState(person),
    now: clock.now(),
    lifetimeMs: RESET_LINK_MS,
  });
  const texts = resetMailTexts[own ?? language];
  const link = new URL(linkTo('/reset-password', token, own), publicUrl);
  const text = [texts.what, String(link), texts.notYou].join('\n\n');
  await mailer.send({ to: email, subject: texts.subject, text });
}
