/** The size of a drawn picture, in pixels. */
export const WIDTH = 1280;
export const HEIGHT = 720;

/** A rectangle of one colour, in pixels. */
export interface Patch {
  readonly colour: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function patch(colour: string, left: number, top: number, width: number, height: number): Patch {
  return { colour, left, top, width, height };
}
