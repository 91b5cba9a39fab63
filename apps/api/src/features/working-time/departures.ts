import type { Types } from 'mongoose';
import type { Belonging, Departure, Dismissal } from '../../platform/departures.ts';
import { keepName, PersonModel } from '../person/index.ts';
import { RecordModel } from './model/record-model.ts';
import { addDueEvents } from './pricing/add-due-events.ts';
import { closeOpenRecord, closeOpenRecordsOfCompany, closeRecords } from './pricing/close-record.ts';
import { moveTimeZone } from './pricing/move-time-zone.ts';

/** Open records in a company end. Its records stay, each with the ids and names that it carries. */
export function whenCompanyGoes(companyId: Types.ObjectId, departure: Departure): Promise<void> {
  return closeOpenRecordsOfCompany(companyId, { reason: 'removed', ...departure });
}

/** The days of all records change. */
export function whenTimeZoneGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  return moveTimeZone(companyId, session);
}

/**
 * A person's open record ends. Their records, corrections and rates stay, and so does their name; the ledger records
 * the amount due to them.
 */
export async function whenPersonGoes(personId: Types.ObjectId, dismissal: Dismissal): Promise<void> {
  const { at, session } = dismissal;
  await closeOpenRecord(personId, { reason: 'removed', at, session });
  const refers = { $or: [{ employeeId: personId }, { 'corrections.by': personId }, { endedBy: personId }] };
  const isNamed =
    (await RecordModel.exists(refers).session(session)) ??
    (await PersonModel.exists({ 'rates.setBy': personId }).session(session));
  if (isNamed) await keepName(personId, session);
  await addDueEvents(personId, dismissal);
}

/** The open record of a former employee ends. */
export async function whenEmploymentEnds(personId: Types.ObjectId, departure: Departure): Promise<void> {
  await closeOpenRecord(personId, { reason: 'manager', ...departure });
}

/** An open record ends when its person leaves the company. */
export async function whenCompanyIsLeft(
  { companyId, personId }: Belonging,
  departure: Departure,
): Promise<void> {
  await closeRecords({ employeeId: personId, companyId }, { reason: 'manager', ...departure });
}
