import type { CompanyDoc } from '../src/features/company/model.ts';
import { TaskTemplateModel } from '../src/features/task-template/model.ts';

/** The nouns of a company that nothing else in the scene refers to. */
export interface CompanyTargets {
  /** A task template of the company. */
  readonly template: string;
}

/** Creates those nouns of the owner's company. */
export async function createNounsOfCompany(company: CompanyDoc): Promise<CompanyTargets> {
  const template = await TaskTemplateModel.create({
    companyId: company._id,
    name: 'Inspección',
    nameKey: 'inspección',
    checklist: ['Fotos'],
  });
  return {
    template: String(template._id),
  };
}
