import { dropIndex } from '../platform/drop-index.ts';
import type { Migration } from '../platform/migrate.ts';

/** The index in its place also has the person, so that a query for one person's pay reads no other records. */
export const dropPiecesByRun: Migration = {
  id: '0005-drop-pieces-by-run',
  run: (db) => dropIndex(db, 'time_records', { companyId: 1, 'pieces.runId': 1, 'pieces.date': 1 }),
};
