import { type Crop, cropSquare } from './crop.ts';

/** Edge of the square that is sent, in pixels: enough for the largest avatar on a dense screen. */
const SENT_PX = 512;
const SENT_QUALITY = 0.9;

/** Draws the crop of a picture over the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cropSquare(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/**
 * The crop as an image file of 512 by 512 pixels.
 *
 * @throws Error when the browser cannot encode it.
 */
export function cropToBlob(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SENT_PX;
  canvas.height = SENT_PX;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    // Browsers that cannot write WebP write PNG instead.
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be encoded'))),
      'image/webp',
      SENT_QUALITY,
    );
  });
}
