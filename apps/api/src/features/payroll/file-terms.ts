import type { DateRange, SHEET_FORMATS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';

/** The terms of a written file. */
export interface FileTerms {
  readonly timeZone: string;
  /** Empty without one. */
  readonly currency: string;
  readonly language: Language;
  readonly format: (typeof SHEET_FORMATS)[number];
  readonly range: DateRange;
}
