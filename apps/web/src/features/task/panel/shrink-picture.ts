const QUALITY = 0.9;

/**
 * A picture as WebP with its longest edge within `mostPx`, drawn on the device. A smaller one keeps its size.
 * @throws Error for a file that the browser cannot open as a picture
 */
export async function shrinkPicture(file: File, mostPx: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    return await shrink(bitmap, mostPx);
  } finally {
    bitmap.close();
  }
}

async function shrink(bitmap: ImageBitmap, mostPx: number): Promise<Blob> {
  const scale = Math.min(1, mostPx / Math.max(bitmap.width, bitmap.height));
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
