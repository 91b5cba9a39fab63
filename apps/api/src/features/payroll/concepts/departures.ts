import type { Types } from 'mongoose';
import type { Belonging, Departure } from '../../../platform/departures.ts';
import { ConceptModel } from './concept-model.ts';
import { LineModel } from './line-model.ts';
import { hasUnpaidTime } from './who-has-lines.ts';

/** A company's concepts go with it, except lines its runs have paid. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await ConceptModel.deleteMany({ companyId, runId: null }, { session });
  await LineModel.deleteMany({ companyId, runId: null }, { session });
}

/** Lines of who is gone, and their names in concepts, stay for as long as time is unpaid that these belong to. */
export function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  return leave({ employeeId: personId }, session);
}

/** The same of who is no employee any more. */
export function whenEmploymentEnds(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  return leave({ employeeId: personId }, session);
}

/** The same of who works elsewhere from now on. */
export function whenCompanyIsLeft({ companyId, personId }: Belonging, { session }: Departure): Promise<void> {
  return leave({ employeeId: personId, companyId }, session);
}

async function leave(
  { employeeId, ...reach }: { employeeId: Types.ObjectId; companyId?: Types.ObjectId },
  session: Departure['session'],
): Promise<void> {
  const lines = { ...reach, employeeId, runId: null };
  const concepts = { ...reach, employeeIds: employeeId, runId: null };
  const found = [
    ...(await LineModel.distinct('companyId', lines).session(session)),
    ...(await ConceptModel.distinct('companyId', concepts).session(session)),
  ];
  for (const companyId of new Map(found.map((id) => [String(id), id])).values()) {
    if (await hasUnpaidTime({ companyId, employeeId }, session)) continue;
    await LineModel.deleteMany({ ...lines, companyId }, { session });
    // A reader of the earlier concept learns that it changed.
    const unnamed = { $pull: { employeeIds: employeeId }, $inc: { version: 1 } };
    await ConceptModel.updateMany({ ...concepts, companyId }, unnamed, { session });
  }
}
