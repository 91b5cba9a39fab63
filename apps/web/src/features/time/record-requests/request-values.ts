import type { RecordRequest, RecordValues, WorkRecord } from '@faena/shared/schemas';
import { formatDay, formatMoment, formatTime } from '@/lib/format-moment.ts';
import { asItBecame, isAnnulled } from '../records/become.ts';
import type { RecordToForm } from '../records/record-form.ts';
import { recordTexts } from '../texts/records.ts';

/** `2/11/26, 8:00 – 12:00 · Muelle`: the values of a record in one line. */
export function lineOf({ startTime, endTime, project }: RecordValues, timeZone: string): string {
  const sameDay = formatDay(startTime, timeZone) === formatDay(endTime, timeZone);
  const end = sameDay ? formatTime(endTime, timeZone) : formatMoment(endTime, timeZone);
  return `${formatMoment(startTime, timeZone)} – ${end}${project ? ` · ${project.name}` : ''}`;
}

/** The present values that a request can change, adjustments included; null while the record runs. */
export function valuesOf(record: WorkRecord): RecordValues | null {
  const { startTime, endTime, projectId, projectName } = asItBecame(record);
  if (endTime === null) return null;
  return { startTime, endTime, project: projectId === null ? null : { _id: projectId, name: projectName } };
}

/** Values as a form starts with them. */
export function toForm({ startTime, endTime, project }: RecordValues): RecordToForm {
  return { startTime, endTime, projectId: project?._id ?? null, projectName: project?.name ?? '' };
}

export function isSame(one: RecordValues, other: RecordValues): boolean {
  return (
    one.startTime === other.startTime &&
    one.endTime === other.endTime &&
    (one.project?._id ?? null) === (other.project?._id ?? null)
  );
}

/** The record if it differs from the request's version and the request is open; else null. */
export function changedSince({ status, asked, record }: RecordRequest): WorkRecord | null {
  if (status !== 'open' || !asked || !record) return null;
  const now = valuesOf(record);
  return record.voided || isAnnulled(record) || (now && !isSame(now, asked)) ? record : null;
}

/** The asked and the proposed values that differ, with their labels. */
export function proposedChanges({ asked, proposed }: RecordRequest, timeZone: string) {
  const was = asked && shown(asked, timeZone);
  const is = shown(proposed, timeZone);
  return (['start', 'end', 'project'] as const)
    .filter((part) => was?.[part] !== is[part])
    .map((part) => ({ label: recordTexts.columns[part], before: was?.[part] ?? null, after: is[part] }));
}

function shown({ startTime, endTime, project }: RecordValues, timeZone: string) {
  return {
    start: formatMoment(startTime, timeZone),
    end: formatMoment(endTime, timeZone),
    project: project?.name ?? recordTexts.noProject,
  };
}
