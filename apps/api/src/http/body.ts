import { type Body, isStreamed, isUpload, jsonLimitOf, type Route } from '@faena/shared/contract';
import { faultOf } from '@faena/shared/errors';
import { type Request, type RequestHandler, type Response, raw } from 'express';
import multer, { MulterError } from 'multer';
import { AppError, invalid } from '../kernel/errors.ts';
import { refuseSlow } from './refuse-slow.ts';

const JSON_TYPES = ['application/json', 'application/*+json'];

/**
 * Reads a request's body into memory, up to its limit; called after the caller was let in (LIMIT-1, LIMIT-21). The verb of a
 * streamed upload reads that itself.
 */
export function bodyReader(
  route: Route,
): ((request: Request, response: Response) => Promise<void>) | undefined {
  const { body } = route;
  if (!body) return undefined;
  const read: RequestHandler = isUpload(body)
    ? multer({
        storage: multer.memoryStorage(),
        limits: { fileSize: body.maxBytes, files: 1, fields: 5, fieldSize: 1_000 },
      }).single(body.field)
    : raw({ type: JSON_TYPES, limit: jsonLimitOf(route), inflate: false });
  return async (request, response) => {
    refuseUnreadable(body, request);
    if (isStreamed(body)) return;
    const refusal = isUpload(body) ? refusalOfForm : (error: unknown) => error;
    const reading = new Promise<void>((resolve, reject) => {
      read(request, response, (error?: unknown) => (error ? reject(refusal(error)) : resolve()));
    });
    await refuseSlow(request, reading);
  };
}

/** @throws AppError `unsupported_media_type` for another type or a compressed body; `validation_failed` for a broken one */
function refuseUnreadable(body: Body, request: Request): void {
  const accepted = isUpload(body) ? ['multipart/form-data'] : JSON_TYPES;
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', 'body_compressed');
  }
  const hasBody =
    Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
  if (hasBody && !request.is(accepted)) {
    throw new AppError(
      'unsupported_media_type',
      faultOf('media_type_expected', { type: String(accepted[0]) }),
    );
  }
  // The connection ended before the body did.
  if (request.destroyed && !request.complete) throw invalid('body', 'request_malformed');
}

/** A form parser's error has no status, but it means a malformed form. */
export function refusalOfForm(error: unknown): unknown {
  return error instanceof MulterError ? error : invalid('body', 'form_malformed');
}

/** The bytes of an uploaded file. */
export function fileOf(request: Request, field: string): Buffer {
  if (!request.file) throw invalid(`body.${field}`, 'file_required');
  return request.file.buffer;
}
