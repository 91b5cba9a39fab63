import { uiTexts } from '@/texts/ui.ts';
import { type DateGranularity, dateFault, shownDate } from './date-text.ts';

const texts = uiTexts.date;

/** The message of a date field about its value, if anything is wrong with it (FORM-6). */
export function dateFaultText(
  value: string,
  granularity: DateGranularity = 'day',
  min = '',
): string | undefined {
  const fault = dateFault(value, granularity, min);
  if (fault === 'shape') return texts.shape(texts[granularity === 'month' ? 'month' : 'day']);
  if (fault === 'impossible') return texts.impossible;
  return fault ? texts.early(shownDate(min, granularity)) : undefined;
}
