import { MAX_PICTURE_BYTES, MAX_UNSHRUNK_BYTES } from '@faena/shared/domain';
import { sizeOf } from '../../file/file-size.ts';
import { coverTexts as texts } from '../../texts/cover.ts';

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
const QUALITY = 0.9;

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
    const bitmap = await createImageBitmap(file);
    try {
      return await shrink(bitmap);
    } finally {
      bitmap.close();
    }
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

async function shrink(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, MOST_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no picture');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    // Browsers that cannot write WebP write PNG instead.
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be encoded'))),
      'image/webp',
      QUALITY,
    );
  });
}
