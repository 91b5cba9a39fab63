import type { z } from 'zod';
import { dateFaultText } from './date-fault-text.ts';

/** The text of a date field in the schema of a form: what was typed in place of a date is not sent. */
export function possibleDate(text: z.ZodString): z.ZodString {
  return text.superRefine((value, context) => {
    const message = dateFaultText(value);
    if (message) context.addIssue({ code: 'custom', message });
  });
}
