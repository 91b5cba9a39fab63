import { isForbidden } from '@/lib/client.ts';
import { membersTexts } from '@/texts/members.ts';

/** What failed, or that one may not, where that is why (ERROR-20). */
export function refusedOr(error: Error, failed: string): string {
  return isForbidden(error) ? membersTexts.errors.forbidden : failed;
}
