import { describe, expect, test } from 'vitest';
import { cropSquare, dragCrop, WHOLE } from './crop.ts';

const wide = { width: 400, height: 200 };

describe('cropping the profile picture to a square (ACCOUNT-9)', () => {
  test('starts with the largest square, in the middle', () => {
    expect(cropSquare(wide, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
  });

  test('stays within the picture at every end', () => {
    expect(cropSquare(wide, { zoom: 1, x: -1, y: -1 })).toEqual({ left: 0, top: 0, side: 200 });
    expect(cropSquare(wide, { zoom: 2, x: 1, y: 1 })).toEqual({ left: 300, top: 100, side: 100 });
  });

  test('a drag moves the picture with the finger, and not beyond its edge', () => {
    const nearer = { zoom: 2, x: 0, y: 0 };
    expect(cropSquare(wide, dragCrop(wide, nearer, { dx: 75, dy: -25 }, 100))).toEqual({
      left: 75,
      top: 75,
      side: 100,
    });
    expect(dragCrop(wide, nearer, { dx: 5000, dy: -5000 }, 100)).toEqual({ zoom: 2, x: -1, y: 1 });
  });

  test('a drag along the side that is shown whole moves nothing', () => {
    expect(dragCrop(wide, WHOLE, { dx: 0, dy: 80 }, 100)).toEqual(WHOLE);
  });
});
