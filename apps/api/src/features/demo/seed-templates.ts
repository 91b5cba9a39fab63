import type { Actor } from '../../kernel/actor.ts';
import { createTemplate, listTemplates } from '../task-template/index.ts';
import type { CompanyKey } from './content/shapes.ts';
import { TEMPLATES } from './content/templates.ts';

/** Creates the task templates of the companies, unless an earlier run has. */
export async function seedTemplates(
  companies: Readonly<Record<CompanyKey, string>>,
  manager: Actor,
): Promise<void> {
  for (const { company, template } of TEMPLATES) {
    const companyId = companies[company];
    const present = await listTemplates(companyId, manager);
    if (!present.some(({ name }) => name === template.name))
      await createTemplate({ companyId, ...template }, manager);
  }
}
