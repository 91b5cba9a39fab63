import { MAX_PICTURE_BYTES, MAX_UNSHRUNK_BYTES } from '@faena/shared/domain';
import { sizeOf } from '../../file/file-size.ts';
import { coverTexts as texts } from '../../texts/cover.ts';
import { shrinkPicture } from '../shrink-picture.ts';

/** The formats that the server opens; others are converted here. */
const PLAIN: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
]);
/** The longest edge that is sent, in pixels: twice that of a cover. */
const MOST_PX = 1_280;

/** Thrown for a file that cannot become an acceptable picture. The message has the reason. */
export class PictureRefused extends Error {}

/**
 * The picture to send: shrunk on the device, and converted from the formats that only the browser opens (COVER-8).
 *
 * @throws PictureRefused for a file that the browser cannot open
 */
export async function preparePicture(file: File): Promise<Blob> {
  const isPlain = PLAIN.has(file.type);
  if (isPlain && file.size <= MAX_UNSHRUNK_BYTES) return file;
  try {
    return await shrinkPicture(file, MOST_PX);
  } catch {
    if (isPlain && file.size <= MAX_PICTURE_BYTES) return file;
    throw new PictureRefused(
      isPlain ? texts.tooLarge(sizeOf(file.size), sizeOf(MAX_PICTURE_BYTES)) : whyNot(file),
    );
  }
}

function whyNot({ name, type }: File): string {
  return /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name) ? texts.heic : texts.unreadable;
}
