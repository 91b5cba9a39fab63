import type { PersonDoc } from './model.ts';

/** Whether the present address was verified; accounts of before addresses were have none that was (EMAIL-1). */
export function isVerified({
  emailKey,
  verifiedEmailKey,
}: Pick<PersonDoc, 'emailKey'> & Partial<Pick<PersonDoc, 'verifiedEmailKey'>>): boolean {
  return verifiedEmailKey === emailKey;
}
