import type { AccountInvitation } from '@faena/shared/schemas';
import type { AccountInvitationDoc } from './model.ts';

/** An invitation in the API format. */
export function toWire(
  invitation: AccountInvitationDoc,
  invitedBy: string,
  over: boolean,
): AccountInvitation {
  const { _id, roleId, companyId, email, delivery, createdAt, expiresAt } = invitation;
  return {
    _id: String(_id),
    rol_id: roleId,
    companyId: companyId && String(companyId),
    email,
    invitedBy,
    delivery,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    over,
  };
}
