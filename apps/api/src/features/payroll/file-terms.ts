import type { DateRange, SHEET_FORMATS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';

/** The format of a file. */
export interface FileTerms {
  readonly timeZone: string;
  /** Empty for a company without a currency. */
  readonly currency: string;
  readonly language: Language;
  readonly format: (typeof SHEET_FORMATS)[number];
  readonly range: DateRange;
}
