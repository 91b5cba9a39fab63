import type { z } from 'zod';
import { dateFaultText } from './date-fault-text.ts';

/** The text of a date field in a form's schema, which refuses text that is no date. */
export function possibleDate(text: z.ZodString): z.ZodString {
  return text.superRefine((value, context) => {
    const message = dateFaultText(value);
    if (message) context.addIssue({ code: 'custom', message });
  });
}
