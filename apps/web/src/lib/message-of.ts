import { ApiError } from '@faena/shared/client';

/** The server's message, else the text given (ERROR-2); a broken connection has no message. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.message) || fallback;
}
