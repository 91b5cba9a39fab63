import { z } from 'zod';
import { Id } from './primitives.ts';

/** Somebody by name; of one who was deleted, the last they had. */
export const PersonName = z.object({ _id: Id, fullname: z.string(), username: z.string() });
export type PersonName = z.infer<typeof PersonName>;
