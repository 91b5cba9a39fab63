import type { Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import type { Belonging, Departure, Dismissal } from '../../../platform/departures.ts';
import { addEvents } from '../../ledger/index.ts';
import { ConceptModel } from './concept-model.ts';
import { conceptState } from './concept-wire.ts';
import { LineModel } from './line-model.ts';
import { lineState } from './line-wire.ts';
import { hasUnpaidTime } from './who-has-lines.ts';

/** Deletes a company's concepts and its lines, except lines that its runs have paid. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await ConceptModel.deleteMany({ companyId, runId: null }, { session });
  await LineModel.deleteMany({ companyId, runId: null }, { session });
}

/** A deleted person's lines, and their names in concepts, stay until all their time is paid. */
export function whenPersonGoes(personId: Types.ObjectId, dismissal: Dismissal): Promise<void> {
  return leave({ employeeId: personId }, dismissal);
}

/** As `whenPersonGoes`, for a person who is no longer an employee. */
export function whenEmploymentEnds(personId: Types.ObjectId, dismissal: Dismissal): Promise<void> {
  return leave({ employeeId: personId }, dismissal);
}

/** As `whenPersonGoes`, for a person who now works elsewhere. */
export function whenCompanyIsLeft({ companyId, personId }: Belonging, dismissal: Dismissal): Promise<void> {
  return leave({ employeeId: personId, companyId }, dismissal);
}

/** A person in one company. */
interface Left {
  readonly companyId: Types.ObjectId;
  readonly employeeId: Types.ObjectId;
}

async function leave(
  { employeeId, ...reach }: Pick<Left, 'employeeId'> & Partial<Left>,
  dismissal: Dismissal,
): Promise<void> {
  const { session } = dismissal;
  const lines = { ...reach, employeeId, runId: null };
  const concepts = { ...reach, employeeIds: employeeId, runId: null };
  const found = [
    ...(await LineModel.distinct('companyId', lines).session(session)),
    ...(await ConceptModel.distinct('companyId', concepts).session(session)),
  ];
  for (const companyId of new Map(found.map((id) => [String(id), id])).values()) {
    if (await hasUnpaidTime({ companyId, employeeId }, session)) continue;
    await removeLines({ companyId, employeeId }, dismissal);
    await removeFromConcepts({ companyId, employeeId }, dismissal);
  }
}

async function removeLines(
  { companyId, employeeId }: Left,
  { actor, at, session }: Dismissal,
): Promise<void> {
  const open = { companyId, employeeId, runId: null };
  const lines = await driverCollection(LineModel).find(open, { session }).toArray();
  if (lines.length === 0) return;
  await LineModel.deleteMany(open, { session });
  const event = { companyId, at, actor, action: 'line-removed', after: null } as const;
  await addEvents(
    lines.map((line) => ({ ...event, subject: { id: line._id, employeeId }, before: lineState(line) })),
    session,
  );
}

async function removeFromConcepts(
  { companyId, employeeId }: Left,
  { actor, at, session }: Dismissal,
): Promise<void> {
  const naming = { companyId, employeeIds: employeeId, runId: null };
  const concepts = await driverCollection(ConceptModel).find(naming, { session }).toArray();
  if (concepts.length === 0) return;
  // A new version tells a reader of the concept that it changed.
  await ConceptModel.updateMany(
    naming,
    { $pull: { employeeIds: employeeId }, $inc: { version: 1 } },
    { session },
  );
  const event = { companyId, at, actor, action: 'concept-changed' } as const;
  await addEvents(
    concepts.map((concept) => {
      const employeeIds = concept.employeeIds?.filter((id) => !id.equals(employeeId)) ?? null;
      const states = { before: conceptState(concept), after: conceptState({ ...concept, employeeIds }) };
      return { ...event, subject: { id: concept._id, employeeId: null }, ...states };
    }),
    session,
  );
}
