import type { Marking } from '@faena/shared/domain';
import { CompanyNoun, plainOf } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { CompanyModel } from './model.ts';

/** A person's own way to mark, and their company. */
interface Marker {
  readonly marking?: Marking | null;
  readonly companyId: Types.ObjectId | null;
}

/** How an employee marks: their own way, else that of their company (MARK-2); undefined without a company. */
export async function markingOf({ marking, companyId }: Marker): Promise<Marking | undefined> {
  if (!companyId) return undefined;
  const company = await CompanyModel.findById(companyId, { marking: 1 }).lean();
  return company ? (marking ?? plainOf(CompanyNoun, company).marking) : undefined;
}
