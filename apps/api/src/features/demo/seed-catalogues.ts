import { foldName } from '@faena/shared/domain';
import { LineOfBusinessInput, NewPlan } from '@faena/shared/schemas';
import { createLineOfBusiness, LineOfBusinessModel } from '../line-of-business/index.ts';
import { createPlan, PlanModel } from '../plan/index.ts';
import { LINES_OF_BUSINESS, PLANS } from './content/group.ts';
import { ensure } from './ensure.ts';

/** Lines of business and plans. Answers the ids of the plans by name. */
export async function seedCatalogues(): Promise<ReadonlyMap<string, string>> {
  for (const name of LINES_OF_BUSINESS) {
    await ensure(LineOfBusinessModel.exists({ nameKey: foldName(name) }), () =>
      createLineOfBusiness(LineOfBusinessInput.parse({ name })),
    );
  }
  const ids = new Map<string, string>();
  for (const plan of PLANS) {
    const { name } = plan;
    ids.set(name, await ensure(PlanModel.exists({ name }), () => createPlan(NewPlan.parse(plan))));
  }
  return ids;
}
