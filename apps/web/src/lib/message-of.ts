import { ApiError } from '@faena/shared/client';

/** 'The server message, else …' of the error catalogue (spec, section 8); a broken connection has no message. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.message) || fallback;
}
