import { z } from 'zod';
import { REASON_NAMES } from './wording/reasons.ts';

export { fillIn, type Params } from './wording/fill-in.ts';
export * from './wording/reasons.ts';

/**
 * The closed list of error codes with their HTTP status (WIRE-3).
 * A code is a stable machine word: screens and tests depend on it, never on a message.
 */
export const ERROR_STATUS = {
  validation_failed: 400,
  unauthenticated: 401,
  forbidden: 403,
  password_change_required: 403,
  two_steps_required: 403,
  confirmation_required: 403,
  pin_required: 403,
  not_found: 404,
  request_timeout: 408,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  key_reused: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The parameters of a reason, by their names in its sentence. */
const Params = z.record(z.string(), z.union([z.string(), z.number()]));

/**
 * One broken field: `path` is dotted (`body.tasks.0.order`), `message` is English for a person; `reason` and `params`
 * help to word it in any language.
 */
export const FieldError = z.object({
  path: z.string(),
  message: z.string(),
  reason: z.enum(REASON_NAMES).optional(),
  params: Params.optional(),
});
export type FieldError = z.infer<typeof FieldError>;

/** The answer of every failure, with any status. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  reason: z.enum(REASON_NAMES).optional(),
  params: Params.optional(),
  errors: z.array(FieldError).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
