import type { Migration } from '../platform/migrate.ts';
import { oneFolding } from './0010-one-folding.ts';

/** Searches came to ignore skin tones, genders of emojis and keycaps, and to read fractions and circled numbers plainly (SEARCH-7). */
export const foldSigns: Migration = {
  id: '0018-fold-signs',
  run: (db) => oneFolding.run(db),
};
