import type { Types } from 'mongoose';
import type { Belonging, Departure, Dismissal } from '../../platform/departures.ts';
import { keepName, PersonModel } from '../person/index.ts';
import { RecordModel } from './model/record-model.ts';
import { addDueEvents } from './pricing/add-due-events.ts';
import { closeOpenRecord, closeOpenRecordsOfCompany, closeRecords } from './pricing/close-record.ts';
import { moveTimeZone } from './pricing/move-time-zone.ts';

/** Ends the open records of a company. Its records stay, with their ids and names. */
export function whenCompanyGoes(companyId: Types.ObjectId, departure: Departure): Promise<void> {
  return closeOpenRecordsOfCompany(companyId, { reason: 'removed', ...departure });
}

/** Moves all records to the days of the new time zone. */
export function whenTimeZoneGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  return moveTimeZone(companyId, session);
}

/**
 * Ends a person's open record. Their records, corrections, rates and name stay; the ledger records the amount due to
 * them.
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

/** Ends the open record of a former employee. */
export async function whenEmploymentEnds(personId: Types.ObjectId, departure: Departure): Promise<void> {
  await closeOpenRecord(personId, { reason: 'manager', ...departure });
}

/** Ends the open record of a person who leaves the company. */
export async function whenCompanyIsLeft(
  { companyId, personId }: Belonging,
  departure: Departure,
): Promise<void> {
  await closeRecords({ employeeId: personId, companyId }, { reason: 'manager', ...departure });
}
