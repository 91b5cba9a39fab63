import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type FieldError,
  type Params,
  type Reason,
  sentenceOf,
} from '@faena/shared/errors';

/** The API's refusal of a call, in place of an answer. */
export class Refusal {
  readonly status: number;
  readonly body: ErrorBody | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, body?: ErrorBody, retryAfter?: number) {
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  response(): Response {
    const { status, body } = this;
    const headers = this.retryAfter ? { 'Retry-After': String(this.retryAfter) } : {};
    return body
      ? Response.json(body, { status, headers })
      : new Response('Bad gateway', { status, headers: { ...headers, 'Content-Type': 'text/html' } });
  }
}

/**
 * Refuses a call like the API, with a code of its closed list; a reason has its sentence as message. `retryAfter` is in
 * seconds.
 */
export function refuse(
  code: ErrorCode,
  message: string = code,
  {
    retryAfter,
    ...more
  }: { reason?: Reason; params?: Params; errors?: FieldError[]; retryAfter?: number } = {},
): Refusal {
  const { reason, params } = more;
  const said = reason ? sentenceOf({ reason, ...(params && { params }) }) : message;
  return new Refusal(ERROR_STATUS[code], { message: said, code, requestId: 'test', ...more }, retryAfter);
}

/** An answer of another program, such as a proxy: a status without our envelope. */
export function refuseBare(status: number): Refusal {
  return new Refusal(status);
}

export const OFFLINE = Symbol('offline');

/** A failure of the network, in place of an answer. */
export function offline(): typeof OFFLINE {
  return OFFLINE;
}
