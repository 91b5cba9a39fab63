import { ERROR_STATUS, type ErrorCode, type FieldError } from '@faena/shared/errors';

/** A refusal that the caller is told about: its code decides the status, its message is shown. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  /** Seconds, for `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    extra: { errors?: readonly FieldError[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.errors = extra.errors;
    this.retryAfter = extra.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export const notFound = (what: string) => new AppError('not_found', `${what} not found`);
export const conflict = (message: string) => new AppError('conflict', message);
export const forbidden = (message = 'Access Denied') => new AppError('forbidden', message);
export const unauthenticated = (message = 'Authentication required.') =>
  new AppError('unauthenticated', message);

/** With a temporary password only the own account and the change of the password are open. */
export const passwordChangeRequired = () =>
  new AppError('password_change_required', 'The temporary password must be changed first.');

/** A well-formed input that breaks a rule only the database knows; `path` names the field. */
export const invalid = (path: string, message: string) =>
  new AppError('validation_failed', message, { errors: [{ path, message }] });
