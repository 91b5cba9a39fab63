import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import type { CompanyDoc } from './model.ts';

/**
 * The companies a caller sees: all for an admin, the ones they created for a manager, the one they
 * work for for an employee (COMPANY-4). Managers may change all they see.
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
