import { NewCompany } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../platform/services.ts';
import { CompanyModel, createCompany } from '../company/index.ts';
import { COMPANIES } from './content/group.ts';
import type { CompanyKey } from './content/shapes.ts';
import { ensure } from './ensure.ts';

/** The companies of the group, owned by the manager. Answers their ids. */
export async function seedCompanies(
  manager: Actor,
  services: Services,
): Promise<Readonly<Record<CompanyKey, string>>> {
  const company = (key: CompanyKey) => {
    const profile = COMPANIES[key];
    return ensure(CompanyModel.exists({ createdBy: manager.id, name: profile.name }), () =>
      createCompany(NewCompany.parse({ marking: 'automatic', ...profile }), manager, services),
    );
  };
  return {
    construcciones: await company('construcciones'),
    cafetalera: await company('cafetalera'),
    transportes: await company('transportes'),
    obra: await company('obra'),
  };
}
