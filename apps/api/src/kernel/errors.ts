import { MAX_FIELD_ERRORS } from '@faena/shared/domain';
import {
  ERROR_STATUS,
  type ErrorCode,
  type Fault,
  type FieldError,
  faultOf,
  type Params,
  type ParamsOf,
  type PlainReason,
  type Reason,
  sentenceOf,
} from '@faena/shared/errors';

interface Extra {
  readonly errors?: readonly FieldError[];
  /** Seconds, for `Retry-After`. */
  readonly retryAfter?: number;
}

/** A refusal for the caller: its code decides the status, its reason the message. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly reason: Reason;
  readonly params: Params | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  /** @param why the reason, or with its parameters the fault; `extra.errors` names the fields at fault */
  constructor(code: ErrorCode, why: PlainReason | Fault, extra: Extra = {}) {
    const fault = typeof why === 'string' ? faultOf(why) : why;
    // The validator's finding about a broken field.
    super(extra.errors?.[0]?.message ?? sentenceOf(fault));
    this.code = code;
    this.reason = fault.reason;
    this.params = fault.params;
    this.errors = extra.errors?.slice(0, MAX_FIELD_ERRORS);
    this.retryAfter = extra.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

type Missing = { [R in PlainReason]: R extends `${infer Noun}_not_found` ? Noun : never }[PlainReason];

export const notFound = (noun: Missing) => new AppError('not_found', `${noun}_not_found`);

/** A conflict with the present state; `field` of the body is at fault, if any. */
export function conflict(reason: PlainReason, field?: string): AppError {
  const fault = faultOf(reason);
  const errors = field ? [fieldError(`body.${field}`, fault)] : undefined;
  return new AppError('conflict', fault, { ...(errors && { errors }) });
}

/** The reasons that name the most there can be of something. */
type TooMany = {
  [R in Reason]: R extends `too_many_${string}`
    ? ParamsOf<R> extends [params: Readonly<Record<'max', string | number>>]
      ? R
      : never
    : never;
}[Reason];

/** One more than there can be of something (LIMIT-11). */
export function tooMany(reason: TooMany, max: number): AppError {
  return new AppError('conflict', { reason, params: { max } });
}

/** The `Retry-After` of a failing database, which recovers in about this time. */
const BACK_SOON_S = 5;

/** The database or the store of files is unreachable or too busy; the same request may succeed later. */
export const unavailable = () => new AppError('unavailable', 'unavailable', { retryAfter: BACK_SOON_S });

export const forbidden = () => new AppError('forbidden', 'access_denied');
export const unauthenticated = (reason: PlainReason = 'not_signed_in') =>
  new AppError('unauthenticated', reason);

/** With a temporary password only the own account and the change of the password are open. */
export const passwordChangeRequired = () => new AppError('password_change_required', 'temporary_password');

/** The installation demands two steps of this role; without them only the way to set them up is open. */
export const twoStepsRequired = () => new AppError('two_steps_required', 'two_steps_missing');

/** The caller must confirm the session with the password first (SESSION-37). */
export const confirmationRequired = () => new AppError('confirmation_required', 'not_confirmed');

/** Pay is closed on this own device until its PIN opens it (PIN-1). */
export const pinRequired = () => new AppError('pin_required', 'pay_locked');

/** A well-formed input that breaks a rule only the database knows; `path` names the field. */
export function invalid<R extends Reason>(path: string, reason: R, ...params: ParamsOf<R>): AppError {
  return invalidField(path, faultOf(reason, ...params));
}

/** The fault of one field, with its sentence. */
export function fieldError(path: string, fault: Fault): FieldError & Fault {
  return { path, message: sentenceOf(fault), ...fault };
}

/** Refuses one field with a known fault. */
export function invalidField(path: string, fault: Fault): AppError {
  return new AppError('validation_failed', fault, { errors: [fieldError(path, fault)] });
}
