import type { Metadata } from 'sharp';
import { AppError } from '../../kernel/errors.ts';
import { Places } from '../../platform/places.ts';

/** The side of a profile picture, in pixels; shown at half of it at most. */
const SQUARE: PictureSize = { width: 256, height: 256 };

/** The size of a stored picture, in pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** `inside` keeps the whole picture, and never enlarges it; by default the middle fills the size. */
  readonly fit?: 'cover' | 'inside';
}

/** More than any camera's 50 megapixels; a few kilobytes can claim far more. */
const MAX_PIXELS = 60_000_000;

/** Most memory that opening a picture may take. */
const MAX_BYTES = 220_000_000;

/** Memory per pixel of a format that must be decoded whole, as measured, because no header states it. */
const BYTES_A_PIXEL: Readonly<Record<string, number>> = { heif: 18, gif: 6, webp: 4, tiff: 4 };
const BYTES_IF_PROGRESSIVE: Readonly<Record<string, number>> = { jpeg: 6, png: 4 };
const BYTES_A_SAMPLE: Readonly<Record<string, number>> = { uchar: 1, ushort: 2 };

/** One picture is opened at a time, for all senders (LIMIT-8). */
const places = new Places({ places: 1, waiting: 8, retryAfter: 5, reason: 'too_many_pictures' });

/** Longest a picture may take to decode. */
const MAX_SECONDS = 10;

/** Loads the decoder with the first picture, because it takes 17 MB and many installations never need it. */
let loading: ReturnType<typeof openSharp> | undefined;
const loadSharp = () => {
  loading ??= openSharp();
  return loading;
};

async function openSharp() {
  const { default: sharp } = await import('sharp');

  // No cache, because uploads differ.
  sharp.cache(false);

  // The other cores serve other work (LIMIT-4).
  sharp.concurrency(1);

  // The formats browsers and cameras make, by content. Everything else libvips could open stays shut: SVG and PDF are
  // programs rather than pictures.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((type) => `VipsForeignLoad${type}Buffer`),
  });
  return sharp;
}

/**
 * A picture in its stored form: upright in this size, a square by default, as WebP without metadata. An
 * animation gives its first frame.
 * @throws AppError `unsupported_media_type` for bytes of no picture, with any name; `payload_too_large` for a picture
 * that needs too much memory; `unavailable` when too many wait
 */
export async function encodePicture(bytes: Buffer, size = SQUARE): Promise<Buffer> {
  const leave = await places.take();
  try {
    const sharp = await loadSharp();
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).timeout({
      seconds: MAX_SECONDS,
    });
    refuseCostly(await picture.metadata());
    const upright = picture
      .autoOrient()
      .resize({ fit: 'cover', ...size, withoutEnlargement: size.fit === 'inside' });
    return await upright.webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && /pixel limit|timeout/i.test(error.message)) throw tooManyPixels();
    throw new AppError('unsupported_media_type', 'not_a_picture');
  } finally {
    leave();
  }
}

/** The header decides, before anything is decoded. */
function refuseCostly({ width, height, format, isProgressive, depth }: Metadata): void {
  const aPixel = BYTES_A_PIXEL[format] ?? (isProgressive ? BYTES_IF_PROGRESSIVE[format] : undefined) ?? 0;
  const bytes = width * height * aPixel * (BYTES_A_SAMPLE[depth] ?? 4);
  if (bytes > MAX_BYTES) throw tooManyPixels();
}

function tooManyPixels(): AppError {
  return new AppError('payload_too_large', 'too_many_pixels');
}
