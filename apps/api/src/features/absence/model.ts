import { type AbsenceKind, type DateRange, dateAfter, MAX_ABSENCE_DAYS } from '@faena/shared/domain';
import { Absence, AbsenceNoun, type PlainValues, plainOf } from '@faena/shared/schemas';
import { model, type mongo, Schema, type Types } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { plainPaths } from '../../platform/plain-paths.ts';

/** An absence of an employee (ABSENCE-1). */
export interface AbsenceDoc extends PlainValues<typeof AbsenceNoun> {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  employeeId: Types.ObjectId;
  kind: AbsenceKind;
  /** Calendar dates, both inclusive. */
  startDate: string;
  endDate: string;
}

const schema = new Schema<AbsenceDoc>({
  ...plainPaths(AbsenceNoun),
  companyId: { type: Schema.Types.ObjectId, required: true },
  employeeId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, required: true },
  startDate: { type: String, required: true },
  endDate: { type: String, required: true },
});

schema.index({ companyId: 1, startDate: 1, _id: 1 });
schema.index({ employeeId: 1, companyId: 1, startDate: 1, _id: 1 });

export const AbsenceModel = model('Absence', schema, 'absences');

/** The filter of absences that touch a range. None is longer than a year, so that the index bounds both ends. */
export function touching({ startDate, endDate }: DateRange): mongo.Filter<AbsenceDoc> {
  const earliest = dateAfter(startDate, 1 - MAX_ABSENCE_DAYS);
  return { startDate: { $gte: earliest, $lte: endDate }, endDate: { $gte: startDate } };
}

/** An absence as the API answers it. */
export function toAbsence(doc: AbsenceDoc): Absence {
  const { kind, startDate, endDate } = doc;
  const ids = { _id: String(doc._id), companyId: String(doc.companyId), employeeId: String(doc.employeeId) };
  return answer(Absence, { ...plainOf(AbsenceNoun, doc), ...ids, kind, startDate, endDate });
}
