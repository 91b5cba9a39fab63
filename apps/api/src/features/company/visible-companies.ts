import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import type { CompanyDoc } from './model.ts';

/**
 * The companies that a caller sees: all for an admin, the created ones for a manager, the workplace for an employee
 * (COMPANY-4). Managers may change all that they see.
 */
export function visibleCompanies(actor: Actor): QueryFilter<CompanyDoc> {
  switch (actor.role) {
    case 'admin':
      return {};
    case 'manager':
      return { createdBy: actor.id };
    case 'employee':
      return { _id: actor.companyId };
    case 'client':
      return { _id: null };
  }
}
