import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from './index.ts';
import { LENGTHS } from './index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './units.ts';

/* The rules and documents state the limits of the code. Changing a limit here changes its sentences there. */

const PRODUCT = new URL('../../../../../docs/product/', import.meta.url);
const MIB = 1_048_576;
const KIB = 1_024;

/** Each rule by its id, on one line. */
const rules = new Map(
  readdirSync(PRODUCT)
    .map((file) => readFileSync(new URL(file, PRODUCT), 'utf8'))
    .flatMap((page) => [...page.matchAll(/^- \*\*([A-Z]+\d?-\d+)\*\* ([\s\S]*?)(?=^- |^\n|$(?![\s\S]))/gm)])
    .map(([, id = '', rule = '']) => [id, rule.replace(/\s+/g, ' ')]),
);

const n = (value: number) => value.toLocaleString('en-US');
const days = (ms: number) => `${ms / DAY_MS} days`;
const hours = (ms: number) => `${ms / HOUR_MS} hours`;
const minutes = (ms: number) => `${ms / MINUTE_MS} minutes`;

const STATED: [id: string, said: string][] = [
  ['TOKEN-1', `1 to ${limits.API_TOKEN_DAYS.max}, ${limits.API_TOKEN_DAYS.usual} unless`],
  ['TOKEN-1', `has ${limits.MAX_API_TOKENS} that are good`],
  [
    'SESSION-3',
    `${limits.MAX_LOGIN_FAILURES_PER_NAME} a name and ${limits.MAX_LOGIN_FAILURES_PER_ADDRESS} an address`,
  ],
  ['SESSION-3', `in ${minutes(limits.LOGIN_WINDOW_MS)}`],
  ['SESSION-11', `The ${minutes(limits.INACTIVITY_TIMEOUT_MS)} include the warning`],
  ['SESSION-11', `${limits.INACTIVITY_WARNING_MS / SECOND_MS} seconds`],
  [
    'SESSION-17',
    `at least ${limits.MIN_PASSWORD_LENGTH} characters and at most ${limits.MAX_PASSWORD_BYTES} bytes`,
  ],
  ['PASSWORD-1', `has at least ${limits.MIN_STRONG_PASSWORD_LENGTH} characters`],
  ['SESSION-26', `${limits.MAX_REGISTRATIONS_PER_ADDRESS.production} accounts`],
  ['SESSION-26', `${n(limits.MAX_REGISTRATIONS_PER_ADDRESS.elsewhere)} elsewhere`],
  ['SESSION-33', `within ${minutes(limits.SESSION_SEEN_EVERY_MS)}`],
  ['SESSION-34', `${limits.SESSION_IDLE_HOURS} hours after it was last used`],
  ['SESSION-34', `${days(limits.SESSION_LIFETIME_MS)} after it began`],
  ['SESSION-37', `in the last ${minutes(limits.SESSION_CONFIRMED_MS)}`],
  ['SESSION-38', `at most ${limits.MAX_SESSIONS} sessions`],
  ['RESET-1', `for ${minutes(limits.RESET_LINK_MS)}`],
  ['RESET-4', `After ${days(limits.TEMPORARY_PASSWORD_MS)}`],
  ['EMAIL-1', `for ${limits.VERIFICATION_LINK_MS / HOUR_MS} hours`],
  ['EMAIL-1', `at most ${limits.MAX_VERIFICATION_MAILS_PER_HOUR} an hour`],
  ['EMAIL-2', `at most ${limits.MAX_ACCOUNT_MAILS_PER_HOUR} mails`],
  ['TASK-18', `asked for ${limits.MAX_TAKEN_IDS} taken ids in ${minutes(limits.CHOSEN_ID_WINDOW_MS)}`],
  ['ABSENCE-2', `1 to ${limits.MAX_ABSENCE_DAYS} days`],
  ['ABSENCE-2', `at most ${LENGTHS.reason} characters`],
  ['ABSENCE-4', `at most ${limits.MAX_ABSENCES} absences`],
  ['ABSENCE-6', `at most ${limits.MAX_ABSENCE_DAYS} days`],
  ['COMMENT-4', `up to ${limits.MAX_COMMENT_MENTIONS} members`],
  ['COMMENT-19', `up to ${limits.MAX_COMMENT_FILES} files`],
  ['COMMENT-26', `at most ${limits.MAX_COMMENT_REACTIONS} reactions`],
  ['COMMENT-27', `the first ${limits.MAX_NAMED_REACTORS}`],
  ['COMMENT-8', `1 to ${n(LENGTHS.comment)} characters`],
  ['COMMENT-8', `at most ${n(limits.MAX_TASK_COMMENTS)} comments`],
  ['FILE-2', `up to ${limits.MAX_ATTACHMENT_BYTES / 1_048_576} MiB`],
  ['FILE-3', `at most ${limits.MAX_FILE_NAME_BYTES} bytes`],
  [
    'FILE-5',
    `after ${limits.FILE_ADDRESS_MS / limits.MINUTE_MS} to ${(2 * limits.FILE_ADDRESS_MS) / limits.MINUTE_MS}`,
  ],
  ['FILE-7', `at most ${limits.MAX_TASK_ATTACHMENTS} files`],
  ['FILE-8', `at most ${n(limits.MAX_COMPANY_FILE_MIB)} MiB`],
  ['FILE-8', `at least ${limits.ATTACHMENT_COUNTS_KIB} KiB`],
  ['FILE-8', `for ${limits.DELETED_ATTACHMENT_KEPT_S / 3_600} hours more`],
  ['FILE-9', `up to ${limits.MAX_PICTURE_BYTES / 1_048_576} MiB`],
  ['FILE-9', `at most ${limits.PREVIEW_PX} pixels`],
  ['MARK-23', `After ${hours(limits.LONGEST_LUNCH_MS)} the`],
  ['MARK-25', `one of the last ${limits.MAX_HOME_PROJECTS} projects`],
  ['MARK-26', `${minutes(limits.REMINDER_MS)} before the longest shift`],
  ['MARK-30', `its own ${limits.SITE_CODE_STEP_MS / SECOND_MS} seconds`],
  ['MARK-33', `more than ${hours(limits.WIDEST_CODE_BOUNDS_MS)}`],
  ['MARK-36', limits.TYPED_CODE_MS === MINUTE_MS ? 'after one minute' : 'never'],
  [
    'MARK-37',
    `After ${limits.MAX_WRONG_SITE_CODES} wrong codes of a person within ${hours(limits.WRONG_SITE_CODES_MS)}`,
  ],
  ['LIMIT-50', `at most ${limits.MAX_KIOSK_READS_PER_HOUR} times an hour`],
  ['KIOSK-1', `within ${hours(limits.KIOSK_LINK_MS)}`],
  ['KIOSK-1', `at most ${limits.MAX_KIOSKS} kiosks`],
  ['KIOSK-3', `the last ${minutes(limits.KIOSK_STAMP_MS)}`],
  ['KIOSK-4', `${limits.PIN_DIGITS.min} to ${limits.PIN_DIGITS.max} digits`],
  ['KIOSK-6', `for ${minutes(limits.PIN_PAUSE_MS)} on all kiosks`],
  ['PHONE-13', `the first ${limits.MAX_HOME_TASKS} and`],
  ['INVITE-4', `${limits.MAX_STRANGERS_PER_HOUR} an hour`],
  ['LIMIT-46', `kept for ${limits.NOTICE_DAYS} days`],
  ['LIMIT-46', `counted to ${limits.MAX_COUNTED_NOTICES}`],
  ['LIMIT-46', `at most ${limits.MAX_MAILED_NOTICES} notices`],
  ['LIMIT-49', `at most ${limits.MAX_PUSH_DEVICES} browsers`],
  ['LIMIT-49', `1,000 characters`],
  ['NOTICE-14', `for ${limits.PUSH_KEPT_MS / limits.HOUR_MS} hours`],
  ['NOTICE-18', `from ${limits.NOTICE_HOUR}:00`],
  ['NOTICE-18', `${limits.DUE_TOLD_DAYS} days`],
  ['NOTICE-20', `${minutes(limits.SUMMARY_AFTER_MS)} after their hour`],
  ['NOTICE-9', `after ${limits.NOTICE_MAIL_DELAY_MS / limits.MINUTE_MS} minutes`],
  ['TWOSTEP-5', limits.MAX_WRONG_CODE_MAILS_PER_HOUR === 1 ? 'once an hour at most' : 'never'],
  ['INVITE-3', `for ${days(limits.ACCOUNT_INVITATION_MS)}`],
  [
    'INVITE-6',
    `at most ${limits.MAX_SENT_INVITATIONS} invitations open, and receives at most ${limits.MAX_RECEIVED_INVITATIONS}`,
  ],
  ['INVITE-7', `for ${days(limits.INVITATION_DECLINED_MS)}`],
  ['INVITE-8', `to ${limits.MAX_INVITATION_NAME} characters`],
  ['AUDIT-5', `after ${limits.AUDIT_DAYS} days`],
  ['JOB-2', `for ${limits.DEAD_LETTER_DAYS} days`],
  ['PERIOD-1', `0 to ${limits.MAX_PAYDAY_DAYS} days`],
  ['RATE-2', `at most ${n(limits.MAX_HOURLY_RATE)}.00 an hour`],
  ['RATE-8', `above ${limits.FIRST_RATE_TO_CONFIRM_CENTS / 100}.00`],
  ['CONCEPT-1', `${limits.MAX_CONCEPTS} concepts at most`],
  ['CONCEPT-1', `${n(limits.MAX_CONCEPT_PERCENT)} at most`],
  ['CONCEPT-4', `${limits.MAX_LINES} at most`],
  ['CONCEPT-5', `${limits.SUGGESTED_IGSS_PERCENT} % of gross`],
  ['CONCEPT-5', `${limits.SUGGESTED_BONUS_CENTS / 100}.00 a month`],
  ['ANSWER-1', `${limits.MAX_CLAIMS} times at most`],
  ['ANSWER-2', `${limits.SLIP_LINK_DAYS} days`],
  [
    'ANSWER-2',
    `${limits.MAX_LINK_FAILURES} such requests of a network and ${limits.MAX_LINK_USES} of one link`,
  ],
  ['TIME-60', `${limits.LONGEST_SHIFT_HOURS} hours, unless the company sets 1 to ${limits.MOST_SHIFT_HOURS}`],
  ['TIME-61', `offers it for ${limits.STOP_UNDO_MS / SECOND_MS} seconds`],
  ['TIME-61', `${limits.STOP_UNDO_WINDOW_MS / SECOND_MS} seconds after the stop`],
  ['TIME-62', `no device for ${minutes(limits.ABSENCE_MS - limits.HEARTBEAT_INTERVAL_MS)}`],
  ['TIME-68', `more than ${minutes(limits.LOST_SIGNAL_MS)} within a day`],
  ['TIME-64', `idle stretches of at least ${minutes(limits.IDLE_STRETCH_MS)}`],
  ['TIME-14', `After ${minutes(limits.LOST_SIGNAL_MS)}`],
  [
    'TIME-32',
    `at least ${minutes(limits.LOST_SIGNAL_MS)} and at most ${limits.LONGEST_GAP_MS / HOUR_MS} hours`,
  ],
  ['TIME-32', `all but ${minutes(limits.GAP_SLACK_MS)}`],
  ['REQUEST-3', `${limits.MAX_REQUEST_MESSAGES} messages at most`],
  ['TASK-3', `0 to ${n(limits.MAX_ESTIMATED_HOURS)}`],
  ['WIP-1', `1 to ${limits.MAX_WIP_LIMIT} tasks`],
  ['TODO-13', `at most ${n(limits.MAX_TODO_ITEMS)} open own items, of ${LENGTHS.todo} characters`],
  ['TODO-13', `after ${limits.DONE_TODO_DAYS} days`],
  ['CAL-21', `at most ${limits.MAX_CALENDAR_DAYS} days and ${n(limits.MAX_CALENDAR_TASKS)} tasks`],
  ['CAL-17', `at most ${limits.MAX_CALENDAR_FEEDS}`],
  [
    'CAL-19',
    `from ${limits.CALENDAR_FEED_DAYS.before} days ago to ${limits.CALENDAR_FEED_DAYS.after} days ahead`,
  ],
  ['CHECK-1', `at most ${limits.MAX_CHECKLIST_ITEMS} items`],
  ['VIEW-1', `up to ${limits.MAX_BOARD_VIEWS} views`],
  ['VIEW-2', `${n(LENGTHS.viewParams)} characters at most`],
  ['IMPORT-1', `${n(limits.MAX_IMPORT_TASKS)} tasks and ${limits.MAX_IMPORT_BYTES / MIB} MiB`],
  ['IMPORT-19', `up to ${n(limits.MAX_IMPORT_COMMENTS)} and`],
  ['IMPORT-20', `beyond ${n(LENGTHS.comment)} characters`],
  ['IMPORT-13', `at most ${limits.MAX_UNPACKED_BYTES / MIB} MiB when`],
  ['BATCH-2', `1 to ${n(limits.MAX_BATCH)} tasks`],
  ['BOARD-6', `1 to ${n(limits.MAX_REORDER)} tasks`],
  ['UNDO-4', `for ${limits.DELETED_TASK_KEPT_S / 60} minutes`],
  ['LIMIT-1', `${limits.MAX_BODY_BYTES / KIB} kB elsewhere`],
  ['COPY-6', `More than ${limits.MAX_COPIED_BYTES / 1_000_000} MB`],
  ['LIMIT-28', `at most ${limits.MAX_LISTED_MIB} MiB`],
  ['LIMIT-27', `at most ${limits.MAX_OWNER_MIB} MiB`],
  ['LIMIT-26', `at most ${limits.MAX_BOARD_MIB} MiB`],
  ['LIMIT-14', `at most ${limits.MAX_KEPT_BYTES / MIB} MiB`],
  ['SEARCH-4', `the ${LENGTHS.searchWords} longest words`],
  ['SEARCH-10', `at most ${limits.MAX_EXCERPT} characters`],
  ['LIMIT-12', `for each ${limits.BYTES_PER_REQUEST / KIB} kB`],
  ['LIMIT-12', `each ${limits.TASKS_PER_REQUEST} tasks`],
  ['LIMIT-12', `each ${limits.COMPANIES_PER_REQUEST} companies`],
  ['LIMIT-13', `at most ${limits.MAX_PROFILE_CHANGES_PER_HOUR} times`],
  ['LIMIT-5', `at most ${limits.MAX_STREAMS} event streams`],
  ['LIMIT-6', `at most ${limits.REQUESTS_PER_MINUTE} requests a minute`],
  ['WIRE-6', `${limits.MAX_ACCOUNT_BODY_BYTES / KIB} kB on the routes of accounts`],
  ['FILE-13', `over ${limits.MAX_UNSHRUNK_BYTES / MIB} MiB`],
  ['COVER-8', `over ${limits.MAX_UNSHRUNK_BYTES / MIB} MiB`],
  ['WIRE-6', `${limits.MAX_PICTURE_BYTES / MIB} MiB`],
  ['ACCOUNT-9', `at most ${limits.MAX_PICTURE_BYTES / MIB} MiB`],
  ['WIRE-10', `1 to ${limits.MAX_PAGE_SIZE}`],
  ['WIRE-10', `${limits.DEFAULT_PAGE_SIZE} rows without`],
  ['WIRE-11', `username ${LENGTHS.usernameMin} to ${LENGTHS.usernameMax}`],
  [
    'WIRE-11',
    `titles ${LENGTHS.name}; e-mail ${LENGTHS.email}; phone ${LENGTHS.phone}; address ${LENGTHS.address};`,
  ],
  ['WIRE-11', `description ${n(LENGTHS.description)}; reason ${LENGTHS.reason}; tag ${LENGTHS.tag};`],
  ['WIRE-11', `search text ${LENGTHS.searchMin} to ${LENGTHS.searchMax}`],
];

it.each(STATED)('%s says "%s"', (id, said) => {
  expect(rules.get(id)).toContain(said);
});

it('every limit of a file that a rule states in MiB is one of these', () => {
  const sizes = [...rules].flatMap(([id, rule]) =>
    (rule.match(/\d+ MiB/g) ?? []).map((size) => ({ id, size })),
  );
  expect(sizes.length).toBeGreaterThan(4);
  const isCompared = ({ id, size }: (typeof sizes)[number]) =>
    STATED.some(([stated, said]) => stated === id && said.includes(size));
  expect(sizes.filter((each) => !isCompared(each))).toEqual([]);
});

const failures = `${limits.MAX_LOGIN_FAILURES_PER_NAME} failures a name`;

it.each([
  ['sessions.md', `for the whole session: ${days(limits.SESSION_LIFETIME_MS)} at most`],
  ['sessions.md', `(${limits.SESSION_IDLE_HOURS}). Use extends the session`],
  ['sessions.md', `one write in ${minutes(limits.SESSION_SEEN_EVERY_MS)} at most`],
  [
    'sessions.md',
    `not used for ${limits.SESSION_IDLE_HOURS} hours, or began ${days(limits.SESSION_LIFETIME_MS)} ago`,
  ],
  ['sessions.md', `beyond ${limits.MAX_SESSIONS} sessions`],
  ['sessions.md', `the web logs out after ${minutes(limits.INACTIVITY_TIMEOUT_MS)}`],
  ['sessions.md', `to this session for ${minutes(limits.SESSION_CONFIRMED_MS)}`],
  ['sessions.md', `within those ${minutes(limits.SESSION_CONFIRMED_MS)}`],
  [
    'sessions.md',
    `at least ${limits.MIN_PASSWORD_LENGTH} characters, or ${limits.MIN_STRONG_PASSWORD_LENGTH} where strong`,
  ],
  ['sessions.md', `at most ${limits.MAX_PASSWORD_BYTES} bytes`],
  [
    'sessions.md',
    `${failures} and ${limits.MAX_LOGIN_FAILURES_PER_ADDRESS} an address in ${minutes(limits.LOGIN_WINDOW_MS)}`,
  ],
  ['sessions.md', `waits for the ${minutes(limits.LOGIN_WINDOW_MS)} to pass`],
  ['sessions.md', `at most ${limits.MAX_REGISTRATIONS_PER_ADDRESS.production} accounts in`],
  ['operations.md', `at most ${limits.MAX_REGISTRATIONS_PER_ADDRESS.production} accounts in`],
  ['operations.md', `(${limits.SESSION_IDLE_HOURS}), or after ${days(limits.SESSION_LIFETIME_MS)}`],
  [
    'security.md',
    `${failures}, ${limits.MAX_LOGIN_FAILURES_PER_ADDRESS} an address (of IPv6 a /64) in ${minutes(limits.LOGIN_WINDOW_MS)}`,
  ],
  ['security.md', `up to ${limits.MAX_PASSWORD_BYTES} bytes`],
  ['security.md', `good once for ${minutes(limits.RESET_LINK_MS)}`],
  ['security.md', `${limits.SESSION_IDLE_HOURS} hours unused, ${days(limits.SESSION_LIFETIME_MS)} at most`],
  [
    'security.md',
    `after ${minutes(limits.INACTIVITY_TIMEOUT_MS)} the web logs out (\`session/inactivity.spec\`), after ${limits.SESSION_IDLE_HOURS} hours`,
  ],
  ['security.md', `${limits.API_TOKEN_DAYS.max} days at most`],
  ['product/accounts-and-sessions.md', `open for ${minutes(limits.PAY_OPEN_MS)} after a sign-in`],
  ['product/accounts-and-sessions.md', `close it for ${minutes(limits.PIN_PAUSE_MS)}`],
  ['product/accounts-and-sessions.md', `has ${limits.PIN_DIGITS.min} to ${limits.PIN_DIGITS.max} digits`],
  ['security.md', `opens a slip for ${limits.SLIP_LINK_DAYS} days`],
  ['working-time.md', `or after ${minutes(limits.ABSENCE_MS)} without activity`],
  ['working-time.md', `no activity for ${minutes(limits.ABSENCE_MS)}`],
  ['working-time.md', `no heartbeat for ${minutes(limits.LOST_SIGNAL_MS)}`],
  ['working-time.md', `none arrives for ${minutes(limits.LOST_SIGNAL_MS)}`],
  ['working-time.md', `within ${limits.REOPEN_WINDOW_MS / SECOND_MS} seconds`],
  ['working-time.md', `after more than ${hours(limits.LONGEST_GAP_MS)}`],
  ['working-time.md', `at most ${hours(limits.MAX_ENTERED_RECORD_MS)} long`],
  [
    'guides/your-account.md',
    `at least ${limits.MIN_PASSWORD_LENGTH} characters, or ${limits.MIN_STRONG_PASSWORD_LENGTH} where`,
  ],
  ['guides/your-account.md', `After ${minutes(limits.INACTIVITY_TIMEOUT_MS)} without a key`],
  ['guides/your-account.md', `for ${minutes(limits.RESET_LINK_MS)}`],
  ['guides/your-account.md', `in the next ${minutes(limits.SESSION_CONFIRMED_MS)}`],
  ['guides/your-account.md', `for ${hours(limits.VERIFICATION_LINK_MS)}`],
  [
    'guides/your-account.md',
    `unused for ${limits.SESSION_IDLE_HOURS} hours, is ${days(limits.SESSION_LIFETIME_MS)} old`,
  ],
  ['guides/your-account.md', `good once, for ${days(limits.ACCOUNT_INVITATION_MS)}`],
  ['guides/first-day.md', `good once, for ${days(limits.ACCOUNT_INVITATION_MS)}`],
  ['guides/paying-a-fortnight.md', `for ${limits.SLIP_LINK_DAYS} days`],
  ['guides/scripting.md', `more than ${limits.REQUESTS_PER_MINUTE} requests in a minute`],
  ['guides/es/empleado.md', `tras ${limits.INACTIVITY_TIMEOUT_MS / MINUTE_MS} minutos sin teclado`],
])('the document %s says "%s"', (page, said) => {
  const text = readFileSync(new URL(`../${page}`, PRODUCT), 'utf8').replace(/\s+/g, ' ');
  expect(text).toContain(said);
});

it.each([
  ['5.1.1', `of ${limits.MAX_IMPORT_BYTES / MIB} MiB`],
  ['5.1.1', `TIFF, ${limits.MAX_PICTURE_BYTES / MIB} MiB`],
  ['5.2.1', `pictures ${limits.MAX_PICTURE_BYTES / MIB} MiB`],
  [
    '5.2.1',
    `${limits.MAX_BODY_BYTES / KIB} kB of JSON, ${limits.MAX_ACCOUNT_BODY_BYTES / KIB} kB on the routes of accounts`,
  ],
])('requirement %s of security.md says "%s"', (id, said) => {
  const security = readFileSync(new URL('../security.md', PRODUCT), 'utf8').split('\n');
  expect(security.find((line) => line.startsWith(`| ${id} |`))).toContain(said);
});

it.each([
  ['companies of a person', limits.MAX_COMPANIES],
  ['projects of a company', limits.MAX_PROJECTS],
  ['employees of a company', limits.MAX_EMPLOYEES],
  ['members of a project', limits.MAX_MEMBERS],
  ['tasks on a board', limits.MAX_BOARD_TASKS],
  ['archived tasks of a project', limits.MAX_ARCHIVED_TASKS],
  ['rates of a person', limits.MAX_RATES],
  ['corrections of a time record', limits.MAX_CORRECTIONS],
  ['lines of business', limits.MAX_LINES_OF_BUSINESS],
  ['plans', limits.MAX_PLANS],
  ['open invitations to projects that a person sent', limits.MAX_SENT_INVITATIONS],
  ['open invitations to projects that a person received', limits.MAX_RECEIVED_INVITATIONS],
  ['levels of JSON', limits.MAX_IMPORT_LEVELS],
  ['cards of Trello or Planka, archived ones included', limits.MAX_IMPORT_CARDS],
  ['people of its tasks, counted for each task', limits.MAX_IMPORT_PEOPLE],
  ['columns that are read', limits.MAX_IMPORT_COLUMNS],
  ['seconds to read it', limits.MAX_IMPORT_SECONDS],
])('the limit of %s is in a table of limits.md (LIMIT-11, LIMIT-22)', (kind, most) => {
  expect(readFileSync(new URL('limits.md', PRODUCT), 'utf8')).toContain(`| ${kind} | ${n(most)} |`);
});
