import { finished, type Readable } from 'node:stream';
import type { StreamedUpload } from '@faena/shared/contract';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import type { Arriving } from '../kernel/call.ts';
import { invalid } from '../kernel/errors.ts';
import { refusalOfForm } from './body.ts';
import { refuseSlow } from './refuse-slow.ts';

/**
 * The file of an upload, as soon as it begins to arrive. Its content fails when the sender leaves, or is too slow
 * (LIMIT-21). A longer file than the route takes has one byte too many.
 * @throws AppError `validation_failed` for a malformed form, or one without the file
 */
export function arrivingFile(
  { field, maxBytes }: StreamedUpload,
  request: Request,
  response: Response,
): Promise<Arriving> {
  return new Promise((resolve, reject) => {
    let arriving: Readable | undefined;
    const storage: StorageEngine = {
      _handleFile: (_request, { originalname, stream }, done) => {
        arriving = stream;
        finished(stream, (error) => done(error, {}));
        resolve({ name: originalname, content: stream });
      },
      _removeFile: (_request, _file, done) => done(null),
    };
    const limits = { fileSize: maxBytes, files: 1, fields: 5, fieldSize: 1_000 };
    const read = multer({ storage, limits, defParamCharset: 'utf8' }).single(field);
    const ended = new Promise<void>((end) => {
      read(request, response, (error?: unknown) => {
        if (error && arriving) arriving.destroy();
        else reject(error ? refusalOfForm(error) : invalid(`body.${field}`, 'file_required'));
        end();
      });
    });
    // Also a form whose file has not begun keeps a place of LIMIT-24.
    refuseSlow(request, ended).catch((error: Error) => (arriving ? arriving.destroy(error) : reject(error)));
  });
}
