import {
  DAY_MS,
  INVITATION_DECLINED_MS,
  MAX_OPEN_INVITATIONS,
  MAX_RECEIVED_INVITATIONS,
  MAX_SENT_INVITATIONS,
} from '@faena/shared/domain';
import { ProjectInvitation } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { AppError, conflict, tooMany } from '../../kernel/errors.ts';
import { emit } from '../../platform/outbox/emit.ts';
import { asStranger, type LockedPerson, lockPerson, toPersonCard } from '../person/index.ts';
import type { LockedProject } from '../project/index.ts';
import { declinedLately } from './declined-model.ts';
import { ProjectInvitationModel } from './model.ts';

/** The type of the event of an invitation; its subject is the invited person. */
export const PROJECT_INVITED = 'project-invited';

/**
 * Asks a locked person to join a locked project.
 * @throws AppError `conflict` when they are asked already, have declined lately (INVITE-7), or too many are asked
 * (INVITE-2, INVITE-6)
 */
export async function invite(
  person: LockedPerson,
  { _id: projectId, companyId }: LockedProject,
  actor: Actor,
  now: Date,
  session: ClientSession,
): Promise<ProjectInvitation> {
  const personId = person._id;
  const open = await ProjectInvitationModel.find({ projectId }, { personId: 1 }, { session }).lean();
  if (open.some((other) => other.personId.equals(personId))) throw conflict('already_invited');
  if (await declinedLately({ projectId, personId }, now, session)) {
    const params = { days: INVITATION_DECLINED_MS / DAY_MS };
    throw new AppError('conflict', { reason: 'invitation_declined', params });
  }
  if (open.length >= MAX_OPEN_INVITATIONS) throw conflict('too_many_invitations');
  await refuseOneMore(personId, actor, session);
  const invitation = new ProjectInvitationModel({
    projectId,
    companyId,
    personId,
    invitedBy: actor.id,
    createdAt: now,
  });
  await invitation.save({ session });
  const data = { invitation: invitation._id, projectId };
  await emit({ company: companyId, type: PROJECT_INVITED, at: now, subject: personId, data }, session);
  return answer(ProjectInvitation, {
    _id: String(invitation._id),
    project_id: String(projectId),
    person: asStranger(toPersonCard(person)),
    createdAt: now.toISOString(),
  });
}

/** Counts the open invitations that the caller sent. */
export async function countSent({ id }: Actor, session?: ClientSession): Promise<number> {
  return ProjectInvitationModel.countDocuments({ invitedBy: id }, { ...(session && { session }) });
}

/** @throws AppError `conflict` beyond the open invitations of the caller, whom it locks, or of the invited person */
async function refuseOneMore(
  personId: LockedPerson['_id'],
  actor: Actor,
  session: ClientSession,
): Promise<void> {
  await lockPerson({ _id: actor.id }, session);
  if ((await countSent(actor, session)) >= MAX_SENT_INVITATIONS)
    throw tooMany('too_many_sent_invitations', MAX_SENT_INVITATIONS);
  const received = await ProjectInvitationModel.countDocuments({ personId }, { session });
  // The sender must not learn of other senders' invitations.
  if (received >= MAX_RECEIVED_INVITATIONS) throw conflict('cannot_be_invited');
}
