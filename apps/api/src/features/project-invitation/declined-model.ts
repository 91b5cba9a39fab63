import { INVITATION_DECLINED_MS } from '@faena/shared/domain';
import { type ClientSession, model, Schema, type Types } from 'mongoose';

/** A person who declined an invitation to a project, for as long as it cannot invite them again (INVITE-7). */
export interface DeclinedInvitationDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  /** That of the project. */
  companyId: Types.ObjectId;
  personId: Types.ObjectId;
  declinedAt: Date;
  /** The time of its deletion by the TTL index, so by the clock of the machine. */
  forgottenAt: Date;
}

/** A person and a project that invited them. */
export type Invited = Pick<DeclinedInvitationDoc, 'projectId' | 'personId'>;

const schema = new Schema<DeclinedInvitationDoc>({
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  personId: { type: Schema.Types.ObjectId, required: true },
  declinedAt: { type: Date, required: true },
  forgottenAt: { type: Date, required: true },
});

schema.index({ projectId: 1, personId: 1 }, { unique: true });
schema.index({ personId: 1 });
schema.index({ companyId: 1 });
schema.index({ forgottenAt: 1 }, { expireAfterSeconds: 0 });

export const DeclinedInvitationModel = model('DeclinedInvitation', schema, 'declined_invitations');

/** Remembers that a person declined an invitation to a project, in place of an earlier time. */
export async function rememberDeclined(
  { projectId, personId, companyId }: Invited & Pick<DeclinedInvitationDoc, 'companyId'>,
  declinedAt: Date,
  session: ClientSession,
): Promise<void> {
  const forgottenAt = new Date(Date.now() + INVITATION_DECLINED_MS);
  await DeclinedInvitationModel.updateOne(
    { projectId, personId },
    { $set: { companyId, declinedAt, forgottenAt } },
    { upsert: true, session },
  );
}

/** Tests whether a person declined an invitation to a project too recently for another one (INVITE-7). */
export async function declinedLately(
  { projectId, personId }: Invited,
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  const since = new Date(now.getTime() - INVITATION_DECLINED_MS);
  const lately = { projectId, personId, declinedAt: { $gt: since } };
  return (await DeclinedInvitationModel.exists(lately).session(session)) !== null;
}
