import { ROLE_LABELS } from '@faena/shared/access';
import { ACCOUNT_INVITATION_MS, INVITATION_KEPT_MS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import { MadeInvitation } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { conflict } from '../../kernel/errors.ts';
import { canMail } from '../../platform/can-mail.ts';
import { makeOneTimeLink, voidOneTimeLinks } from '../../platform/one-time-link.ts';
import { countInvitation, countInvitationMail } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { type Act, recordActs } from '../audit/index.ts';
import { holderOf, PersonModel } from '../person/index.ts';
import { mailInvitation } from './mail-invitation.ts';
import { type AccountInvitationDoc, AccountInvitationModel } from './model.ts';
import { toWire } from './wire.ts';

/** The subject of a new link, from which the invitation follows. */
export type Offer = Pick<
  AccountInvitationDoc,
  '_id' | 'roleId' | 'companyId' | 'email' | 'emailKey' | 'createdAt'
>;

/** A new link, and the answer and the mail for the time after the commit. */
export interface MadeLink {
  readonly reply: MadeInvitation;
  readonly token: string;
}

/**
 * Counts a link for its maker within a day, and for its address.
 * @throws AppError `rate_limited`
 */
export async function countLink(emailKey: string, actor: Actor, services: Services): Promise<void> {
  await countInvitation(String(actor.id));
  if (emailKey && canMail(services)) await countInvitationMail(emailKey);
}

/**
 * Makes the link of an invitation, which is stored with it; the links before it are void. Its token is answered only
 * without a mail, because a token from a mail proves the address.
 * @throws AppError `conflict` for an address that is an account's
 */
export async function makeLink(
  offer: Offer,
  actor: Actor,
  services: Services,
  { action, session }: { readonly action: Act['action']; readonly session: ClientSession },
): Promise<MadeLink> {
  const now = services.clock.now();
  const { _id, emailKey } = offer;
  if (emailKey && (await PersonModel.exists(holderOf(emailKey, services)).session(session)))
    throw conflict('email_taken', 'email');
  const isMailed = emailKey !== '' && canMail(services);
  const invitation = {
    ...offer,
    invitedBy: actor.id,
    delivery: isMailed ? 'mail' : 'link',
    expiresAt: new Date(+now + ACCOUNT_INVITATION_MS),
    forgottenAt: new Date(Date.now() + ACCOUNT_INVITATION_MS + INVITATION_KEPT_MS),
  } as const;
  await AccountInvitationModel.replaceOne({ _id }, invitation, { upsert: true, session });
  await voidOneTimeLinks(_id, session, 'invitation');
  const link = { kind: 'invitation', subjectId: _id, now, lifetimeMs: ACCOUNT_INVITATION_MS } as const;
  const token = await makeOneTimeLink(link, session);
  await recordActs([{ action, about: { _id, name: ROLE_LABELS[offer.roleId] } }], session);
  const reply = answer(MadeInvitation, {
    message: isMailed ? 'Invitation sent.' : 'Invitation made.',
    invitation: toWire(invitation, actor.fullname || actor.username, false),
    token: isMailed ? null : token,
  });
  return { reply, token };
}

/** Sends the link where a mail takes it along, and notes where it could not be sent. */
export function deliver({ reply, token }: MadeLink, language: Language, services: Services): MadeInvitation {
  const { _id, email, delivery } = reply.invitation;
  if (delivery !== 'mail') return reply;
  services.background.run('an invitation could not be sent', services.log, async () => {
    try {
      await mailInvitation(email, token, language, services);
    } catch (error) {
      await AccountInvitationModel.updateOne({ _id }, { $set: { delivery: 'failed' } });
      throw error;
    }
  });
  return reply;
}
