/* How much a request or an answer may hold. Units are in the names. */

/** Longest texts, in characters. */
export const LENGTHS = {
  usernameMin: 3,
  usernameMax: 40,
  name: 200,
  email: 254,
  phone: 40,
  address: 300,
  description: 5_000,
  reason: 500,
  version: 64,
  linkToken: 200,
  tag: 40,
  checklistItem: 200,
  viewName: 60,
  tokenName: 60,
  viewParams: 2_000,
  searchMin: 2,
  searchMax: 80,
  searchWords: 8,
} as const;

/** Most estimated hours of a task. */
export const MAX_ESTIMATED_HOURS = 100_000;

/** Most tags on a task. */
export const MAX_TAGS = 20;

/** Most items of a checklist (CHECK-1). */
export const MAX_CHECKLIST_ITEMS = 100;

/** Most tasks that one is blocked by (LINK-1). */
export const MAX_BLOCKERS = 20;

/** Most views of a board that a person keeps (VIEW-1). */
export const MAX_BOARD_VIEWS = 30;

/** Most task templates of a company (TEMPLATE-1). */
export const MAX_TEMPLATES = 100;

/** Most people a task is assigned to. */
export const MAX_ASSIGNEES = 500;

/** Most tasks named in one reorder call. */
export const MAX_REORDER = 1_000;

/** Most tasks that are created at once (QUICK-4). */
export const MAX_NEW_TASKS = 200;

/** Most tasks that are changed at once (BATCH-2). */
export const MAX_BATCH = 1_000;

/** Most people a search answers. */
export const MAX_SEARCH_RESULTS = 20;

/** Rows of a page when only `page` is given. */
export const DEFAULT_PAGE_SIZE = 50;

/** Most rows of a page. */
export const MAX_PAGE_SIZE = 200;

/** Largest body of JSON, in bytes: 256 kB. */
export const MAX_BODY_BYTES = 262_144;

/** The same where accounts are made, changed and signed in to: 16 kB. */
export const MAX_ACCOUNT_BODY_BYTES = 16_384;

/** Requests a person may make a minute in a process; an address, shared by many people, may make five times as many. */
export const REQUESTS_PER_MINUTE = 600;

/** An answer, or what a request stores, counts as one more request for each so many bytes (LIMIT-12): 128 kB. */
export const BYTES_PER_REQUEST = 131_072;

/** A change of many tasks counts as one more request for each so many (LIMIT-12). */
export const TASKS_PER_REQUEST = 100;

/** Companies reckoned at once count as one more request for each so many (LIMIT-12). */
export const COMPANIES_PER_REQUEST = 4;

/** Most event streams that a person has open in a process. */
export const MAX_STREAMS = 10;

/** Most characters of a place in an event stream, `Last-Event-ID`. */
export const MAX_CURSOR_LENGTH = 400;

/** Most broken fields that a refusal names. */
export const MAX_FIELD_ERRORS = 20;

/** Most tasks of a file that is imported into a board (IMPORT-1). */
export const MAX_IMPORT_TASKS = 5_000;

/** Most columns, lists and people that such a file speaks of. */
export const MAX_IMPORT_NAMES = 100;

/** Largest file that is imported, in bytes: 10 MiB. */
export const MAX_IMPORT_BYTES = 10_485_760;

/** Most bytes that such a file may be when it is unpacked: 32 MiB. */
export const MAX_UNPACKED_BYTES = 33_554_432;

/** Most values of such a file: those of JSON, the cells of a table and texts in them, the elements of a sheet (LIMIT-22). */
export const MAX_IMPORT_VALUES = 1_000_000;

/** Most cards of another program's board, archived ones included (LIMIT-22). */
export const MAX_IMPORT_CARDS = 20_000;

/** Most people of all tasks of such a file, each counted for each task (LIMIT-22). */
export const MAX_IMPORT_PEOPLE = 25_000;

/** Columns of such a file that are read; further ones are left aside (LIMIT-22). */
export const MAX_IMPORT_COLUMNS = 256;

/** Most levels of such a file of JSON (LIMIT-22). */
export const MAX_IMPORT_LEVELS = 32;

/** Longest that such a file may take to be read, in seconds (LIMIT-22). */
export const MAX_IMPORT_SECONDS = 10;

/** Most memory that reading such a file may take, in bytes: 256 MiB (LIMIT-22). */
export const MAX_IMPORT_MEMORY_BYTES = 268_435_456;

/** Of so many tasks of such a file a preview says what they will be (IMPORT-3). */
export const MAX_IMPORT_SHOWN = 5;

/** Most faults of a file that an answer names (IMPORT-3). */
export const MAX_IMPORT_FAULTS = 100;

/** Largest profile picture, in bytes: 5 MiB. */
export const MAX_PICTURE_BYTES = 5_242_880;
