import { LENGTHS, offsetIfTwice, timeFault } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { z } from 'zod';
import { serverNow } from '@/lib/server-clock.ts';
import { wordFault } from '@/texts/faults.ts';
import { possibleDate } from '@/ui/possible-date.ts';
import { typedTime } from '@/ui/time-text.ts';
import { recordTexts } from '../texts/records.ts';
import { instantOf, instantsOf, typedMoment } from './zoned-time.ts';

const texts = recordTexts.form;
const Needed = z.string().min(1, texts.required);

const Fields = z.object({
  /** `yyyy-MM-dd` and `HH:mm`, by the company's clocks. */
  startDate: possibleDate(Needed),
  startTime: Needed,
  /**
   * The offset of a time that happens twice, such as `UTC−4` (TIME-52). Else empty, or left over from an
   * earlier choice.
   */
  startOffset: z.string(),
  endDate: possibleDate(Needed),
  endTime: Needed,
  endOffset: z.string(),
  /** Empty for none. */
  projectId: z.string(),
  reason: z.string().trim().min(1, texts.required).max(LENGTHS.reason, texts.tooLong(LENGTHS.reason)),
});

/** The fields of a record as a manager types them. */
export type RecordForm = z.infer<typeof Fields>;

export const RECORD_FIELDS = Object.keys(Fields.shape) as (keyof RecordForm)[];

/** The record a form starts with. */
export type RecordToForm = Pick<WorkRecord, 'startTime' | 'endTime' | 'projectId' | 'projectName'>;

/** The first values of the form: the record's, or just the day of a forgotten one. */
export function formOf(record: RecordToForm | null, timeZone: string, day: string): RecordForm {
  const typed = (instant: string) => {
    const at = new Date(instant);
    return { ...typedMoment(at, timeZone), offset: offsetIfTwice(at, timeZone) };
  };
  const start = record ? typed(record.startTime) : { date: day, time: '', offset: '' };
  const end = record?.endTime ? typed(record.endTime) : { ...start, time: '', offset: '' };
  return {
    startDate: start.date,
    startTime: start.time,
    startOffset: start.offset,
    endDate: end.date,
    endTime: end.time,
    endOffset: end.offset,
    projectId: record?.projectId ?? '',
    reason: '',
  };
}

/**
 * Start and end as instants; null without a valid time. An unchanged moment keeps its seconds, which the form
 * does not show.
 */
export function timesOf(form: RecordForm, record: RecordToForm | null, timeZone: string) {
  const before = formOf(record, timeZone, '');
  const stays = (...names: (keyof RecordForm)[]) => names.every((name) => form[name] === before[name]);
  return {
    startTime:
      record && stays('startDate', 'startTime', 'startOffset')
        ? new Date(record.startTime)
        : instantOf({ date: form.startDate, time: form.startTime }, form.startOffset, timeZone),
    endTime:
      record?.endTime && stays('endDate', 'endTime', 'endOffset')
        ? new Date(record.endTime)
        : instantOf({ date: form.endDate, time: form.endTime }, form.endOffset, timeZone),
  };
}

/** The form with the server's rules, so that a fault shows before it is sent. */
export function recordForm(record: RecordToForm | null, timeZone: string) {
  return Fields.superRefine((form, context) => {
    const { startTime, endTime } = timesOf(form, record, timeZone);
    const refuse = (field: keyof RecordForm, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const refuseNone = (end: 'start' | 'end') => {
      const moment = { date: form[`${end}Date`], time: form[`${end}Time`] };
      if (!moment.date || !moment.time) return;
      if (instantsOf(moment, timeZone).length > 1) refuse(`${end}Offset`, texts.twice);
      else refuse(`${end}Time`, whyNot(moment.time));
    };
    if (!startTime) refuseNone('start');
    if (!endTime) refuseNone('end');
    const fault = startTime && endTime && timeFault({ startTime, endTime }, new Date(serverNow()));
    if (fault) refuse(fault.field, wordFault(fault, 'es'));
  });
}

/** The fault of a moment: the text is no time, or a clock change skips it. */
export function whyNot(time: string): string {
  return typedTime(time) === null ? texts.notATime : texts.noSuchTime;
}

/** The changed fields alone, so that a concurrent correction of other fields stays; null without a change. */
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
