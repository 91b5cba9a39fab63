import { z } from 'zod';
import { say } from '../wording/reasons.ts';
import { CalendarDate } from './primitives.ts';

/** Calendar dates, both inclusive. */
export const DateRange = z.object({ startDate: CalendarDate, endDate: CalendarDate });

type Dates = z.ZodType<{ startDate?: string | undefined; endDate?: string | undefined }>;

/** Refuses a range that ends before it starts, and half a range. */
export function inOrder<Schema extends Dates>(schema: Schema): Schema {
  return schema
    .refine(({ startDate, endDate }) => (startDate === undefined) === (endDate === undefined), {
      path: ['endDate'],
      message: say('both_dates'),
    })
    .refine(({ startDate = '', endDate = '' }) => startDate <= endDate, {
      path: ['endDate'],
      message: say('end_before_start'),
    });
}
