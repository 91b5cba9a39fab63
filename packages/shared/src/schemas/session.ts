import { z } from 'zod';
import { LENGTHS, MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from '../domain/limits-and-defaults/index.ts';
import { fitsBcrypt, normalPassword } from '../domain/password.ts';
import { LANGUAGES } from '../wording/language.ts';
import { say } from '../wording/reasons.ts';
import { Marking } from './marking.ts';
import { AnyUsername, Email, emptyOr, Id, Instant, PlainName, requiredText, Username } from './primitives.ts';
import { RoleId } from './role-id.ts';

const MISSING_PASSWORD = say('new_password_required');

/**
 * A password being chosen: at least 6 characters (SESSION-17) and at most 72 bytes, because
 * bcrypt would silently ignore the rest.
 */
const chosenPassword = (whenEmpty: string) =>
  z
    .string({ error: MISSING_PASSWORD })
    .overwrite(normalPassword)
    .min(1, { error: whenEmpty, abort: true })
    .min(MIN_PASSWORD_LENGTH, say('new_password_too_short', { min: MIN_PASSWORD_LENGTH }))
    .refine(fitsBcrypt, say('new_password_too_long', { max: MAX_PASSWORD_BYTES }));

/** A new password that replaces another. */
export const NewPassword = chosenPassword(MISSING_PASSWORD);
/** The password of a new account. Its form has one password field, so the reason for an empty one is just `required`. */
export const FirstPassword = chosenPassword(say('required'));

/** A password in a change of an account: an empty one keeps the present password (EMPLOYEE-5). */
export const OptionalPassword = emptyOr(NewPassword);

/** `POST /auth/login`. It accepts any string, so that an impossible name fails like a wrong password. */
export const Credentials = z.object({
  username: requiredText(LENGTHS.email, 'credentials_required'),
  password: z
    .string({ error: say('credentials_required') })
    .min(1, say('credentials_required'))
    .max(1000),
  /** The second step of an account that has one (TWOSTEP-2). */
  code: z.string().trim().max(64).optional(),
});
export type Credentials = z.infer<typeof Credentials>;

/** The caller's password. Any string is a try, as at the sign-in. */
const PresentPassword = z
  .string({ error: say('current_password_required') })
  .min(1, say('current_password_required'))
  .max(1000);

/** `POST /auth/confirm`: the password of the session's person (SESSION-37). */
export const Confirmation = z.object({ password: PresentPassword });
export type Confirmation = z.infer<typeof Confirmation>;

/** The proof in place of a confirmed session (SESSION-37). */
export const PasswordProof = z.object({ currentPassword: PresentPassword.optional() });
export type PasswordProof = z.infer<typeof PasswordProof>;

/** The language that a person has chosen (LANG-12). */
export const OwnLanguage = z.enum(LANGUAGES);

/** The answer of a login (SESSION-1). */
export const Session = z.object({
  username: z.string(),
  accessToken: z.string(),
  userId: Id,
  rol_id: RoleId,
  mustChangePassword: z.boolean().optional(),
  mustSetUpTwoSteps: z.boolean().optional(),
  /** The person's own language; absent until they have one (LANG-12). */
  language: OwnLanguage.optional(),
  /** How an employee marks; absent for others (MARK-2). */
  marking: Marking.optional(),
});
export type Session = z.infer<typeof Session>;

/** A session as its person sees it (SESSION-36); unknown facts of its beginning are null. */
export const OwnSession = z.object({
  _id: Id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network it was begun from. */
  place: z.string(),
  beganAt: Instant,
  lastSeenAt: Instant,
  /** Whether it is the session of the request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** `POST /auth/register` (SESSION-25). */
export const Registration = z
  .object({
    email: Email,
    password: FirstPassword,
    confirmPassword: z.string().overwrite(normalPassword).min(1, say('required')).max(1000),
    username: Username,
    fullname: PlainName,
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: say('passwords_differ'),
  });
export type Registration = z.infer<typeof Registration>;

/** `POST /auth/forgot-password`. */
export const PasswordReset = z.object({
  username: requiredText(LENGTHS.email, 'username_required'),
});

/** `newPassword` is the temporary password if the answer shows it; absent after an e-mail with a link. */
export const PasswordResetAnswer = z.object({
  message: z.string(),
  username: z.string(),
  newPassword: z.string().optional(),
});
export type PasswordResetAnswer = z.infer<typeof PasswordResetAnswer>;

/** The part behind the '#' of a mailed link: any text is a try. */
export const LinkToken = z.string().min(1, say('required')).max(LENGTHS.linkToken);

/** `POST /auth/reset-password`: the token of a link, and either a new password or a request to generate one. */
export const PasswordFromLink = z
  .object({
    token: LinkToken,
    newPassword: NewPassword.optional(),
    generatePassword: z.boolean().default(false),
  })
  .refine((form) => form.generatePassword || form.newPassword !== undefined, {
    path: ['newPassword'],
    message: MISSING_PASSWORD,
  });
export type PasswordFromLink = z.infer<typeof PasswordFromLink>;

/** The account of the password; `newPassword` if it was generated. */
export const PasswordFromLinkAnswer = z.object({
  message: z.string(),
  username: z.string(),
  newPassword: z.string().optional(),
});
export type PasswordFromLinkAnswer = z.infer<typeof PasswordFromLinkAnswer>;

/** `POST /auth/change-password`: either a new password or a request to generate one. */
export const PasswordChange = z
  .object({
    username: AnyUsername.optional(),
    currentPassword: PresentPassword,
    newPassword: NewPassword.optional(),
    generatePassword: z.boolean().default(false),
  })
  .refine((form) => form.generatePassword || form.newPassword !== undefined, {
    path: ['newPassword'],
    message: MISSING_PASSWORD,
  });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The new token keeps the session that changed the password; all others have ended. */
export const PasswordChangeAnswer = z.object({
  message: z.string(),
  accessToken: z.string(),
  newPassword: z.string().optional(),
});
export type PasswordChangeAnswer = z.infer<typeof PasswordChangeAnswer>;
