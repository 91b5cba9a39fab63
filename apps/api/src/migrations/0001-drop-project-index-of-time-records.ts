import { dropIndex } from '../platform/drop-index.ts';
import type { Migration } from '../platform/migrate.ts';

/**
 * No query ever looked for records by their project, not even the deletion of one: records outlive
 * it. Every start and stop paid for the index all the same.
 */
export const dropProjectIndexOfTimeRecords: Migration = {
  id: '0001-drop-project-index-of-time-records',
  run: (db) => dropIndex(db, 'time_records', { projectId: 1 }),
};
