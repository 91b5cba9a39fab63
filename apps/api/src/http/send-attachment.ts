import type { Response } from 'express';
import type { Attachment } from '../kernel/attachment.ts';
import { sendStream } from './send-stream.ts';

/** Sends a file with its name, as a download unless an uploaded one is shown in place. */
export async function sendAttachment(
  { mediaType, filename, content, whenSent, uploaded }: Attachment,
  response: Response,
): Promise<void> {
  const disposition = uploaded?.isShown ? 'inline' : 'attachment';
  const headers = {
    'Content-Type': mediaType,
    'Content-Disposition': `${disposition}; ${parametersOf(filename)}`,
    'X-Content-Type-Options': 'nosniff',
    ...(uploaded && headersOf(mediaType, uploaded)),
  };
  await sendStream({ content, headers, whenSent }, response);
}

/**
 * The headers of an uploaded file, whose content may do nothing (FILE-6). Chrome shows no sandboxed PDF, and its viewer has
 * styles of its own; a PDF runs in the viewer's process and not on our origin.
 */
function headersOf(mediaType: string, { size, keptS }: NonNullable<Attachment['uploaded']>) {
  const more = mediaType === 'application/pdf' ? "style-src 'unsafe-inline'" : 'sandbox';
  return {
    'Content-Length': String(size),
    'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'; ${more}`,
    'Cache-Control': `private, max-age=${keptS}`,
  };
}

/** The name of a file, and once more in UTF-8 where it has letters of other scripts (RFC 6266). */
function parametersOf(filename: string): string {
  const plain = `filename="${filename.replace(/[^ -~]|["\\\\]/g, '_')}"`;
  return plain.includes(filename) ? plain : `${plain}; filename*=UTF-8''${encoded(filename)}`;
}

/** The characters of a value in a header (RFC 8187), without those that `encodeURIComponent` leaves as they are. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
