import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { ForemanModel } from './model.ts';

/** In how many projects of their company somebody may mark others (CREW-4). */
export async function countCrews({ id: personId, companyId }: Actor): Promise<number> {
  if (!companyId) return 0;
  return driverCollection(ForemanModel).countDocuments({ personId, companyId, endedAt: null });
}
