import { MAX_OPEN_INVITATIONS } from '@faena/shared/domain';
import { ProjectInvitation } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { conflict } from '../../kernel/errors.ts';
import { asStranger, type LockedPerson, toPersonCard } from '../person/index.ts';
import type { LockedProject } from '../project/index.ts';
import { ProjectInvitationModel } from './model.ts';

/**
 * Asks a person to join a project that is locked.
 * @throws AppError `conflict` when they are asked already, or too many are
 */
export async function invite(
  person: LockedPerson,
  { _id: projectId, companyId }: LockedProject,
  actor: Actor,
  now: Date,
  session: ClientSession,
): Promise<ProjectInvitation> {
  const open = await ProjectInvitationModel.find({ projectId }, { personId: 1 }, { session }).lean();
  if (open.some(({ personId }) => personId.equals(person._id))) throw conflict('already_invited');
  if (open.length >= MAX_OPEN_INVITATIONS) throw conflict('too_many_invitations');
  const invitation = new ProjectInvitationModel({
    projectId,
    companyId,
    personId: person._id,
    invitedBy: actor.id,
    createdAt: now,
  });
  await invitation.save({ session });
  return answer(ProjectInvitation, {
    _id: String(invitation._id),
    project_id: String(projectId),
    person: asStranger(toPersonCard(person)),
    createdAt: now.toISOString(),
  });
}
