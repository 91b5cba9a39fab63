import { ROLES } from '@faena/shared/access';
import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { requireProof } from '../../platform/require-confirmed.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { AccountInvitationDoc } from './model.ts';

/**
 * Requires the right to invite to such an account: administrators to any, owners to their employees'. An invitation
 * of an administrator needs a confirmed session, as the creation of one does (SESSION-37).
 * @throws AppError `not_found` for a company out of reach; `forbidden`; `confirmation_required`
 */
export function requireMayInvite(
  { roleId, companyId }: Pick<AccountInvitationDoc, 'roleId' | 'companyId'>,
  actor: Actor,
  calling: CallingSession,
  clock: Clock,
): void {
  if (companyId === null && actor.role !== 'admin') throw forbidden();
  if (companyId !== null && !ownsCompany(actor, companyId)) throw notFound('company');
  if (roleId === ROLES.admin) requireProof('password', calling, clock);
}
