import { dropIndex } from '../platform/drop-index.ts';
import type { Migration } from '../platform/migrate.ts';

/** Records por revisar of a company are read oldest first; an index with their start has taken the place of this one. */
export const dropReviewIndexOfRecords: Migration = {
  id: '0017-drop-review-index-of-records',
  run: (db) => dropIndex(db, 'time_records', 'review_in_company'),
};
