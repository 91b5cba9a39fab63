import type { Types } from 'mongoose';
import type { Belonging, Departure } from '../../platform/departures.ts';
import { keepName } from '../person/index.ts';
import { RecordRequestModel } from './model.ts';

/** Deletes the requests of a company with it. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await RecordRequestModel.deleteMany({ companyId }, { session });
}

/** Deletes a person's requests with them; their decisions and messages stay, with their name. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await RecordRequestModel.deleteMany({ employeeId: personId }, { session });
  const refers = { $or: [{ 'decision.by': personId }, { 'messages.by': personId }] };
  if (await RecordRequestModel.exists(refers).session(session)) await keepName(personId, session);
}

/** Closes the requests of a person who is no longer an employee. */
export async function whenEmploymentEnds(
  employeeId: Types.ObjectId,
  { at, session }: Departure,
): Promise<void> {
  await withdraw({ employeeId }, at, session);
}

/** Closes the requests in a company that the person left. */
export async function whenCompanyIsLeft(
  { companyId, personId }: Belonging,
  { at, session }: Departure,
): Promise<void> {
  await withdraw({ employeeId: personId, companyId }, at, session);
}

async function withdraw(
  filter: { employeeId: Types.ObjectId; companyId?: Types.ObjectId },
  at: Date,
  session: Departure['session'],
): Promise<void> {
  const decision = { at, by: filter.employeeId, reason: '' };
  const withdrawn = { $set: { status: 'withdrawn' as const, decision } };
  await RecordRequestModel.updateMany({ ...filter, status: 'open' }, withdrawn, { session });
}
