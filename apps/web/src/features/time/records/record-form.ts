import { LENGTHS, timeFault } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { z } from 'zod';
import { serverNow } from '@/lib/server-clock.ts';
import { wordFault } from '@/texts/faults.ts';
import { possibleDate } from '@/ui/possible-date.ts';
import { typedTime } from '@/ui/time-text.ts';
import { recordTexts } from '../texts/records.ts';
import { instantOf, typedMoment } from './zoned-time.ts';

const texts = recordTexts.form;
const Needed = z.string().min(1, texts.required);

const Fields = z.object({
  /** `yyyy-MM-dd` and `HH:mm`, as the clocks of the company show it. */
  startDate: possibleDate(Needed),
  startTime: Needed,
  endDate: possibleDate(Needed),
  endTime: Needed,
  /** Empty for none. */
  projectId: z.string(),
  reason: z.string().trim().min(1, texts.required).max(LENGTHS.reason, texts.tooLong(LENGTHS.reason)),
});

/** The fields of a record as a manager types them. */
export type RecordForm = z.infer<typeof Fields>;

export const RECORD_FIELDS = Object.keys(Fields.shape) as (keyof RecordForm)[];

/** The record a form starts with. */
export type RecordToForm = Pick<WorkRecord, 'startTime' | 'endTime' | 'projectId' | 'projectName'>;

/** The form's start: a record's values, or for a forgotten one just its day. */
export function formOf(record: RecordToForm | null, timeZone: string, day: string): RecordForm {
  const start = record ? typedMoment(new Date(record.startTime), timeZone) : { date: day, time: '' };
  const end = record?.endTime ? typedMoment(new Date(record.endTime), timeZone) : { ...start, time: '' };
  return {
    startDate: start.date,
    startTime: start.time,
    endDate: end.date,
    endTime: end.time,
    projectId: record?.projectId ?? '',
    reason: '',
  };
}

/**
 * Start and end as instants, null where nothing or no such time is typed. One that was left as it is stays exact,
 * with the seconds that the form does not show.
 */
export function timesOf(form: RecordForm, record: RecordToForm | null, timeZone: string) {
  const before = formOf(record, timeZone, '');
  const startStays = form.startDate === before.startDate && form.startTime === before.startTime;
  const endStays = form.endDate === before.endDate && form.endTime === before.endTime;
  return {
    startTime:
      record && startStays
        ? new Date(record.startTime)
        : instantOf({ date: form.startDate, time: form.startTime }, timeZone),
    endTime:
      record?.endTime && endStays
        ? new Date(record.endTime)
        : instantOf({ date: form.endDate, time: form.endTime }, timeZone),
  };
}

/** The form with the rules the server will hold it to, so that what is wrong shows before it is sent. */
export function recordForm(record: RecordToForm | null, timeZone: string) {
  return Fields.superRefine((form, context) => {
    const { startTime, endTime } = timesOf(form, record, timeZone);
    const refuse = (field: keyof RecordForm, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!startTime && form.startDate && form.startTime) refuse('startTime', whyNot(form.startTime));
    if (!endTime && form.endDate && form.endTime) refuse('endTime', whyNot(form.endTime));
    const fault = startTime && endTime && timeFault({ startTime, endTime }, new Date(serverNow()));
    if (fault) refuse(fault.field, wordFault(fault, 'es'));
  });
}

/** Why there is no such moment: what is typed is no time, or a clock change skips it. */
export function whyNot(time: string): string {
  return typedTime(time) === null ? texts.notATime : texts.noSuchTime;
}

/** Just what was changed of a record, so that nobody's correction of another part is undone; null for nothing. */
export function changesOf(form: RecordForm, record: RecordToForm, timeZone: string) {
  const { startTime, endTime } = timesOf(form, record, timeZone);
  const changes = {
    ...(startTime && +startTime !== Date.parse(record.startTime) && { startTime: startTime.toISOString() }),
    ...(endTime &&
      record.endTime !== null &&
      +endTime !== Date.parse(record.endTime) && { endTime: endTime.toISOString() }),
    ...(form.projectId !== (record.projectId ?? '') && { projectId: form.projectId || null }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
