import { dropIndex } from '../platform/drop-index.ts';
import type { Migration } from '../platform/migrate.ts';

/** What replaces it has the person too: what is paid to one is found without reading the records of all. */
export const dropPiecesByRun: Migration = {
  id: '0005-drop-pieces-by-run',
  run: (db) => dropIndex(db, 'time_records', { companyId: 1, 'pieces.runId': 1, 'pieces.date': 1 }),
};
