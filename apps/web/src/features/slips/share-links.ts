import type { RunAnswer } from '@faena/shared/schemas';
import { internationalPhone } from '@/lib/international-phone.ts';
import { slipTexts } from './texts/slips.ts';

/** The subject of a slip, for a message. */
export interface SlipSender {
  readonly company: string;
  readonly period: string;
  readonly timeZone: string;
}

/** The address of a private link. Its token follows the '#', so no server sees it (ANSWER-2). */
export function linkOf(token: string): string {
  return `${window.location.origin}/boleta#${token}`;
}

/** WhatsApp and the mail program with a short message. Without a number to call, WhatsApp asks for the receiver. */
export function shareLinks(
  { fullname, username, phone, email }: Pick<RunAnswer, 'fullname' | 'username' | 'phone' | 'email'>,
  { company, period, timeZone }: SlipSender,
  url: string,
): { readonly whatsApp: string; readonly mail: string } {
  const [name = username] = fullname.trim().split(/\s+/);
  const message = encodeURIComponent(slipTexts.send.message(name || username, company, period, url));
  const subject = encodeURIComponent(slipTexts.send.subject(company, period));
  return {
    whatsApp: `https://wa.me/${internationalPhone(phone, timeZone)}?text=${message}`,
    mail: `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${message}`,
  };
}
