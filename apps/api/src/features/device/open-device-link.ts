import { DeviceLink } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { AppError } from '../../kernel/errors.ts';
import { hashOf } from '../../platform/link-token.ts';
import { findOneTimeLink, type OneTimeLink } from '../../platform/one-time-link.ts';
import { openWithinLimits } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { CompanyModel } from '../company/index.ts';
import { PersonModel } from '../person/index.ts';

/**
 * Finds a valid link to a device, within the limits of links to accounts (MARK-20).
 * @throws AppError `not_found` for a used, void, expired or unknown one; `rate_limited`
 */
export async function findDeviceLink(token: string, address: string, now: Date): Promise<OneTimeLink> {
  const find = () => findOneTimeLink('device', token, now);
  const link = await openWithinLimits(address, find, () => hashOf(token));
  if (!link) throw noDeviceLink();
  return link;
}

export const noDeviceLink = () => new AppError('not_found', 'device_link_not_found');

/**
 * Answers the person of a link without using it.
 * @throws AppError as `findDeviceLink`
 */
export async function openDeviceLink(
  token: string,
  address: string,
  { clock }: Services,
): Promise<DeviceLink> {
  const { subjectId, expiresAt } = await findDeviceLink(token, address, clock.now());
  const person = await PersonModel.findById(subjectId, { fullname: 1, companyId: 1, language: 1 }).lean();
  const company = person?.companyId && (await CompanyModel.findById(person.companyId, { name: 1 }).lean());
  if (!person || !company) throw noDeviceLink();
  return answer(DeviceLink, {
    userId: String(person._id),
    fullname: person.fullname,
    companyName: company.name,
    language: person.language ?? null,
    expiresAt: expiresAt.toISOString(),
  });
}
