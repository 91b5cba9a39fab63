import { isForbidden } from '@/lib/client.ts';
import { membersTexts } from '../texts/members.ts';

/** The failed act, or the missing right if that is the reason (ERROR-20). */
export function refusedOr(error: Error, failed: string): string {
  return isForbidden(error) ? membersTexts.errors.forbidden : failed;
}
