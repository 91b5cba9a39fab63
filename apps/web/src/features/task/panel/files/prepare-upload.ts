import { MAX_UNSHRUNK_BYTES } from '@faena/shared/domain';
import { shrinkPicture } from '../shrink-picture.ts';

/** Formats of photos; others, such as an animation, are sent as they are. */
const PHOTOS: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
/** Enough to read a plan on a photo, in pixels. */
const MOST_PX = 2_560;

/**
 * The file to send (FILE-13): a photo over 1 MiB is shrunk on the device, and a HEIC photo is converted if the browser opens
 * it.
 */
export async function prepareUpload(file: File): Promise<File> {
  const isHeic = /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!isHeic && !(PHOTOS.has(file.type) && file.size > MAX_UNSHRUNK_BYTES)) return file;
  const shrunk = await shrinkPicture(file, MOST_PX).catch(() => null);
  if (!shrunk || (!isHeic && shrunk.size >= file.size)) return file;
  const ending = shrunk.type === 'image/webp' ? '.webp' : '.png';
  return new File([shrunk], file.name.replace(/(?:\.[^.]*)?$/, ending), { type: shrunk.type });
}
