import { ERROR_STATUS, type ErrorBody, type ErrorCode, type PlainReason } from '@faena/shared/errors';
import type { ErrorRequestHandler } from 'express';
import { MulterError } from 'multer';
import { AppError, unavailable } from '../kernel/errors.ts';
import { isOutage } from '../platform/outage.ts';

/** The errors of the HTTP libraries, in our own words. */
const BY_STATUS: Readonly<Record<number, [ErrorCode, PlainReason]>> = {
  404: ['not_found', 'not_found'],
  408: ['request_timeout', 'body_too_slow'],
  413: ['payload_too_large', 'request_too_large'],
  415: ['unsupported_media_type', 'media_type_unsupported'],
};

/** Answers any thrown error with the error body of the API; only our own messages reach the caller. */
export const answerError: ErrorRequestHandler = (thrown: unknown, request, response, next) => {
  if (response.headersSent) {
    request.log.error({ err: thrown }, 'answer broke off');
    return next(thrown);
  }
  const error = translate(thrown);
  if (error.code === 'internal') request.log.error({ err: thrown }, 'request failed');
  if (error.code === 'unavailable')
    request.log.warn({ err: thrown }, 'database or store of files out of reach');
  if (error.retryAfter !== undefined) response.set('Retry-After', String(error.retryAfter));
  // Closes the connection, because the rest of the body may still arrive.
  if (error.code === 'request_timeout') response.set('Connection', 'close');
  if (error.code === 'unauthenticated') response.set('WWW-Authenticate', 'Bearer');
  response.status(ERROR_STATUS[error.code]).json({
    message: error.message,
    code: error.code,
    reason: error.reason,
    ...(error.params && { params: error.params }),
    ...(error.errors && { errors: [...error.errors] }),
    requestId: String(request.id),
  } satisfies ErrorBody);
};

function translate(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof MulterError) return translated(thrown.code === 'LIMIT_FILE_SIZE' ? 413 : 400);
  if (isOutage(thrown)) return unavailable();
  return translated(statusOf(thrown));
}

function translated(status: number): AppError {
  const known = BY_STATUS[status];
  if (known) return new AppError(...known);
  if (status >= 400 && status < 500) return new AppError('validation_failed', 'request_malformed');
  return new AppError('internal', 'internal');
}

/** The status in an error of body-parser, busboy or the router. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof URIError) return 400;
  return thrown instanceof Error && 'status' in thrown ? Number(thrown.status) : 500;
}
