import { z } from 'zod';
import { ROLE_LABELS, ROLE_NAMES, ROLES, RoleId } from '../access/roles.ts';
import { LENGTHS } from '../domain/constants.ts';
import { foldSearch } from '../domain/fold.ts';
import { Email, Id, Instant, Name, Named, optionalText, Phone, Username } from './primitives.ts';
import { FirstPassword, OptionalPassword } from './session.ts';

/** An account as its owner and admins see it (ACCOUNT-1). Never carries a password or its hash. */
export const Person = z.object({
  _id: Id,
  fullname: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  rol_id: RoleId,
  rol: z.string(),
  profilePicture: z.string().nullable(),
  subscription: Named.nullable(),
  company: Named.nullable(),
  hourlyRate: z.number(),
  createdAt: Instant,
});
export type Person = z.infer<typeof Person>;

/** A person as others see them: search results, members, assignees. */
export const PersonCard = Person.pick({
  _id: true,
  fullname: true,
  username: true,
  email: true,
  rol_id: true,
  profilePicture: true,
});
export type PersonCard = z.infer<typeof PersonCard>;

/** `PUT /user/edit`: any part of the profile. */
export const ProfileChanges = z.object({ fullname: Name, email: Email, phone: Phone }).partial();
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** `POST /user/create`, by an admin. `subscription` is an id; `null` clears it. */
export const NewPerson = z.object({
  fullname: Name,
  email: Email,
  phone: Phone.default(''),
  rol_id: RoleId,
  username: Username,
  subscription: z.preprocess((value) => (value === '' ? null : value), Id.nullable()).default(null),
  password: FirstPassword,
});
export type NewPerson = z.infer<typeof NewPerson>;

/** `PUT /user/:id`, by an admin: any part; a blank password leaves it as it is. */
export const PersonChanges = z
  .object({
    fullname: Name,
    email: Email,
    phone: Phone,
    rol_id: RoleId,
    username: Username,
    subscription: z.preprocess((value) => (value === '' ? null : value), Id.nullable()),
    password: OptionalPassword,
  })
  .partial();
export type PersonChanges = z.infer<typeof PersonChanges>;

/** `GET /user/search`: a piece of a name, username or e-mail. */
export const SearchTerm = optionalText(LENGTHS.searchMax).refine(
  (value) => value.length >= LENGTHS.searchMin,
  `At least ${LENGTHS.searchMin} characters.`,
);

/** `GET /user/search_users`: exactly one field, matched whole and without regard to case. */
export const PersonLookUp = z
  .object({
    username: z.string().trim().optional(),
    email: z.string().trim().optional(),
    rol_id: z.coerce.number().pipe(RoleId).optional(),
    id: Id.optional(),
    unique: z.stringbool().default(false),
  })
  .refine(
    ({ unique: _, ...fields }) => Object.values(fields).filter((field) => field !== undefined).length === 1,
    'Exactly one of username, email, rol_id and id is needed.',
  );
export type PersonLookUp = z.infer<typeof PersonLookUp>;

const ROLE_WORDS = new Map<string, RoleId>(
  ROLE_NAMES.flatMap((name) => {
    const id = ROLES[name];
    return [String(id), name, foldSearch(ROLE_LABELS[id])].map((word): [string, RoleId] => [word, id]);
  }),
);

/** A role in a path: its id, its label or its English name (`2`, `Gestor`, `manager`). */
export const RoleParam = z.string().transform((word, context): RoleId => {
  const id = ROLE_WORDS.get(foldSearch(word));
  if (id) return id;
  context.addIssue({ code: 'custom', message: 'Not a role.' });
  return z.NEVER;
});
