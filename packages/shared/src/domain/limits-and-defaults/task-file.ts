/* Files of tasks: their columns, and limits of an import. Units are in the names. */

/** The columns of an exported file, in their order (EXPORT-2). */
export const TASK_FILE_FIELDS = [
  'id',
  'title',
  'description',
  'priority',
  'status',
  'assignedTo',
  'dueDate',
  'estimatedHours',
  'tags',
  'recurrence',
  'checklist',
  'blockedBy',
  'parentId',
  'comments',
] as const;

/** The sources of an imported file (IMPORT-2). */
export const TASK_FILE_SOURCES = ['csv', 'xlsx', 'trello', 'planka'] as const;

/** The parts of other boards that an import leaves out (IMPORT-7). */
export const UNREAD_PARTS = [
  'archived',
  'comments',
  'attachments',
  'shortened',
  'covers',
  'starts',
  'keptDates',
  'customFields',
  'votes',
  'trackedTime',
  'itemDetails',
  'labels',
  'furtherColumns',
  'sheets',
] as const;

/** The ways in which an import settles a bad cell (IMPORT-15). */
export const LINE_OUTCOMES = ['line_left_out', 'cell_left_empty', 'rounded'] as const;

/** Most tasks of an imported file (IMPORT-1). */
export const MAX_IMPORT_TASKS = 5_000;

/** Most columns, lists and people that an imported file names. */
export const MAX_IMPORT_NAMES = 100;

/** Largest imported file, in bytes: 10 MiB (IMPORT-1). */
export const MAX_IMPORT_BYTES = 10_485_760;

/** Most bytes of an unpacked workbook: 32 MiB (IMPORT-13). */
export const MAX_UNPACKED_BYTES = 33_554_432;

/** Most values of an imported file: JSON values, cells and their texts, elements of a sheet (LIMIT-22). */
export const MAX_IMPORT_VALUES = 1_000_000;

/** Most cards of another program's board, archived ones included (LIMIT-22). */
export const MAX_IMPORT_CARDS = 20_000;

/** Most people of an imported file, each counted for each of their tasks (LIMIT-22). */
export const MAX_IMPORT_PEOPLE = 25_000;

/** Most comments that an import adds (IMPORT-19): more did not fit one transaction of a small database. */
export const MAX_IMPORT_COMMENTS = 5_000;

/** An import reads the first 256 columns and ignores further ones (LIMIT-22). */
export const MAX_IMPORT_COLUMNS = 256;

/** Most nested levels of an imported JSON file (LIMIT-22). */
export const MAX_IMPORT_LEVELS = 32;

/** Most seconds of reading an imported file (LIMIT-22). */
export const MAX_IMPORT_SECONDS = 10;

/** Most memory of reading an imported file, in bytes: 256 MiB (LIMIT-22). */
export const MAX_IMPORT_MEMORY_BYTES = 268_435_456;

/** Tasks that the preview of an import shows (IMPORT-3). */
export const MAX_IMPORT_SHOWN = 5;

/** Most errors of an imported file that an answer names (IMPORT-3). */
export const MAX_IMPORT_FAULTS = 100;

/** Most characters of a column's head in the preview of an import (IMPORT-16). */
export const MAX_IMPORT_HEAD = 80;

/** The orders of day and month in figures: `31/12` or `12/31` (IMPORT-14). */
export const DAY_ORDERS = ['day-first', 'month-first'] as const;
