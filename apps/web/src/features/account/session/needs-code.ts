import { ApiError } from '@/lib/client.ts';

/** Whether a sign-in was refused for want of a code, the password being right (TWOSTEP-2). */
export function needsCode(error: unknown): boolean {
  return error instanceof ApiError && (error.reason === 'code_required' || error.reason === 'code_wrong');
}
