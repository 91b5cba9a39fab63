/** Writes what went wrong to the console, for errors that are only logged (ERROR-17); nothing else does. */
export function reportError(error: unknown): void {
  console.error(error);
}
