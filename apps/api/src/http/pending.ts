import { AppError } from '../platform/errors.ts';

/** Stands in for a verb that is declared and not yet built: answers `501` in the usual envelope. */
export async function pending(): Promise<never> {
  throw new AppError('not_implemented', 'Not implemented yet.');
}
