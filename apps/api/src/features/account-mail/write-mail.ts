import { CONTEST_DAYS } from '@faena/shared/domain';
import { type Language, LOCALES } from '@faena/shared/language';
import { linkTo } from '@faena/shared/link-to';
import type { Config } from '../../platform/config.ts';
import type { Mail } from '../../platform/mail.ts';
import type { AccountMail, AccountMailKind } from './account-mail.ts';
import { accountMailTexts } from './texts.ts';

type ToWrite = Pick<AccountMail, 'to' | 'language' | 'own' | 'at'> &
  (
    | { readonly kind: 'verify-address'; readonly token: string }
    | { readonly kind: Exclude<AccountMailKind, 'verify-address'> }
  );

/**
 * A mail about an account. It contains no typed text, and its links use only the public address (EMAIL-3). A token is
 * in the fragment, which no server sees.
 */
export function accountMail(
  mail: ToWrite,
  {
    publicUrl,
    passwordReset,
    defaultTimezone,
  }: Pick<Config, 'passwordReset' | 'defaultTimezone'> & { readonly publicUrl: string },
): Mail {
  const { to, language } = mail;
  const texts = accountMailTexts[language];
  const { subject } = texts[mail.kind];
  const urlOf = (path: string) => String(new URL(path, publicUrl));
  const mailOf = (...parts: readonly string[]) => ({ to, subject, text: parts.join('\n\n') });
  if (mail.kind === 'verify-address') {
    const { what, notYou } = texts[mail.kind];
    return mailOf(what, urlOf(linkTo('/verify-email', mail.token, mail.own)), notYou);
  }
  const what = texts[mail.kind].what(momentOf(mail.at, language, defaultTimezone));
  if (mail.kind === 'address-changed') return mailOf(what, texts.expected, texts.otherAddress);
  if (mail.kind === 'pay-account-changed') return mailOf(what, texts.expected, texts.askEmployer);
  if (mail.kind === 'slip-answered-by-link') {
    return mailOf(what, texts.expected, texts.contest(CONTEST_DAYS));
  }
  if (passwordReset !== 'email') return mailOf(what, texts.expected, texts.tell);
  return mailOf(what, texts.expected, texts.choose, urlOf('/forgot-password'));
}

/** A moment such as `22 de noviembre de 2026, 11:05 GMT-6`, with its zone, because the reader may be anywhere. */
function momentOf(at: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'shortOffset',
    timeZone,
  }).format(at);
}
