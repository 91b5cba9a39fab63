import { z } from 'zod';
import { RoleId } from './role-id.ts';

/** An account of the demo data with its password; only demo mode answers it (START-10). */
export const DemoAccount = z.object({
  username: z.string(),
  password: z.string(),
  rol_id: RoleId,
  label: z.string(),
});
export type DemoAccount = z.infer<typeof DemoAccount>;
