import { MAX_MEMBERS } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound, tooMany } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { lockPerson } from '../person/index.ts';
import { countMember, ProjectModel } from '../project/index.ts';
import { rememberDeclined } from './declined-model.ts';
import { ProjectInvitationModel } from './model.ts';

/**
 * Makes the caller a member of the project they were invited to. The project is locked as in adding a member.
 * @throws AppError `not_found` for an invitation that is not the caller's, or was answered or taken back; `conflict` if the project
 * has as many members as can be, or its owner no more room
 */
export async function acceptInvitation(id: string, actor: Actor): Promise<void> {
  await transaction(async (session) => {
    const invitation = await takeInvitation(id, actor, session);
    const joined = await ProjectModel.findOneAndUpdate(
      { _id: invitation.projectId },
      { $addToSet: { memberIds: actor.id }, $set: { boardVersion: new Types.ObjectId() } },
      { session, projection: { companyId: 1, memberIds: 1 }, returnDocument: 'after' },
    ).lean();
    if (!joined) throw notFound('invitation');
    if (joined.memberIds.length > MAX_MEMBERS) throw tooMany('too_many_members', MAX_MEMBERS);
    await countMember(joined.companyId, session);
    await lockPerson({ _id: actor.id }, session);
  });
}

/**
 * Declines an invitation: its project cannot invite the caller again for a while (INVITE-7).
 * @throws AppError `not_found` as above
 */
export async function declineInvitation(
  id: string,
  actor: Actor,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  await transaction(async (session) => {
    const invitation = await takeInvitation(id, actor, session);
    await rememberDeclined(invitation, clock.now(), session);
  });
}

/** Ends an open invitation of the caller. @throws AppError `not_found` */
async function takeInvitation(id: string, { id: personId }: Actor, session: ClientSession) {
  const invitation = await ProjectInvitationModel.findOneAndDelete({ _id: id, personId }, { session }).lean();
  if (!invitation) throw notFound('invitation');
  return invitation;
}
