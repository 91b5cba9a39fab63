import { type Language, LOCALES } from '@faena/shared/language';
import { linkTo } from '@faena/shared/link-to';
import type { NewSlipLink, RunAnswer } from '@faena/shared/schemas';
import { firstNameOf } from '@/lib/first-name.ts';
import { formatDates } from '@/lib/format-moment.ts';
import { internationalPhone } from '@/lib/international-phone.ts';
import { language } from '@/lib/language.ts';
import { slipMessages } from './texts/slip-messages.ts';

/** The subject of a slip, for a message. */
export interface SlipSender {
  readonly company: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
}

/** The address of a private link (ANSWER-2), in the language of its employee (LANG-15). */
export function linkOf({ token, language: own }: Pick<NewSlipLink, 'token' | 'language'>): string {
  return window.location.origin + linkTo('/boleta', token, own);
}

/**
 * WhatsApp and the mail program with a short message in the employee's own language, else the page's (LANG-15). Without a
 * number to call, WhatsApp asks for the receiver.
 */
export function shareLinks(
  { fullname, username, phone, email }: Pick<RunAnswer, 'fullname' | 'username' | 'phone' | 'email'>,
  sender: SlipSender,
  made: Pick<NewSlipLink, 'token' | 'language'>,
): { readonly whatsApp: string; readonly mail: string } {
  const spoken: Language = made.language ?? language;
  const texts = slipMessages[spoken];
  const period = formatDates(sender, LOCALES[spoken]);
  const name = firstNameOf(fullname) || username;
  const message = encodeURIComponent(texts.message(name, sender.company, period, linkOf(made)));
  const subject = encodeURIComponent(texts.subject(sender.company, period));
  return {
    whatsApp: `https://wa.me/${internationalPhone(phone, sender.timeZone)}?text=${message}`,
    mail: `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${message}`,
  };
}
