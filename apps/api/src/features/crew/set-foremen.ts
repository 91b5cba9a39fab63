import { ROLES } from '@faena/shared/access';
import { Foreman } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { conflict } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { PersonModel } from '../person/index.ts';
import { findOwnedProject } from '../project/index.ts';
import { foremenOf } from './list-foremen.ts';
import { ForemanModel } from './model.ts';

/**
 * Sets who may mark others in a project from now on (CREW-1). Somebody who has the right already keeps it without a gap.
 * @throws AppError `not_found` or `forbidden`, see `findOwnedProject`; `conflict` for somebody who is no member or does not
 * work for the company
 */
export async function setForemen(
  projectId: string,
  personIds: readonly string[],
  actor: Actor,
  { clock }: Services,
): Promise<Foreman[]> {
  const now = clock.now();
  return transaction(async (session) => {
    const { _id, companyId, memberIds } = await findOwnedProject(actor, projectId, session);
    const present = await ForemanModel.find({ projectId: _id, endedAt: null }, null, { session }).lean();
    const wanted = new Set(personIds);
    const had = new Set(present.map(({ personId }) => String(personId)));
    const fresh = [...wanted].filter((id) => !had.has(id)).map((id) => new Types.ObjectId(id));
    const over = present.filter(({ personId }) => !wanted.has(String(personId)));
    const people = await driverCollection(PersonModel)
      .find({ _id: { $in: [...fresh, ...over.map(({ personId }) => personId)] } }, { session })
      .project<{
        _id: Types.ObjectId;
        fullname: string;
        username: string;
        roleId: number;
        companyId: Types.ObjectId;
      }>({
        fullname: 1,
        username: 1,
        roleId: 1,
        companyId: 1,
      })
      .toArray();
    const named = new Map(people.map((person) => [String(person._id), person]));
    const isFit = (id: Types.ObjectId) => {
      const person = named.get(String(id));
      const worksHere = person?.roleId === ROLES.employee && person.companyId?.equals(companyId);
      return worksHere && memberIds.some((member) => member.equals(id));
    };
    if (!fresh.every(isFit)) throw conflict('foreman_not_a_member');
    const ended = { _id: { $in: over.map((right) => right._id) } };
    if (over.length > 0) await ForemanModel.updateMany(ended, { $set: { endedAt: now } }, { session });
    if (fresh.length > 0) {
      const given = fresh.map((personId) => ({ projectId: _id, companyId, personId, givenAt: now }));
      await ForemanModel.insertMany(given, { session });
    }
    const about = (id: Types.ObjectId) => named.get(String(id)) ?? [];
    await recordActs(
      [
        ...fresh.flatMap(about).map((person) => ({ action: 'foreman-set' as const, about: person })),
        ...over
          .flatMap(({ personId }) => about(personId))
          .map((person) => ({ action: 'foreman-ended' as const, about: person })),
      ],
      session,
    );
    return answer(Foreman.array(), await foremenOf(_id, session));
  });
}
