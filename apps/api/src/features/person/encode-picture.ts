import sharp from 'sharp';
import { AppError } from '../../kernel/errors.ts';

/** Side of a stored picture, in pixels; shown at no more than half of it. */
const SIDE = 256;

/** Beyond any camera's 50 megapixels; a few kilobytes can claim to be far more. */
const MAX_PIXELS = 60_000_000;

/** Longest a picture may take to decode. */
const MAX_SECONDS = 10;

// What browsers and cameras make, by content. Everything else libvips could open stays shut: SVG and
// PDF are programs rather than pictures.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((type) => `VipsForeignLoad${type}Buffer`),
});

/**
 * A picture as it is stored: a square of the middle, upright, as WebP, without any metadata; of an
 * animation the first frame.
 * @throws AppError `unsupported_media_type` when the bytes are no picture, whatever their name says;
 *   `payload_too_large` when it has too many pixels
 */
export async function encodePicture(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error && /pixel limit|timeout/i.test(error.message)) {
      throw new AppError('payload_too_large', 'too_many_pixels');
    }
    throw new AppError('unsupported_media_type', 'not_a_picture');
  }
}
