import { ApiError } from '@/lib/client.ts';

/** Tests whether a sign-in with the right password also needs a code (TWOSTEP-2). */
export function needsCode(error: unknown): boolean {
  return error instanceof ApiError && (error.reason === 'code_required' || error.reason === 'code_wrong');
}
