const WIDTH = 1280;
const HEIGHT = 720;
const GROUND = 560;
const BLOCK = { width: 148, height: 62 };
/** How many courses of blocks stand at each place, from left to right. */
const COURSES = [6, 6, 5, 5, 4, 3, 3, 1];

/** A wall of blocks under way, as a picture that somebody might have taken of it. */
export async function drawWall(): Promise<Buffer> {
  // Only with the demo data; it holds 17 MB.
  const { default: sharp } = await import('sharp');
  const flat = (background: string, width: number, height: number) => ({
    create: { width, height, channels: 3 as const, background },
  });
  const blocks = COURSES.flatMap((courses, place) =>
    Array.from({ length: courses }, (_, course) => ({
      input: flat((place + course) % 2 === 0 ? '#a9a29a' : '#b8b1a8', BLOCK.width, BLOCK.height),
      left: 24 + place * (BLOCK.width + 6),
      top: GROUND - (course + 1) * (BLOCK.height + 5),
    })),
  );
  const ground = { input: flat('#8a6a4b', WIDTH, HEIGHT - GROUND), left: 0, top: GROUND };
  return sharp(flat('#a8cbe0', WIDTH, HEIGHT))
    .composite([ground, ...blocks])
    .jpeg({ quality: 80 })
    .toBuffer();
}
