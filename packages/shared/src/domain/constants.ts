/**
 * The product's constants and limits, each declared once. Units are in the names.
 */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** One hour in milliseconds; hours worked are milliseconds over this. */
export const HOUR_MS = 60 * MINUTE_MS;

// Session and inactivity

/** Time without activity after which a person is logged out, the warning included (SESSION-11). */
export const INACTIVITY_TIMEOUT_MS = 900_000;

/** The last part of the inactivity timeout, counted down on the screen (SESSION-11). */
export const INACTIVITY_WARNING_MS = 30_000;

/** Pause before the redirect after login and after registration (SESSION-6, SESSION-27). */
export const REDIRECT_DELAY_MS = 2_000;

/** How long an access token is good for. */
export const ACCESS_TOKEN_TTL_MS = 12 * HOUR_MS;

/** The role of the stand-in user built when the stored one is missing (SESSION-16). */
export const STAND_IN_ROLE = 2;

/** Failed logins and resets are counted over this window. */
export const LOGIN_WINDOW_MS = 15 * MINUTE_MS;

/** Failures allowed for one name within `LOGIN_WINDOW_MS`. */
export const MAX_LOGIN_FAILURES_PER_NAME = 10;

/** Failures allowed from one address within `LOGIN_WINDOW_MS`. */
export const MAX_LOGIN_FAILURES_PER_ADDRESS = 100;

/** New accounts allowed from one address within `LOGIN_WINDOW_MS`, in production. */
export const MAX_REGISTRATIONS_PER_ADDRESS = 100;

// Passwords

/** Fewest characters of a new password (SESSION-17). */
export const MIN_PASSWORD_LENGTH = 6;

/** Most UTF-8 bytes of a password: bcrypt ignores what comes after. */
export const MAX_PASSWORD_BYTES = 72;

/** Work factor of bcrypt. */
export const BCRYPT_COST = 12;

/** What stands for a password on the account page: 8 stars (ACCOUNT-4). */
export const PASSWORD_MASK = '********';

// Working time

/** How often the web tells the server that a record is still running. */
export const HEARTBEAT_INTERVAL_MS = 60 * SECOND_MS;

/** Silence after which the server closes a record at its last heartbeat. */
export const LOST_SIGNAL_MS = 5 * MINUTE_MS;

/** How long after an unload the record may be opened again, as a reload does. */
export const REOPEN_WINDOW_MS = 60 * SECOND_MS;

/** Why a record ended: by the person, by the server, by a manager, or with the person's removal. */
export const END_REASONS = [
  'manual',
  'logout',
  'inactivity',
  'unload',
  'lost_signal',
  'manager',
  'removed',
] as const;

/** The end reasons a client may give; the others are the server's own. */
export const STOP_REASONS = ['manual', 'logout', 'inactivity', 'unload'] as const;

/** How a record came to be other than it was tracked: added, corrected, or confirmed as it is. */
export const CORRECTION_KINDS = ['added', 'corrected', 'confirmed'] as const;

/** Longest record that is written by hand: whatever lasts longer is a slip of the pen. */
export const MAX_ENTERED_RECORD_MS = 24 * HOUR_MS;

/** No record that is written by hand starts before this. */
export const EARLIEST_RECORD = '2000-01-01T00:00:00.000Z';

/** The files a planilla can be downloaded as. */
export const PAYROLL_FORMATS = ['csv', 'xlsx'] as const;

/** The media types of those files. */
export const PAYROLL_MEDIA_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<(typeof PAYROLL_FORMATS)[number], string>;

/** The periods of the hours history (PAY-13). */
export const HISTORY_PERIODS = ['day', 'week', 'month'] as const;

/** The zone of a company that names none. */
export const DEFAULT_TIMEZONE = 'America/Guatemala';

// Money

/** Least hourly rate, in USD (PAY-12); 0 means no rate. */
export const MIN_HOURLY_RATE = 0;

/** Prefix of subscription prices, tracker costs and dashboard earnings (PAY-9). */
export const PRICE_PREFIX = 'Q';

/** Prefix of money on the payroll screens (PAY-9). */
export const PAYROLL_CURRENCY = 'USD';

/** Decimals of money and of hours on the payroll screens (PAY-9). */
export const PAYROLL_DECIMALS = 2;

// Companies and projects

/** A company's colour until one is chosen (COMPANY-2). */
export const DEFAULT_COMPANY_COLOR = '#000000';

/** The state a new project starts in, and the only one with a green badge (PROJECT-3). */
export const DEFAULT_PROJECT_STATUS = 'Activo';

/** The kind of a new project (PROJECT-3). */
export const DEFAULT_PROJECT_TYPE = 'General';

/** Days from a new project's start to its end, when none is chosen (PROJECT-12). */
export const DEFAULT_PROJECT_DAYS = 7;

// Tasks and their board

/** The columns of the board, from left to right; any may follow any (BOARD-1). */
export const TASK_STATUSES = ['Backlog', 'To do', 'Doing', 'Testing', 'Done'] as const;

/** The column a task lands in unless told otherwise. */
export const DEFAULT_TASK_STATUS = 'Backlog';

/** Task priorities, from least to most urgent (TASK-2). */
export const TASK_PRIORITIES = ['Low', 'Medium', 'High', 'Critical'] as const;

/** The priority of a task that names none (TASK-2). */
export const DEFAULT_TASK_PRIORITY = 'Medium';

/** Least estimated hours of a task (TASK-3). */
export const MIN_ESTIMATED_HOURS = 0;

/** The two ways of looking at the tasks; nothing else is accepted from storage (BOARD-7). */
export const TASK_VIEW_MODES = ['kanban', 'table'] as const;

/** Pointer travel that starts a drag, in pixels (BOARD-13). */
export const DRAG_POINTER_DISTANCE_PX = 3;

/** How long a touch rests before it drags (BOARD-13). */
export const DRAG_TOUCH_DELAY_MS = 250;

/** Finger travel forgiven during that rest, in pixels (BOARD-13). */
export const DRAG_TOUCH_TOLERANCE_PX = 8;

/** Length of the drop animation, within the 200 to 250 ms of BOARD-13. */
export const DROP_ANIMATION_MS = 220;

// Screens

/** Width below which the mobile layout is used, in CSS pixels (SCREEN-13). */
export const MOBILE_BREAKPOINT_PX = 768;

/** Rest after typing before projects are searched (PROJECT-13). */
export const PROJECT_SEARCH_DEBOUNCE_MS = 500;

/** Rest after typing before people are searched (MEMBER-6). */
export const MEMBER_SEARCH_DEBOUNCE_MS = 300;

/** Height of the list of people found, in rem (MEMBER-7). */
export const MEMBER_RESULTS_HEIGHT_REM = 15;

/** How often the dashboard looks for another active company in storage (COMPANY-13). */
export const ACTIVE_COMPANY_POLL_MS = 500;

// Limits of what is sent

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
  tag: 40,
  searchMin: 2,
  searchMax: 80,
} as const;

/** Most estimated hours of a task. */
export const MAX_ESTIMATED_HOURS = 100_000;

/** Most tags on a task. */
export const MAX_TAGS = 20;

/** Most tasks named in one reorder call. */
export const MAX_REORDER = 1_000;

/** Most people a search answers. */
export const MAX_SEARCH_RESULTS = 20;

/** Rows of a page when only `page` is given. */
export const DEFAULT_PAGE_SIZE = 50;

/** Most rows of a page. */
export const MAX_PAGE_SIZE = 200;

/** Largest request body, in bytes: 1 MiB. */
export const MAX_BODY_BYTES = 1_048_576;

/** Largest profile picture, in bytes: 5 MiB. */
export const MAX_PICTURE_BYTES = 5_242_880;
