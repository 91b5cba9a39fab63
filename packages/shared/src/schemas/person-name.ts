import { z } from 'zod';
import { Id } from './primitives.ts';

/** A person by name; a deleted one keeps the last name. */
export const PersonName = z.object({ _id: Id, fullname: z.string(), username: z.string() });
export type PersonName = z.infer<typeof PersonName>;
