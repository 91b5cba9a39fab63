import { z } from 'zod';
import { RoleId } from '../access/roles.ts';
import { LENGTHS, MIN_PASSWORD_LENGTH } from '../domain/constants.ts';
import { fitsBcrypt } from '../domain/password.ts';
import { Email, emptyOr, Id, Name, requiredText, Username } from './primitives.ts';

const MISSING_PASSWORD = 'New password is required.';

/**
 * A password being chosen: at least 6 characters (SESSION-17) and at most 72 bytes, because
 * bcrypt would silently ignore the rest.
 */
const chosenPassword = (whenEmpty: string) =>
  z
    .string({ error: MISSING_PASSWORD })
    .min(1, { error: whenEmpty, abort: true })
    .min(MIN_PASSWORD_LENGTH, `New password must be at least ${MIN_PASSWORD_LENGTH} characters long.`)
    .refine(fitsBcrypt, 'New password must be at most 72 bytes long.');

/** In place of another one. */
export const NewPassword = chosenPassword(MISSING_PASSWORD);
/** Of an account that is being made: its form has no other one, and calls it just a password. */
export const FirstPassword = chosenPassword('Required.');

/** A password in a change of an account: empty leaves the present one (EMPLOYEE-5). */
export const OptionalPassword = emptyOr(NewPassword);

/** `POST /auth/login`. Any string is a try; what cannot match fails like a wrong password. */
export const Credentials = z.object({
  username: requiredText(LENGTHS.email, 'Username and password are required.'),
  password: z
    .string({ error: 'Username and password are required.' })
    .min(1, 'Username and password are required.')
    .max(1000),
});
export type Credentials = z.infer<typeof Credentials>;

/** The answer of a login (SESSION-1). */
export const Session = z.object({
  username: z.string(),
  accessToken: z.string(),
  userId: Id,
  rol_id: RoleId,
  mustChangePassword: z.boolean().optional(),
});
export type Session = z.infer<typeof Session>;

/** `POST /auth/register` (SESSION-25). */
export const Registration = z
  .object({
    email: Email,
    password: FirstPassword,
    confirmPassword: z.string().min(1, 'Required.'),
    username: Username,
    fullname: Name,
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match.',
  });
export type Registration = z.infer<typeof Registration>;

/** `POST /auth/forgot-password`. */
export const PasswordReset = z.object({
  username: requiredText(LENGTHS.email, 'Username is required.'),
});

/** `newPassword` is the temporary one where it is shown, absent where it was sent by e-mail. */
export const PasswordResetAnswer = z.object({
  message: z.string(),
  username: z.string(),
  newPassword: z.string().optional(),
});
export type PasswordResetAnswer = z.infer<typeof PasswordResetAnswer>;

/** `POST /auth/change-password`: either a new password or a request to generate one. */
export const PasswordChange = z
  .object({
    username: z.string().trim().optional(),
    currentPassword: z
      .string({ error: 'Current password is required.' })
      .min(1, 'Current password is required.'),
    newPassword: NewPassword.optional(),
    generatePassword: z.boolean().default(false),
  })
  .refine((form) => form.generatePassword || form.newPassword !== undefined, {
    path: ['newPassword'],
    message: 'New password is required.',
  });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The new token keeps the session that changed the password; all others have ended. */
export const PasswordChangeAnswer = z.object({
  message: z.string(),
  accessToken: z.string(),
  newPassword: z.string().optional(),
});
export type PasswordChangeAnswer = z.infer<typeof PasswordChangeAnswer>;
