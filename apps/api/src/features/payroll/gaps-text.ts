import { fromTo } from '@faena/shared/domain';
import { clockTime } from './clock-time.ts';
import type { FileTerms } from './file-terms.ts';
import type { PayrollRecord } from './read-payroll.ts';
import { planillaTexts } from './texts.ts';

type Gaps = Pick<PayrollRecord['record'], 'gaps'>;

/** The gaps of a record on the company's clock, `10:04–10:11; 11:30–11:36 (sin uso)`; null without any (TIME-32). */
export function gapsText(
  { gaps = [] }: Gaps,
  { timeZone, language }: Pick<FileTerms, 'timeZone' | 'language'>,
): string | null {
  const { unusedGap } = planillaTexts[language];
  const shown = gaps.map(({ from, until, used }) => {
    const stretch = fromTo(clockTime(from, timeZone), clockTime(until, timeZone));
    return used ? stretch : unusedGap(stretch);
  });
  return shown.join('; ') || null;
}
