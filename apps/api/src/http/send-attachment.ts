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
    'Content-Disposition': `attachment; ${parametersOf(filename)}`,
    'X-Content-Type-Options': 'nosniff',
  };
  await sendStream({ content, headers, whenSent }, response);
}

/** The name of a file, and once more in UTF-8 where it has letters of other scripts (RFC 6266). */
function parametersOf(filename: string): string {
  const plain = `filename="${filename.replace(/[^ -~]/g, '_')}"`;
  return plain.includes(filename) ? plain : `${plain}; filename*=UTF-8''${encodeURIComponent(filename)}`;
}
