import type { ErrorBody, ErrorCode, FieldError, Params, Reason } from './errors.ts';

/** A request that the API refused, with everything it said; `retryAfter` is in seconds. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  /** Undefined in the answer of a proxy, or of a server older than reasons. */
  readonly reason: Reason | undefined;
  readonly params: Params | undefined;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, body: Partial<ErrorBody>, retryAfter?: number) {
    super(body.message ?? '');
    this.status = status;
    this.code = body.code ?? 'internal';
    this.reason = body.reason;
    this.params = body.params;
    this.errors = body.errors ?? [];
    this.requestId = body.requestId;
    this.retryAfter = retryAfter;
  }
}
