import { z } from 'zod';
import { CalendarDate, Id, Instant } from './primitives.ts';
import { PersonName } from './record.ts';

const Times = z.object({ startTime: Instant, endTime: Instant });

/**
 * What a closed record counts more, or less, since it was corrected or voided (ADJUST-1). `after` is null where it was
 * voided. `runNumber` is that of the run that paid it, null while it waits for the next.
 */
export const Adjustment = z.object({
  _id: Id,
  recordId: Id,
  employeeId: Id,
  before: Times,
  after: Times.nullable(),
  days: z.array(
    z.object({ date: CalendarDate, hours: z.number(), ms: z.number().int(), amount: z.number() }),
  ),
  hours: z.number(),
  amount: z.number(),
  reason: z.string(),
  by: PersonName,
  at: Instant,
  runNumber: z.number().int().nullable(),
});
export type Adjustment = z.infer<typeof Adjustment>;
