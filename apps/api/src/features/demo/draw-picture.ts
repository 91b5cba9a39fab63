import type { DemoPicture } from './content/shapes.ts';
import { HEIGHT, type Patch, patch, WIDTH } from './patches.ts';
import { blocksPatches, crackPatches } from './photo-patches.ts';

const SCENES: Readonly<Record<DemoPicture, { background: string; patches: () => Patch[] }>> = {
  wall: { background: '#a8cbe0', patches: wallPatches },
  plan: { background: '#1f4e79', patches: planPatches },
  garden: { background: '#bcd9e8', patches: gardenPatches },
  crack: { background: '#c4bdb1', patches: crackPatches },
  blocks: { background: '#d9d2c3', patches: blocksPatches },
};

/** A picture that somebody might have taken of the work. */
export async function drawPicture(picture: DemoPicture): Promise<Buffer> {
  // Loaded only for the demo data, because it takes 17 MB.
  const { default: sharp } = await import('sharp');
  const flat = (background: string, width: number, height: number) => ({
    create: { width, height, channels: 3 as const, background },
  });
  const { background, patches } = SCENES[picture];
  return sharp(flat(background, WIDTH, HEIGHT))
    .composite(
      patches().map(({ colour, left, top, width, height }) => ({
        input: flat(colour, width, height),
        left,
        top,
      })),
    )
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A wall of blocks under way. */
function wallPatches(): Patch[] {
  const ground = 560;
  const [width, height] = [148, 62];
  /** The heights of a wall in courses of blocks, from left to right. */
  const courses = [6, 6, 5, 5, 4, 3, 3, 1];
  const blocks = courses.flatMap((count, place) =>
    Array.from({ length: count }, (_, course) =>
      patch(
        (place + course) % 2 === 0 ? '#a9a29a' : '#b8b1a8',
        24 + place * (width + 6),
        ground - (course + 1) * (height + 5),
        width,
        height,
      ),
    ),
  );
  return [patch('#8a6a4b', 0, ground, WIDTH, HEIGHT - ground), ...blocks];
}

/** The plan of a house: its walls as lines, with gaps for the doors. */
function planPatches(): Patch[] {
  const grid = [
    ...Array.from({ length: 15 }, (_, line) => patch('#2a5c8a', 80 * (line + 1), 0, 2, HEIGHT)),
    ...Array.from({ length: 8 }, (_, line) => patch('#2a5c8a', 0, 80 * (line + 1), WIDTH, 2)),
  ];
  const wall = (left: number, top: number, width: number, height: number) =>
    patch('#e8f1f8', left, top, width, height);
  return [
    ...grid,
    wall(240, 120, 800, 12),
    wall(240, 588, 520, 12),
    wall(860, 588, 180, 12),
    wall(240, 120, 12, 480),
    wall(1028, 120, 12, 480),
    wall(600, 120, 8, 150),
    wall(600, 360, 8, 240),
    wall(252, 360, 240, 8),
    wall(720, 300, 320, 8),
    patch('#8fc1e8', 330, 120, 150, 12),
    patch('#8fc1e8', 760, 120, 150, 12),
    patch('#f2c14e', 240, 640, 800, 4),
    patch('#f2c14e', 240, 628, 4, 28),
    patch('#f2c14e', 1036, 628, 4, 28),
  ];
}

/** Beds of plants beside a path. */
function gardenPatches(): Patch[] {
  const bed = (top: number, left: number, count: number) =>
    Array.from({ length: count }, (_, plant) => [
      patch('#6d4f36', left + plant * 100, top + 70, 92, 26),
      patch(
        ['#3f7d3a', '#5c9a48', '#d9a441'][(plant + top) % 3] ?? '#3f7d3a',
        left + plant * 100 + 14,
        top,
        64,
        72,
      ),
    ]).flat();
  return [
    patch('#86b56a', 0, 300, WIDTH, HEIGHT - 300),
    patch('#d8cbb2', 560, 300, 180, HEIGHT - 300),
    patch('#5f8f4e', 0, 250, WIDTH, 54),
    ...bed(350, 40, 5),
    ...bed(530, 40, 5),
    ...bed(350, 780, 5),
    ...bed(530, 780, 5),
  ];
}
