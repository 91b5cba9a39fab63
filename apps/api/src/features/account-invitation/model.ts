import type { RoleId } from '@faena/shared/access';
import type { AccountInvitation } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';

/**
 * An offer of an account that is not created yet (INVITE-3). Its one-time link refers to it. An accepted or withdrawn
 * offer is deleted.
 */
export interface AccountInvitationDoc {
  _id: Types.ObjectId;
  roleId: RoleId;
  /** The company of an employee; null for other roles. */
  companyId: Types.ObjectId | null;
  /** The address of the account; empty if the invited person states it. */
  email: string;
  emailKey: string;
  /** The maker of the present link: it is valid while they may invite. */
  invitedBy: Types.ObjectId;
  delivery: AccountInvitation['delivery'];
  createdAt: Date;
  expiresAt: Date;
  /** The time of its deletion by the TTL index, by the clock of the database's machine. */
  forgottenAt: Date;
}

const schema = new Schema<AccountInvitationDoc>({
  roleId: { type: Number, required: true, enum: [1, 2, 3, 4] },
  companyId: { type: Schema.Types.ObjectId, default: null },
  email: { type: String, default: '' },
  emailKey: { type: String, default: '' },
  invitedBy: { type: Schema.Types.ObjectId, required: true },
  delivery: { type: String, required: true, enum: ['link', 'mail', 'failed'] },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  forgottenAt: { type: Date, required: true },
});

schema.index({ companyId: 1, createdAt: 1, _id: 1 });
// One address has at most one invitation to one company or role.
schema.index(
  { companyId: 1, emailKey: 1 },
  { unique: true, partialFilterExpression: { emailKey: { $gt: '' } } },
);
schema.index({ companyId: 1, invitedBy: 1 });
schema.index({ invitedBy: 1 });
schema.index({ forgottenAt: 1 }, { expireAfterSeconds: 0 });

export const AccountInvitationModel = model('AccountInvitation', schema, 'account_invitations');
