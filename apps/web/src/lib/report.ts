import { useEffect } from 'react';

/** Writes an error to the console, for errors that are only logged (ERROR-17); nothing else writes there. */
export function reportError(error: unknown): void {
  console.error(error);
}

/** Writes an error to the console when it appears (ERROR-17). */
export function useReport(error: unknown): void {
  useEffect(() => {
    if (error) reportError(error);
  }, [error]);
}
