import { z } from 'zod';
import { ROLE_LABELS, ROLE_NAMES, ROLES } from '../access/roles.ts';
import { foldSearch } from '../domain/fold-search.ts';
import { LENGTHS } from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { Marking } from './marking.ts';
import { noun, text } from './noun.ts';
import {
  AnyPhone,
  AnyPlainName,
  AnyUsername,
  Email,
  Flag,
  Id,
  Instant,
  Named,
  optionalPhone,
  optionalText,
  PlainName,
  Username,
} from './primitives.ts';
import { RoleId } from './role-id.ts';
import { FirstPassword, OptionalPassword, OwnLanguage } from './session.ts';

const Plan = z.preprocess((value) => (value === '' ? null : value), Id.nullable());

/**
 * A person (ACCOUNT-1): an account as its owner and admins see it, and as an admin makes it. Never carries a password
 * or its hash; a blank one keeps the current password. `subscription` is taken in as an id, and `null` clears it.
 */
export const PersonNoun = noun({
  _id: { answer: Id },
  fullname: { ...text(PlainName), change: AnyPlainName },
  email: text(Email),
  phone: { ...text(optionalPhone(), ''), change: AnyPhone },
  rol_id: { answer: RoleId, creation: RoleId, change: RoleId },
  rol: { answer: z.string() },
  username: text(Username),
  subscription: { answer: Named.nullable(), creation: Plan.default(null), change: Plan },
  password: { creation: FirstPassword, change: OptionalPassword },
  profilePicture: { answer: z.string().nullable() },
  company: { answer: Named.nullable() },
  /** Stored in whole cents. */
  hourlyRate: { answer: z.number() },
  /** Null until somebody chooses (LANG-12); a creation without it takes its maker's. */
  language: {
    answer: OwnLanguage.nullable(),
    creation: OwnLanguage.nullable().optional(),
    plain: true,
    fallback: null,
  },
  /** Null for an employee who marks as their company does (MARK-2). */
  marking: { answer: Marking.nullable(), plain: true, fallback: null },
  createdAt: { answer: Instant },
});

export const Person = PersonNoun.answer;
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

/** `POST /user/create`, by an admin. */
export const NewPerson = PersonNoun.creation;
export type NewPerson = z.infer<typeof NewPerson>;

/** `PUT /user/:id`, by an admin. */
export const PersonChanges = PersonNoun.changes;
export type PersonChanges = z.infer<typeof PersonChanges>;

/** `PUT /user/edit`: the part of their own profile that people change. */
export const ProfileChanges = PersonChanges.pick({ fullname: true, email: true, phone: true }).extend({
  language: OwnLanguage.optional(),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** A search term for a name, username or e-mail (`GET /user/search`), or for a task (`GET /tasks/search`). */
export const SearchTerm = optionalText(LENGTHS.searchMax).refine(
  (value) => value.length >= LENGTHS.searchMin,
  say('too_short', { min: LENGTHS.searchMin }),
);

/** `GET /user/search_users`: exactly one field, matched whole and without regard to case. */
export const PersonLookUp = z
  .object({
    username: AnyUsername.optional(),
    email: AnyUsername.optional(),
    rol_id: z.coerce.number().pipe(RoleId).optional(),
    id: Id.optional(),
    unique: Flag.default(false),
  })
  .refine(
    ({ unique: _, ...fields }) => Object.values(fields).filter((field) => field !== undefined).length === 1,
    say('one_of_fields'),
  );
export type PersonLookUp = z.infer<typeof PersonLookUp>;

const ROLE_WORDS = new Map<string, RoleId>(
  ROLE_NAMES.flatMap((name) => {
    const id = ROLES[name];
    return [String(id), name, foldSearch(ROLE_LABELS[id])].map((word): [string, RoleId] => [word, id]);
  }),
);

/** A role in a path: its id, its label or its English name (`2`, `Gestor`, `manager`). */
export const RoleParam = z
  .string()
  .max(LENGTHS.name)
  .transform((word, context): RoleId => {
    const id = ROLE_WORDS.get(foldSearch(word));
    if (id) return id;
    context.addIssue({ code: 'custom', message: say('not_a_role') });
    return z.NEVER;
  });
