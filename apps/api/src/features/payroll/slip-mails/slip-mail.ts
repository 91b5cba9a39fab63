import { SLIP_LINK_DAYS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import { linkTo } from '@faena/shared/link-to';
import type { Mail } from '../../../platform/mail.ts';
import { plainWords } from '../../../platform/plain-words.ts';
import { slipValues } from '../run-files/pdf/slip-values.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import { slipMailTexts } from './texts.ts';

interface Letter {
  readonly to: string;
  readonly token: string;
  readonly language: Language;
  readonly publicUrl: string;
  /** The employee's own language, in which the link opens (LANG-8). */
  readonly own: Language | null | undefined;
}

/**
 * The mail with the private link of a slip. It names the company and the period, but no person and no amount
 * (ANSWER-5). The token is in the fragment, which no server sees.
 */
export function slipMail(
  { frozen }: Pick<SlipDoc, 'frozen'>,
  { to, token, language, publicUrl, own }: Letter,
): Mail {
  const texts = slipMailTexts[language];
  const company = plainWords(frozen.companyName) || texts.company;
  const period = slipValues(frozen.currency, language).dates(frozen.startDate, frozen.endDate);
  const link = new URL(linkTo('/boleta', token, own), publicUrl);
  return {
    to,
    subject: texts.subject(company, period),
    text: [texts.what(company, period), String(link), texts.how(SLIP_LINK_DAYS), texts.wrong].join('\n\n'),
  };
}
