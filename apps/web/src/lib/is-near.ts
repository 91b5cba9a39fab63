/** The fraction of a limit from which a screen shows the limit. */
const NEAR = 0.9;

/** Tests whether a number is close to a limit, or beyond it (LIMIT-25). */
export function isNear(present: number, most: number): boolean {
  return present >= most * NEAR;
}
