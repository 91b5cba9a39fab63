import { z } from 'zod';
import { ROLES } from '../access/roles.ts';
import { say } from '../wording/reasons.ts';
import { Email, Id, Instant, OptionalEmail, optionalPhone, PlainName, Username } from './primitives.ts';
import { RoleId } from './role-id.ts';
import { LinkToken, NewPassword, PasswordFromLinkAnswer } from './session.ts';

/**
 * An offer of an account, as people who may withdraw it see it (INVITE-3). `over`: its link is not valid any more.
 * `delivery` says whether the inviter got the link, it was mailed, or the mail failed.
 */
export const AccountInvitation = z.object({
  _id: Id,
  rol_id: RoleId,
  companyId: Id.nullable(),
  email: z.string(),
  invitedBy: z.string(),
  delivery: z.enum(['link', 'mail', 'failed']),
  createdAt: Instant,
  expiresAt: Instant,
  over: z.boolean(),
});
export type AccountInvitation = z.infer<typeof AccountInvitation>;

/** `POST /invitations`: employees to a company, anybody else to none. */
export const NewAccountInvitation = z
  .object({ rol_id: RoleId, companyId: Id.nullable().default(null), email: OptionalEmail.default('') })
  .refine(({ rol_id, companyId }) => (rol_id === ROLES.employee) === (companyId !== null), {
    path: ['companyId'],
    message: say('company_of_employees'),
  });
export type NewAccountInvitation = z.infer<typeof NewAccountInvitation>;

/** Only this answer contains `token`, and only if no e-mail contains the link. */
export const MadeInvitation = z.object({
  message: z.string(),
  invitation: AccountInvitation,
  token: z.string().nullable(),
});
export type MadeInvitation = z.infer<typeof MadeInvitation>;

export const InvitationToken = z.object({ token: LinkToken });

/** The view of an invitation for the holder of its link; `email` is empty where they choose it. */
export const OpenedInvitation = z.object({
  rol_id: RoleId,
  company: z.string().nullable(),
  invitedBy: z.string(),
  email: z.string(),
  expiresAt: Instant,
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

/** `POST /invitations/accept`: the fields of the account that the invitation does not state. */
export const InvitationAcceptance = z
  .object({
    token: LinkToken,
    username: Username,
    fullname: PlainName,
    email: Email.optional(),
    phone: optionalPhone().default(''),
    newPassword: NewPassword.optional(),
    generatePassword: z.boolean().default(false),
  })
  .refine((form) => form.generatePassword || form.newPassword !== undefined, {
    path: ['newPassword'],
    message: say('new_password_required'),
  });
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>;

export const InvitationAccepted = PasswordFromLinkAnswer;
export type InvitationAccepted = z.infer<typeof InvitationAccepted>;
