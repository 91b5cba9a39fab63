import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { inOwnedCompanies } from '../../platform/scope.ts';
import type { AccountInvitationDoc } from './model.ts';

/** The invitation of that id, where it is the caller's to change: those to no company are of administrators. */
export function invitationsInReach(id: string, actor: Actor): QueryFilter<AccountInvitationDoc> {
  return { $and: [{ _id: id }, inOwnedCompanies<AccountInvitationDoc>(actor)] };
}
