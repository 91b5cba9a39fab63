import { foldName, MAX_OPEN_INVITATIONS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { MadeInvitation, NewAccountInvitation } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import { isDuplicate, transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { lockCompany } from '../company/index.ts';
import { lockPerson } from '../person/index.ts';
import { countLink, deliver, makeLink, type Offer } from './make-link.ts';
import { requireMayInvite } from './may-invite.ts';
import { AccountInvitationModel } from './model.ts';

/**
 * Invites somebody to make an account (INVITE-3). With the company or the inviter locked, concurrent requests never
 * exceed the limit.
 * @throws AppError `not_found`, `forbidden` and `confirmation_required`, see `requireMayInvite`; `conflict` for an
 *   address that is invited or has an account, and where too many are invited; `rate_limited`
 */
export async function invite(
  { rol_id: roleId, companyId: company, email }: NewAccountInvitation,
  { actor, session: calling, language }: Inviter,
  services: Services,
): Promise<MadeInvitation> {
  const companyId = company === null ? null : new Types.ObjectId(company);
  requireMayInvite({ roleId, companyId }, actor, calling, services.clock);
  const emailKey = foldName(email);
  await countLink(emailKey, actor, services);
  const offer: Offer = {
    _id: new Types.ObjectId(),
    roleId,
    companyId,
    email,
    emailKey,
    createdAt: services.clock.now(),
  };
  try {
    const made = await transaction(async (session) => {
      if (companyId) await lockCompany(companyId, session);
      else await lockPerson({ _id: actor.id }, session);
      const open = await AccountInvitationModel.countDocuments({ companyId }, { session });
      if (open >= MAX_OPEN_INVITATIONS) throw conflict('too_many_invitations');
      return makeLink(offer, actor, services, { action: 'invitation-made', session });
    });
    return deliver(made, language, services);
  } catch (error) {
    throw isDuplicate(error, 'emailKey') ? conflict('address_invited', 'email') : error;
  }
}

/** The inviter, the session and the language. */
export interface Inviter {
  readonly actor: Actor;
  readonly session: CallingSession;
  readonly language: Language;
}
