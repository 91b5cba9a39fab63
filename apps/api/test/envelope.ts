import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@faena/shared/errors';
import { expect } from 'vitest';

/** Text that must never reach a caller: stack traces, files, and words of libraries. */
export const INSIDES = /\n\s+at |node_modules|\.[jt]s\b|mongo|E11000|BSON|zod|ObjectId|ECONN/i;

/**
 * Expects a refusal with this code, in the one envelope that all failures have (WIRE-3), and answers its body.
 */
export async function expectRefusal(response: Response, code: ErrorCode): Promise<ErrorBody> {
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({ status: ERROR_STATUS[code] });
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  const body = ErrorBody.strict().parse(JSON.parse(text));
  expect(body.code).toBe(code);
  expect(body.message).not.toBe('');
  // Each part has a reason, for translation into another language (WIRE-17).
  for (const part of [body, ...(body.errors ?? [])]) expect(part).toHaveProperty('reason');
  expect(body.requestId).toBe(response.headers.get('X-Request-Id'));
  expect(text).not.toMatch(INSIDES);
  return body;
}
