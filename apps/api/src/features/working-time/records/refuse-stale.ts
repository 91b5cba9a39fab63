import { conflict } from '../../../kernel/errors.ts';
import type { RecordDoc } from '../model/record-model.ts';
import { versionOf } from '../model/version-of.ts';

/**
 * Requires that a record has the version that its changer saw, if stated (TIME-43). Its person must be locked.
 * @throws AppError `conflict`
 */
export function refuseStale(record: RecordDoc, version: string | undefined): void {
  if (version !== undefined && version !== versionOf(record)) throw conflict('record_changed');
}
