import { z } from 'zod';

/** A `rol_id` (ACCESS-1); apart from the roles themselves, which the first page of the web needs without zod. */
export const RoleId = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type RoleId = z.infer<typeof RoleId>;
