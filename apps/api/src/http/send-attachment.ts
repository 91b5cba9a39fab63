import type { Response } from 'express';
import type { Attachment } from '../kernel/attachment.ts';
import { sendStream } from './send-stream.ts';

/** Sends a file as a download with its name. */
export async function sendAttachment(
  { mediaType, filename, content, whenSent }: Attachment,
  response: Response,
): Promise<void> {
  const headers = {
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${filename}"`,
    'X-Content-Type-Options': 'nosniff',
  };
  await sendStream({ content, headers, whenSent }, response);
}
