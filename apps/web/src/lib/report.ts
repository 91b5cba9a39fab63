/** Writes what went wrong to the console, for errors the specification wants 'logged only'; nothing else does. */
export function reportError(error: unknown): void {
  console.error(error);
}
