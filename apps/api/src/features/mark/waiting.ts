import { COUNTABLE_REASONS, type MarkReason, WAITING_REASONS } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { PersonModel } from '../person/index.ts';
import { RecordModel } from '../working-time/index.ts';
import type { MarkDoc } from './model.ts';

const WAITING: ReadonlySet<MarkReason | null> = new Set(WAITING_REASONS);
const COUNTABLE: ReadonlySet<MarkReason | null> = new Set(COUNTABLE_REASONS);

/** Tests whether a manager has to decide about a mark: it is in no record, and nobody has decided (MARK-40). */
function isUndecided({ result, reason, recordId, decision }: MarkDoc): boolean {
  const isDecided = decision && decision.decided !== 'wait';
  return result === 'to_review' && recordId === null && WAITING.has(reason) && !isDecided;
}

/** Tests whether a waiting mark can count. One that is kept with its maker states the time of somebody unknown (MARK-41). */
export function isCountable({
  reason,
  personId,
  markedBy,
}: Pick<MarkDoc, 'reason' | 'personId' | 'markedBy'>): boolean {
  return COUNTABLE.has(reason) && !markedBy?.equals(personId);
}

/**
 * Marks that say whether they wait, and in which company a manager decides: that of their person, or the last one that they
 * worked for (MARK-40).
 */
export async function waiting(marks: readonly MarkDoc[], session: ClientSession): Promise<MarkDoc[]> {
  const companies = new Map<string, Types.ObjectId | null>();
  const done: MarkDoc[] = [];
  for (const { waits: _, ...mark } of marks) {
    const key = String(mark.personId);
    if (isUndecided(mark) && !mark.companyId && !companies.has(key))
      companies.set(key, await companyOf(mark.personId, session));
    const companyId = mark.companyId ?? companies.get(key);
    done.push(isUndecided(mark) && companyId ? { ...mark, waits: true, companyId } : mark);
  }
  return done;
}

/** The company that somebody works for, or the last one that they have a record of. */
async function companyOf(employeeId: Types.ObjectId, session: ClientSession): Promise<Types.ObjectId | null> {
  const person = await driverCollection(PersonModel).findOne(
    { _id: employeeId },
    { session, projection: { companyId: 1 } },
  );
  if (person?.companyId) return person.companyId;
  const last = await driverCollection(RecordModel).findOne(
    { employeeId },
    { session, sort: { startTime: -1 }, projection: { companyId: 1 } },
  );
  return last?.companyId ?? null;
}
