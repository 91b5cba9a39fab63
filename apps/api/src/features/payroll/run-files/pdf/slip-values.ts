import {
  durationHours,
  formatDecimals,
  formatMoney,
  fromCents,
  offsetIfTwice,
  PAYROLL_CURRENCY,
} from '@faena/shared/domain';
import { type Language, LOCALES } from '@faena/shared/language';

/** The days, hours and money of a slip as text, in the same form as on the screens (PAY-45, LANG-5). */
export interface SlipValues {
  readonly code: string;
  readonly money: (cents: number) => string;
  readonly hours: (ms: number) => string;
  /** `lun, 2/11/26`. */
  readonly day: (date: string) => string;
  readonly dates: (startDate: string, endDate: string) => string;
  readonly date: (date: string) => string;
  readonly moment: (instant: string, timeZone: string) => string;
}

export function slipValues(currency: string, language: Language): SlipValues {
  const locale = LOCALES[language];
  const dated = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
  const day = dated({ weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' });
  const range = dated({ day: 'numeric', month: 'short', year: 'numeric' });
  return {
    code: currency || PAYROLL_CURRENCY,
    money: (cents) => (currency ? formatMoney(fromCents(cents), currency) : formatDecimals(fromCents(cents))),
    hours: (ms) => formatDecimals(durationHours(ms)),
    day: (date) => day.format(Date.parse(date)),
    dates: (startDate, endDate) => range.formatRange(Date.parse(startDate), Date.parse(endDate)),
    date: (date) => range.format(Date.parse(date)),
    moment: (instant, timeZone) => {
      const at = new Date(instant);
      const style = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
      // An hour that happens twice shows its offset (TIME-52).
      return `${new Intl.DateTimeFormat(locale, style).format(at)} ${offsetIfTwice(at, timeZone)}`.trimEnd();
    },
  };
}
