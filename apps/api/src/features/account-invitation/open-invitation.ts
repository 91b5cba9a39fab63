import { OpenedInvitation } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { hashOf } from '../../platform/link-token.ts';
import { findOneTimeLink } from '../../platform/one-time-link.ts';
import { openWithinLimits } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { CompanyModel } from '../company/index.ts';
import { nameIn, namesOf } from '../person/index.ts';
import { findGoodInvitation, noInvitation } from './good-invitation.ts';
import type { AccountInvitationDoc } from './model.ts';

/**
 * The content of a link: the role, the company's name and the inviter, nothing else.
 * @throws AppError `not_found` for a used, withdrawn, expired or unknown link; `rate_limited`
 */
export async function openInvitation(
  token: string,
  address: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<OpenedInvitation> {
  const { roleId, companyId, invitedBy, email, expiresAt } = await followLink(token, address, clock.now());
  const [names, company] = await Promise.all([
    namesOf([invitedBy]),
    companyId && CompanyModel.findById(companyId, { name: 1 }).lean(),
  ]);
  const { fullname, username } = nameIn(names, invitedBy);
  return answer(OpenedInvitation, {
    rol_id: roleId,
    company: company?.name ?? null,
    invitedBy: fullname || username,
    email,
    expiresAt: expiresAt.toISOString(),
  });
}

/**
 * Finds the invitation of a link without changing it.
 * @throws AppError as `openInvitation`
 */
export async function followLink(token: string, address: string, now: Date): Promise<AccountInvitationDoc> {
  const invitation = await openWithinLimits(
    address,
    async () => {
      const link = await findOneTimeLink('invitation', token, now);
      return link && findGoodInvitation(link.subjectId, now);
    },
    () => hashOf(token),
  );
  if (!invitation) throw noInvitation();
  return invitation;
}
