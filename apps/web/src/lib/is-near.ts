/** The part of a limit from which on it is told. */
const NEAR = 0.9;

/** Whether so many are close to a limit, or beyond it (LIMIT-25). */
export function isNear(present: number, most: number): boolean {
  return present >= most * NEAR;
}
