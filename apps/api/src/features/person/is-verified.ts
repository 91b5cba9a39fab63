import type { PersonDoc } from './model.ts';

/** Tests whether the present address is verified; accounts older than verification have none (EMAIL-1). */
export function isVerified({
  emailKey,
  verifiedEmailKey,
}: Pick<PersonDoc, 'emailKey'> & Partial<Pick<PersonDoc, 'verifiedEmailKey'>>): boolean {
  return verifiedEmailKey === emailKey;
}
