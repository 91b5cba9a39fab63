import { LENGTHS, offsetIfTwice } from '@faena/shared/domain';
import type { RecordSplit, WorkRecord } from '@faena/shared/schemas';
import { z } from 'zod';
import { wordFault } from '@/texts/faults.ts';
import { possibleDate } from '@/ui/possible-date.ts';
import { recordTexts } from '../texts/records.ts';
import { whyNot } from './record-form.ts';
import { instantOf, instantsOf, type TypedMoment, typedMoment } from './zoned-time.ts';

const texts = recordTexts.form;
const Needed = z.string().min(1, texts.required);
const MINUTE_MS = 60_000;

const Fields = z.object({
  /** `yyyy-MM-dd` and `HH:mm`, by the company's clocks. */
  date: possibleDate(Needed),
  time: Needed,
  /** The UTC offset, if the time occurs twice within the record (TIME-52). */
  offset: z.string(),
  /** Empty for none. */
  firstProjectId: z.string(),
  secondProjectId: z.string(),
  reason: z.string().trim().min(1, texts.required).max(LENGTHS.reason, texts.tooLong(LENGTHS.reason)),
});

/** The typed values of a split. */
export type SplitForm = z.infer<typeof Fields>;

/**
 * The first values of the form: the whole minute nearest to the middle, and the record's project for both
 * parts.
 */
export function splitFormOf(record: WorkRecord, timeZone: string): SplitForm {
  const { startTime, endTime, projectId } = record;
  const [start, end] = [Date.parse(startTime), Date.parse(endTime ?? startTime)];
  const middle = Math.round((start + end) / 2 / MINUTE_MS) * MINUTE_MS;
  const at = new Date(middle);
  const moment = { ...typedMoment(at, timeZone), offset: offsetIfTwice(at, timeZone) };
  return { ...moment, firstProjectId: projectId ?? '', secondProjectId: projectId ?? '', reason: '' };
}

type Moment = Pick<SplitForm, 'date' | 'time' | 'offset'>;

/**
 * The typed instant, even outside the record. Null for a time that does not exist, or a repeated one without
 * its offset.
 */
export function splitInstant(form: Moment, record: WorkRecord, timeZone: string): Date | null {
  const instants = instantsOf(form, timeZone);
  if (isTwiceWithin(form, record, timeZone)) return instantOf(form, form.offset, timeZone);
  return instants.find((at) => isWithin(at, record)) ?? instants[0] ?? null;
}

/** Whether the typed time happens twice within the record. */
export function isTwiceWithin(moment: TypedMoment, record: WorkRecord, timeZone: string): boolean {
  return instantsOf(moment, timeZone).filter((at) => isWithin(at, record)).length > 1;
}

export function isWithin(at: Date, { startTime, endTime }: WorkRecord): boolean {
  return +at > Date.parse(startTime) && endTime !== null && +at < Date.parse(endTime);
}

/** The form's schema, with the server's rule that the split lies within the record. */
export function splitForm(record: WorkRecord, timeZone: string) {
  return Fields.superRefine((form, context) => {
    const at = splitInstant(form, record, timeZone);
    const refuse = (message: string, field: 'time' | 'offset' = 'time') =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!at && isTwiceWithin(form, record, timeZone)) refuse(texts.twice, 'offset');
    else if (!at && form.date && form.time) refuse(whyNot(form.time));
    if (at && !isWithin(at, record)) refuse(wordFault({ reason: 'split_outside' }, 'es'));
  });
}

/** The form's request; null without an instant. */
export function splitOf(form: SplitForm, record: WorkRecord, timeZone: string): RecordSplit | null {
  const at = splitInstant(form, record, timeZone);
  return (
    at && {
      at: at.toISOString(),
      firstProjectId: form.firstProjectId || null,
      secondProjectId: form.secondProjectId || null,
      reason: form.reason,
      version: record.version,
    }
  );
}
