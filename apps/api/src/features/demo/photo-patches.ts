import { HEIGHT, type Patch, patch, WIDTH } from './patches.ts';

/** The corner of a cistern, with a crack down to the floor. */
export function crackPatches(): Patch[] {
  const crack = Array.from({ length: 34 }, (_, step) => {
    const sway = ((step * 37) % 5) - 2;
    return patch('#3d3a36', 640 + step * 4 + sway * 4, 60 + step * 15, 14 + (step % 3) * 4, 17);
  });
  const stains = [0, 1, 2, 3, 4].map((place) =>
    patch('#8f9a94', 560 + place * 52, 330 + ((place * 53) % 90), 46, 120),
  );
  return [
    patch('#b5aea2', 820, 0, WIDTH - 820, HEIGHT),
    patch('#a59d90', 812, 0, 10, HEIGHT),
    ...stains,
    ...crack,
    patch('#7f8a8c', 0, 570, WIDTH, HEIGHT - 570),
    patch('#93a0a3', 0, 570, WIDTH, 8),
  ];
}

/** A stack of blocks in the store. */
export function blocksPatches(): Patch[] {
  const [width, height] = [112, 58];
  const stack = Array.from({ length: 45 }, (_, block) => {
    const [course, place] = [Math.floor(block / 9), block % 9];
    return patch(
      (course + place) % 2 === 0 ? '#9d968d' : '#aea79d',
      130 + place * (width + 3),
      560 - (course + 1) * (height + 3),
      width,
      height,
    );
  });
  return [
    patch('#c9bda6', 0, 0, WIDTH, 90),
    patch('#8d8270', 0, 90, WIDTH, 12),
    patch('#9c7b4f', 110, 560, 1_060, 26),
    patch('#6f6a62', 0, 586, WIDTH, HEIGHT - 586),
    ...stack,
  ];
}
