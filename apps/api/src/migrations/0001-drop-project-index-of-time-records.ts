import { dropIndex } from '../platform/drop-index.ts';
import type { Migration } from '../platform/migrate.ts';

/**
 * No query finds records by their project, not even its deletion, because records outlive it. Every start and stop
 * still updated the index.
 */
export const dropProjectIndexOfTimeRecords: Migration = {
  id: '0001-drop-project-index-of-time-records',
  run: (db) => dropIndex(db, 'time_records', { projectId: 1 }),
};
