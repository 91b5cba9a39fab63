import { foldName } from '@faena/shared/domain';
import { createLineOfBusiness, LineOfBusinessModel } from '../line-of-business/index.ts';
import { createPlan, PlanModel } from '../plan/index.ts';
import { LINES_OF_BUSINESS, SUBSCRIPTIONS } from './content/group.ts';
import { ensure } from './ensure.ts';

/** Lines of business and subscriptions. Answers the ids of the subscriptions by name. */
export async function seedCatalogues(): Promise<ReadonlyMap<string, string>> {
  for (const name of LINES_OF_BUSINESS) {
    await ensure(LineOfBusinessModel.exists({ nameKey: foldName(name) }), () =>
      createLineOfBusiness({ name }),
    );
  }
  const ids = new Map<string, string>();
  for (const subscription of SUBSCRIPTIONS) {
    const { name } = subscription;
    ids.set(name, await ensure(PlanModel.exists({ name }), () => createPlan(subscription)));
  }
  return ids;
}
