import { isForbidden } from '@/lib/client.ts';
import { membersTexts } from '../texts/members.ts';

/** The message of a failed act; for a missing right, its own message (ERROR-20). */
export function refusedOr(error: Error, failed: string): string {
  return isForbidden(error) ? membersTexts.errors.forbidden : failed;
}
