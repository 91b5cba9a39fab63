/** A square crop of a picture: its zoom, and its position from -1 (left, top) over 0 (middle) to 1 (right, bottom). */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0, y: 0 };
export const MAX_ZOOM = 4;

/** The square of a crop in the picture's pixels, always within the picture. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: ((width - side) / 2) * (1 + x), top: ((height - side) / 2) * (1 + y), side };
}

/** The crop after a drag of the picture, in pixels of a preview of the given width. */
export function dragCrop(
  picture: Size,
  crop: Crop,
  by: { dx: number; dy: number },
  previewWidth: number,
): Crop {
  const { side } = cropSquare(picture, crop);
  const move = (at: number, length: number, pixels: number) => {
    const room = (length - side) / 2;
    return room > 0 ? clamp(at - (pixels * side) / previewWidth / room) : 0;
  };
  return { zoom: crop.zoom, x: move(crop.x, picture.width, by.dx), y: move(crop.y, picture.height, by.dy) };
}

function clamp(at: number): number {
  return Math.min(1, Math.max(-1, at));
}
