/* Files on tasks. Units are in the names. */

/** Largest file on a task, in bytes: 25 MiB (FILE-2). */
export const MAX_ATTACHMENT_BYTES = 26_214_400;

/** Most files on a task (FILE-7). */
export const MAX_TASK_ATTACHMENTS = 100;

/** Most mebibytes of the files on the tasks of a company (FILE-8). */
export const MAX_COMPANY_FILE_MIB = 10_240;

/** The least kibibytes that each of them counts (FILE-8). */
export const ATTACHMENT_COUNTS_KIB = 128;

/** The time for which a deleted file still counts, in seconds: a day (FILE-8). */
export const DELETED_ATTACHMENT_KEPT_S = 86_400;

/** The longest edge of a preview, in pixels (FILE-9). */
export const PREVIEW_PX = 480;

/** The validity of a file's address: at least this time, and at most twice as long (FILE-5). */
export const FILE_ADDRESS_MS = 30 * 60_000;
