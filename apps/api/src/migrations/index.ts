import type { Migration } from '../platform/migrate.ts';
import { dropProjectIndexOfTimeRecords } from './0001-drop-project-index-of-time-records.ts';
import { boardsOnProjects } from './0002-boards-on-projects.ts';
import { singleSpacesInNames } from './0003-single-spaces-in-names.ts';
import { priceDays } from './0004-price-days.ts';
import { dropPiecesByRun } from './0005-drop-pieces-by-run.ts';
import { picturesIntoFiles } from './0006-pictures-into-files.ts';
import { answersByLink } from './0007-answers-by-link.ts';
import { holdAddresses } from './0008-hold-addresses.ts';
import { daysAsDays } from './0009-days-as-days.ts';
import { oneFolding } from './0010-one-folding.ts';
import { dropBalanceIndexOfSlips } from './0012-drop-balance-index-of-slips.ts';
import { looksOfUsernames } from './0013-looks-of-usernames.ts';
import { anchorRecords } from './0014-anchor-records.ts';
import { ratesFromDays } from './0015-rates-from-days.ts';
import { dropReviewIndexOfRecords } from './0017-drop-review-index-of-records.ts';
import { foldSigns } from './0018-fold-signs.ts';
import { waitingMarks } from './0019-waiting-marks.ts';

/**
 * Every change of stored data since the first release, oldest first. One that was released is never changed,
 * renumbered or taken out: databases remember it by its id. How to add one: CONTRIBUTING.md.
 */
export const MIGRATIONS: readonly Migration[] = [
  dropProjectIndexOfTimeRecords,
  boardsOnProjects,
  singleSpacesInNames,
  priceDays,
  dropPiecesByRun,
  picturesIntoFiles,
  answersByLink,
  holdAddresses,
  daysAsDays,
  oneFolding,
  dropBalanceIndexOfSlips,
  looksOfUsernames,
  anchorRecords,
  ratesFromDays,
  dropReviewIndexOfRecords,
  foldSigns,
  waitingMarks,
];
