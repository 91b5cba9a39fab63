import { useEffect } from 'react';
import { reportError } from './report.ts';

/** Writes an error to the console when it appears (ERROR-17). */
export function useReport(error: unknown): void {
  useEffect(() => {
    if (error) reportError(error);
  }, [error]);
}
