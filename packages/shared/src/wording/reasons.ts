import type { z } from 'zod';
import { fillIn, type Params } from './fill-in.ts';

/**
 * The closed list of reasons for refusals: each a stable word with its English sentence, which is the `message` of an
 * answer. `{min}` and the like are its parameters; the answer has them too, so that any language can word the refusal.
 */
export const REASONS = {
  // Faults a schema finds in a field.
  required: 'Required.',
  too_short: 'At least {min} characters.',
  too_long: 'At most {max} characters.',
  not_an_id: 'Not a valid id.',
  not_a_date: 'Not a calendar date (YYYY-MM-DD).',
  not_a_day: 'Not a date, like 25/11/2026 or 2026-11-25.',
  day_order_unknown: 'The file has dates with two readings: say whether the day or the month comes first.',
  not_of_these_years: 'Not of the years 1900 to 2999.',
  not_a_time_or_date: 'Neither a time (ISO-8601) nor a calendar date (YYYY-MM-DD).',
  not_a_time_zone: 'Not a known time zone.',
  not_a_currency: 'Not a currency of ISO 4217 with two decimals, like GTQ or USD.',
  too_many_decimals: 'At most two decimals.',
  control_characters: 'No line breaks, nor other characters that cannot be seen.',
  not_a_username: 'Only letters, digits, ".", "_" and "-".',
  username_mixes_scripts: 'Letters of one script only, and not all of them ones that look Latin.',
  not_an_email: 'Not a valid e-mail address.',
  not_a_phone: 'Not a phone number, like +502 5555-0100 or 5555-0100 ext. 12.',
  not_a_color: 'Not a colour (#rrggbb).',
  not_a_role: 'Not a role.',
  new_password_required: 'New password is required.',
  pin_digits: 'A PIN has {min} to {max} digits.',
  new_password_too_short: 'New password must be at least {min} characters long.',
  new_password_too_long: 'New password must be at most {max} bytes long.',
  password_common: 'This password is among those that are guessed first. Please choose another one.',
  password_of_names: 'A password needs more than names and words that are easily guessed.',
  current_password_required: 'Current password is required.',
  passwords_differ: 'Passwords do not match.',
  credentials_required: 'Username and password are required.',
  username_required: 'Username is required.',
  code_needed: 'A code is needed.',
  both_dates: 'Both dates are needed, or none.',
  end_before_start: 'The end is before the start.',
  tag_twice: 'A tag is given twice.',
  task_twice: 'A task is given twice.',
  ids_not_of_titles: 'As many ids as titles are needed, or none.',
  item_twice: 'An item is given twice.',
  ids_not_of_texts: 'As many ids as texts are needed, or none.',
  record_twice: 'A time record is given twice.',
  slip_twice: 'A slip is given twice.',
  run_or_employee: 'A run or an employee is needed.',
  person_twice: 'A person is given twice.',
  name_twice: 'A name is given twice.',
  column_twice: 'A column is given twice.',
  not_an_account: 'Only letters, digits, hyphens and spaces; it begins with a letter or digit.',
  amount_or_percentage: 'Either an amount or a percentage is needed.',
  day_of_month_alone: 'Only what recurs by months keeps to a day.',
  one_of_fields: 'Exactly one of username, email, rol_id and id is needed.',
  // Faults of zod's own checks, where the schema names no reason.
  too_small: 'At least {min}.',
  too_large: 'At most {max}.',
  too_few: 'At least {min} of them.',
  too_many: 'At most {max} of them.',
  not_whole: 'Not a whole number.',
  not_a_number: 'Not a number.',
  not_a_time: 'Not a time (ISO-8601).',
  not_an_option: 'Not one of the options.',
  not_valid: 'Not valid.',
  // Faults of a field that only the data shows.
  current_password_wrong: 'Current password is incorrect.',
  code_wrong: 'The code is wrong, or was used already.',
  temporary_password_kept: 'The temporary password must be replaced by another one.',
  plan_unknown: 'Subscription not found.',
  owner_unknown: 'No manager or admin has this username.',
  line_of_business_unknown: 'No such line of business.',
  assignee_not_a_member: 'Every assignee must be a member of the project.',
  nothing_to_change: 'Nothing to change.',
  archive_alone: 'Archiving stands alone.',
  duplicate_alone: 'Duplicating stands alone.',
  too_many_tags: 'A task would have more than {max} tags.',
  too_many_assignees: 'A task would have more than {max} people.',
  not_on_this_board: 'The other task must be of the same project.',
  not_another_project: 'Must be another project of the same company.',
  tasks_of_several_projects: 'The tasks must be of one project.',
  employee_not_in_project: 'The employee is not in this project.',
  archive_name_differs: 'It is not the name of the company.',
  company_of_employees: 'Employees are invited to a company, anybody else to none.',
  project_of_another_company: 'The project is of another company.',
  first_day_out_of_range: 'A first period begins after 1999, and at most a year from now.',
  day_not_of_slip: 'The day is none of the slip.',
  payment_date_out_of_range: 'A payment is dated after 1999, and at most a year from now.',
  rate_date_out_of_range: 'A rate begins after 1999, and at most a year from now.',
  start_too_early: 'The start lies too far back.',
  end_not_after_start: 'The end is not after the start.',
  end_in_future: 'The end lies in the future.',
  split_outside: 'A time record is split at a time between its start and its end.',
  record_too_long: 'A time record lasts at most {max} hours.',
  file_unreadable: 'The file is neither CSV nor Excel, nor a board that Trello or Planka exported.',
  quote_not_closed: 'A quote in line {line} of the file is not closed.',
  unpacks_too_much: 'The workbook holds more than an import reads, which is {max} MiB unpacked at most.',
  file_nested_too_deeply: 'The file is nested more than {max} levels deep.',
  too_many_file_values: 'The file has more than {max} values.',
  too_many_cards: 'The file has more than {max} cards, archived ones included.',
  too_many_people_of_tasks: 'The tasks of the file have more than {max} people.',
  file_takes_too_long: 'The file takes longer to read than {max} seconds.',
  file_takes_too_much: 'The file takes more memory to read than {max} MiB.',
  unknown_task: 'Names no task of the file or the board by its id: {id}.',
  task_named_by_two: 'Two lines of the file have this id: {id}.',
  cell_without_value: 'The cell has an error, or a formula without its result.',
  hours_rounded: '{given} becomes {hours} h, because an estimate has whole hours.',
  file_of_hours:
    'The file reports hours worked and has no tasks. Add hours to the records of their person, in the company.',
  titles_missing: 'No column of the file is called Title.',
  file_without_tasks: 'The file has no tasks.',
  too_many_tasks: 'The file has more than {max} tasks.',
  too_many_lists: 'The file has more than {max} lists.',
  statuses_of_other_lists: 'The statuses are not those of the lists of this file.',
  too_many_records: 'Too many records for one sheet: choose a shorter period, or CSV.',
  // Things that do not exist, or not for the caller.
  route_not_found: 'Route not found',
  concept_not_found: 'Concept not found',
  company_not_found: 'Company not found',
  employee_not_found: 'Employee not found',
  line_of_business_not_found: 'Line of business not found',
  invitation_not_found: 'Invitation not found',
  device_link_not_found: 'This link is used, expired or unknown.',
  employee_has_two_steps: 'They sign in with two steps, so they add the phone themselves.',
  device_not_found: 'Device not found',
  session_not_found: 'Session not found',
  api_token_not_found: 'Token not found',
  calendar_feed_not_found: 'This address of a calendar is revoked or unknown.',
  member_not_found: 'Member not found',
  pay_line_not_found: 'Line not found',
  picture_not_found: 'Picture not found',
  payment_not_found: 'Payment not found',
  pay_period_not_found: 'No period has this day',
  plan_not_found: 'Subscription not found',
  project_not_found: 'Project not found',
  rate_not_found: 'Rate not found',
  slip_not_found: 'Slip not found',
  mark_not_found: 'Mark not found',
  record_not_found: 'Time record not found',
  adjustment_not_found: 'Adjustment not found',
  archive_not_found: 'Archive not found',
  dead_letter_not_found: 'Dead letter not found',
  record_request_not_found: 'Record request not found',
  run_not_found: 'Run not found',
  slip_link_not_found: 'The link is not valid.',
  invitation_link_not_found: 'The invitation is no longer valid. Ask whoever invited you for another one.',
  reset_link_not_found: 'The link is no longer valid. Ask for another one.',
  verification_link_not_found: 'The link is no longer valid. My Account sends another one.',
  change_not_found: 'Change not found',
  claim_not_found: 'Claim not found',
  item_not_found: 'Item not found',
  attachment_not_found: 'File not found',
  comment_not_found: 'Comment not found',
  notice_not_found: 'Notice not found',
  task_not_found: 'Task not found',
  task_template_not_found: 'Task template not found',
  todo_item_not_found: 'The to-do does not exist.',
  absence_not_found: 'Absence not found',
  user_not_found: 'User not found',
  username_unknown: 'User not found.',
  not_found: 'Not found',
  // Conflicts with the present state.
  password_reset_off: 'Passwords are not reset here. Please ask whoever gave you the account.',
  address_verified: 'The e-mail address is verified already.',
  username_taken: 'Username is already taken.',
  email_taken: 'Email is already registered.',
  line_of_business_exists: 'The line of business exists already.',
  task_id_taken: 'The id cannot be had: it is or was that of a task.',
  item_id_taken: 'The id cannot be had: an item of the checklist has it.',
  attachment_id_taken: 'The id cannot be had: another file has it.',
  comment_id_taken: 'The id cannot be had: another comment has it.',
  template_exists: 'The company has a task template of this name already.',
  too_many_absences: 'The person has as many absences as they can have.',
  absence_overlaps: 'The person has an absence on one of these days already.',
  own_account: 'You cannot delete your own account.',
  owns_companies: 'This user owns companies: {companies}.',
  last_administrator: 'The last administrator must remain one.',
  already_a_member: 'The user is already in the project.',
  registration_invite: 'An account is made by invitation only.',
  registration_closed: 'Nobody can sign up here.',
  address_invited: 'This address is invited already.',
  already_invited: 'The user is already invited to the project.',
  too_many_invitations: 'Too many people are invited and have not answered.',
  too_many_sent_invitations: 'A person has at most {max} invitations without an answer.',
  cannot_be_invited: 'The user cannot be invited at the moment.',
  invitation_declined: 'The user declined an invitation to the project less than {days} days ago.',
  two_steps_on: 'Two-step verification is on already.',
  two_steps_off: 'Two-step verification is off.',
  two_steps_not_begun: 'Begin anew: that took too long.',
  own_two_steps: 'Your own is turned off in your account.',
  changed_since: 'It was changed since.',
  changed_since_by: '{person} has changed it since.',
  assignee_left: 'Somebody it was assigned to has left the project.',
  links_in_a_circle: 'A task would wait for itself, or be a part of itself.',
  too_many_blockers: 'The task is blocked by as many others as it can be.',
  too_many_items: 'A checklist has at most {max} items.',
  too_many_attachments: 'A task has at most {max} files.',
  too_many_file_mebibytes: 'The files on the tasks of a company have at most {max} MiB.',
  too_many_comments: 'A task has at most {max} comments.',
  too_many_reactions: 'A comment has at most {max} reactions.',
  mentioned_not_a_member: 'Only members of the project can be mentioned.',
  too_late_to_undo: 'It is too late to undo that.',
  creator_stays: 'The creator of a project cannot be removed from it.',
  employee_without_company: 'The employee has no company.',
  record_open: 'The time record is still open.',
  record_followed: 'Another time record has begun since.',
  record_ended: 'The time record has ended.',
  record_overlaps: 'It overlaps another time record.',
  record_voided: 'The time record is voided.',
  record_changed: 'The time record was changed meanwhile.',
  record_already_so: 'The time record is so already.',
  record_closed: 'The time record is closed: a run has paid it.',
  no_silence: 'No time without a signal follows the time record any more.',
  no_lunch_deducted: 'No lunch was deducted from the end of the time record.',
  mark_not_countable: 'A mark among these cannot count: it states no time of this person in the company.',
  record_marked_by_oneself: 'Nobody else made a mark in the time record.',
  foreman_not_a_member: 'Only a member of the project who works for its company can mark others.',
  record_not_closed: 'No run has paid the time record yet: it can be corrected itself.',
  adjustment_paid: 'A run has paid the adjustment.',
  adjustment_rested_on: 'A later adjustment rests on it: take that back first.',
  adjustment_without_rate: 'The time has no rate.',
  record_changed_since_asked: 'The time record was changed since it was asked about.',
  request_decided: 'The request was decided already.',
  too_many_api_tokens: 'Too many tokens are good already.',
  too_many_calendar_feeds: 'There are 5 feeds already: revoke one first.',
  too_many_open_requests: 'Too many requests are open already.',
  too_many_messages: 'Nothing more can be said about this request.',
  slip_accepted: 'The slip was accepted already.',
  slip_contested: 'The employee contested an acceptance by link: now they alone accept the slip, signed in.',
  slip_reopened: 'The period of the slip was reopened: there will be another slip.',
  claim_answered: 'The claim was answered already.',
  too_many_claims: 'Nothing more can be claimed about this slip.',
  rate_unusual: 'The rate is {factor} times the one before: it needs to be confirmed.',
  first_rate_far: 'A first rate far from {usual}, which others here have, needs to be confirmed.',
  first_rate_high: 'A first rate above {max} needs to be confirmed.',
  rate_from_taken: 'Another rate begins at that moment.',
  concept_changed: 'The concept was changed meanwhile.',
  concept_used: 'The concept was for once, and a run has used it up.',
  too_many_concepts: 'The company has as many concepts as it can have.',
  copies_too_large: 'One request copies at most {max} MB of tasks.',
  too_many_companies: 'A person has at most {max} companies.',
  too_many_projects: 'A company has at most {max} projects.',
  too_many_owner_mebibytes: 'The projects of an owner have at most {max} MiB of texts and members.',
  too_many_listed_mebibytes: 'A list has at most {max} MiB of projects. Read it by pages.',
  too_many_employees: 'A company has at most {max} employees.',
  too_many_members: 'A project has at most {max} members.',
  too_many_board_tasks: 'A board has at most {max} tasks. Archive some first.',
  too_many_board_mebibytes:
    'The tasks of a board have at most {max} MiB of text and people. Archive some first.',
  too_many_archived_tasks: 'A project has at most {max} archived tasks. Delete some first.',
  too_many_rates: 'A person has at most {max} rates.',
  too_many_corrections: 'A time record has at most {max} corrections.',
  too_many_todo_items: 'A person has at most {max} open own items.',
  too_many_lines_of_business: 'There are at most {max} lines of business.',
  too_many_plans: 'There are at most {max} subscriptions.',
  too_many_templates: 'The company has as many task templates as it can have.',
  too_many_lines: 'The person has as many lines as a period can have.',
  line_closed: 'A run has taken the line in: it does not change any more.',
  rate_before_closed: 'The rate reaches into a closed pay period.',
  rate_priced_adjustment: 'The rate priced an adjustment.',
  currency_closed: 'The currency cannot change while a pay period is closed.',
  rate_priced_elsewhere: 'The rate priced hours in a company that the employee has left.',
  run_reopened: 'The run was reopened.',
  nothing_pending: 'Nothing is pending.',
  slip_paid_since: 'The slip was paid meanwhile.',
  payment_over_pending: 'It is more than what is pending.',
  payment_removed: 'The payment was taken back already.',
  first_day_fixed: 'The first day cannot be chosen any more: a run is closed.',
  period_closed: 'The period is closed already.',
  period_not_first: 'An earlier period is still open.',
  period_not_over: 'A period is closed from its last day on.',
  period_has_other_days: 'The period has other days by now.',
  run_differs: 'The figures have changed since they were shown.',
  run_obstructed: 'Something stands in the way of closing.',
  record_to_review: 'The time record waits for review.',
  record_without_rate: 'The time record has time without a rate.',
  request_open: 'The request is still open.',
  net_below_zero: 'The net is below zero.',
  run_not_last: 'Only the last run can be reopened.',
  run_paid: 'Something of the run is paid already.',
  run_accepted: 'Somebody has accepted their slip of the run.',
  run_adjusted: 'A record of the run was adjusted afterwards.',
  archive_not_downloaded: 'The archive has to be downloaded whole first.',
  archive_changed: 'Something was added to the archive since it was downloaded.',
  // Missing rights and impossible requests.
  credentials_wrong: 'Invalid credentials. Please try again.',
  code_required: 'A code of your authenticator app is needed too.',
  not_signed_in: 'Authentication required.',
  access_denied: 'Access Denied',
  session_needed: 'An API token cannot do this: sign in.',
  token_only_reads: 'This API token can only read.',
  token_scope: 'This API token may do other things, but not this.',
  pin_missing: 'No PIN is chosen yet.',
  pin_spent: 'The PIN was wrong too often. The password chooses a new one.',
  pin_wrong: 'The PIN is wrong.',
  pay_locked: 'Pay needs the PIN on this phone.',
  not_confirmed: 'This needs to be confirmed with the password.',
  temporary_password: 'The temporary password must be changed first.',
  two_steps_missing: 'Two-step verification has to be set up first.',
  too_many_attempts: 'Too many attempts. Please try again later.',
  too_many_calls: 'Too many requests in a short time. Please try again in a moment.',
  too_many_streams: 'Live changes are open in too many windows already.',
  too_many_uploads: 'Too many files are being received right now. Please try again in a moment.',
  too_many_pictures: 'Too many pictures are being opened right now. Please try again in a moment.',
  not_a_picture: 'The file is not a picture.',
  too_many_pixels: 'The picture has too many pixels.',
  file_required: 'A file is required.',
  request_too_large: 'The request is too large.',
  media_type_unsupported: 'Unsupported media type.',
  media_type_expected: 'Expected {type}.',
  body_too_slow: 'The request arrives too slowly.',
  request_malformed: 'Malformed request.',
  form_malformed: 'Malformed form.',
  json_malformed: 'Malformed JSON.',
  nested_too_deeply: 'Nested too deeply.',
  too_many_values: 'Too many values.',
  body_compressed: 'The body must not be compressed.',
  nul_characters: 'NUL characters are not allowed.',
  key_not_allowed: 'The key {key} is not allowed.',
  key_reused: 'The idempotency key came with another request before.',
  too_busy: 'Too many files are being made right now. Please try again in a moment.',
  too_many_sign_ins: 'Too many people are signing in right now. Please try again in a moment.',
  unavailable: 'The service is not available right now.',
  database_unreachable: 'The database cannot be reached.',
  no_mail_server: 'No mail server is configured.',
  internal: 'Internal server error.',
} as const;

export type Reason = keyof typeof REASONS;

export const REASON_NAMES = Object.keys(REASONS) as [Reason, ...Reason[]];

/** The names between braces in a sentence. */
type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters that a reason takes; none for most. */
export type ParamsOf<R extends Reason> = [NamesIn<(typeof REASONS)[R]>] extends [never]
  ? []
  : [params: Readonly<Record<NamesIn<(typeof REASONS)[R]>, string | number>>];

/** A reason without parameters. */
export type PlainReason = { [R in Reason]: ParamsOf<R> extends [] ? R : never }[Reason];

/** The reason of a refusal, with its parameters. */
export interface Fault {
  readonly reason: Reason;
  readonly params?: Params;
}

/** A fault of this reason; the compiler asks for the parameters it takes. */
export function faultOf<R extends Reason>(reason: R, ...[params]: ParamsOf<R>): Fault {
  return params ? { reason, params } : { reason };
}

/** The English sentence of a fault. */
export function sentenceOf({ reason, params }: Fault): string {
  return fillIn(REASONS[reason], params);
}

const said = new Map<string, Fault>();

/**
 * The message of a schema's rule: the sentence of a reason. A validator's issue has room for a message only, so
 * `faultOfIssue` finds the reason by the sentence; no two sentences are equal.
 * @__NO_SIDE_EFFECTS__ the entry in `said` serves its own schema alone, so a build may drop both
 */
export function say<R extends Reason>(reason: R, ...params: ParamsOf<R>): string {
  const fault = faultOf(reason, ...params);
  const sentence = sentenceOf(fault);
  said.set(sentence, fault);
  return sentence;
}

/** The fault of a schema's message; undefined for any other text. */
export function faultSaid(message: string): Fault | undefined {
  return said.get(message);
}

/** The fault of a schema's issue, with the schema's reason or the validator's finding. */
export function faultOfIssue(issue: z.core.$ZodIssue): Fault {
  return faultSaid(issue.message) ?? faultFound(issue);
}

/** The fault of a validator's finding, whose own message nobody reads. */
export function faultFound(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): Fault {
  switch (issue.code) {
    case 'too_small':
      return leastOf(issue.origin, Number(issue.minimum));
    case 'too_big':
      return mostOf(issue.origin, Number(issue.maximum));
    case 'invalid_type':
      return { reason: typeFault(issue) };
    case 'invalid_format':
      return faultOf(issue.format === 'datetime' ? 'not_a_time' : 'not_valid');
    case 'invalid_value':
      return faultOf('not_an_option');
    default:
      return faultOf('not_valid');
  }
}

function leastOf(origin: string, min: number): Fault {
  if (origin === 'string') return min === 1 ? faultOf('required') : faultOf('too_short', { min });
  return faultOf(isList(origin) ? 'too_few' : 'too_small', { min });
}

function mostOf(origin: string, max: number): Fault {
  if (origin === 'string') return faultOf('too_long', { max });
  return faultOf(isList(origin) ? 'too_many' : 'too_large', { max });
}

function isList(origin: string): boolean {
  return origin === 'array' || origin === 'set' || origin === 'map';
}

/** An issue keeps `input` only with `reportInput`; without it any wrong type reads as missing. */
function typeFault({ expected, input }: { expected: string; input?: unknown }): Reason {
  if (expected === 'int') return 'not_whole';
  if (input === undefined || input === null) return 'required';
  return expected === 'number' ? 'not_a_number' : 'not_valid';
}
