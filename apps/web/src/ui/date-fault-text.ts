import { dateTexts as texts } from '@/texts/dates.ts';
import { type DateBounds, type DateGranularity, dateFault, shownDate } from './date-text.ts';

/** The message of a date field about the fault of its value; empty without one (FORM-6). */
export function dateFaultText(
  value: string,
  granularity: DateGranularity = 'day',
  bounds: DateBounds = {},
): string | undefined {
  const fault = dateFault(value, granularity, bounds);
  if (fault === 'shape') return texts.shape(texts[granularity === 'month' ? 'month' : 'day']);
  if (fault === 'impossible') return texts.impossible;
  if (fault === 'late') return texts.late(shownDate(bounds.max ?? '', granularity));
  return fault ? texts.early(shownDate(bounds.min ?? '', granularity)) : undefined;
}
