import { z } from 'zod';
import {
  DAY_ORDERS,
  LINE_OUTCOMES,
  MAX_IMPORT_HEAD,
  MAX_IMPORT_NAMES,
  SHEET_FORMATS,
  TASK_FILE_FIELDS,
  TASK_FILE_SOURCES,
  TASK_STATUSES,
  UNREAD_PARTS,
} from '../domain/limits-and-defaults/index.ts';
import { FieldError } from '../errors.ts';
import { say } from '../wording/reasons.ts';
import { CsvSeparator } from './csv-separator.ts';
import { TaskPriority, TaskStatus } from './task.ts';

/** `GET /tasks/project/:projectId/export`. */
export const TaskExportQuery = z.object({ format: z.enum(SHEET_FORMATS), separator: CsvSeparator });
export type TaskExportQuery = z.infer<typeof TaskExportQuery>;

/** The longest list of statuses, each with its comma. */
const LONGEST_STATUSES = MAX_IMPORT_NAMES * (1 + Math.max(...TASK_STATUSES.map(({ length }) => length)));

/**
 * The status of each list of a file, in the order of the preview, divided by commas; an empty one skips its list
 * (IMPORT-4).
 */
const Statuses = z
  .string()
  .max(LONGEST_STATUSES, say('too_long', { max: LONGEST_STATUSES }))
  .transform((text) => text.split(',').map((name) => (name === '' ? null : name)))
  .pipe(z.array(TaskStatus.nullable()).max(MAX_IMPORT_NAMES));

const DayOrder = z.enum(DAY_ORDERS);

/**
 * The query of an import and of its preview; without `statuses` the names of the lists decide their columns. `dayOrder`
 * is the order of its dates, where the file does not tell it (IMPORT-14).
 */
export const TaskImportQuery = z.object({ statuses: Statuses.optional(), dayOrder: DayOrder.optional() });
export type TaskImportQuery = z.infer<typeof TaskImportQuery>;

/** The fault of one line of a file, or of the nth card of a file without lines, and its treatment (IMPORT-15). */
const LineFault = FieldError.extend({
  line: z.number().int(),
  path: z.enum(TASK_FILE_FIELDS),
  outcome: z.enum(LINE_OUTCOMES),
});
export type LineFault = z.infer<typeof LineFault>;

/** A task of the preview; its day is in the company's time zone, and its people are usernames. */
const FirstTask = z.object({
  title: z.string(),
  status: TaskStatus,
  priority: TaskPriority,
  dueDate: z.string().nullable(),
  people: z.array(z.string()),
  tags: z.array(z.string()),
});

/** The outcome of a file, expected or real (IMPORT-3). */
export const TaskImport = z.object({
  source: z.enum(TASK_FILE_SOURCES),
  /** The lists of the file; `status` is null for a list that the import leaves out. */
  lists: z.array(z.object({ name: z.string(), status: TaskStatus.nullable(), tasks: z.number().int() })),
  /** The people named in the file's tasks; `username` is null for a stranger to the project, who gets no task. */
  people: z.array(z.object({ name: z.string(), username: z.string().nullable(), tasks: z.number().int() })),
  /** Tasks that are new on the board. */
  created: z.number().int(),
  /** The comments on those (IMPORT-19). */
  comments: z.number().int(),
  /** The first of those, in their future form. */
  first: z.array(FirstTask),
  /** Tasks that are on it already, as the file has them. */
  present: z.number().int(),
  /** Tasks of the file that are on the board with other content; they stay unchanged. */
  different: z.number().int(),
  /** A date of the file with two readings, and the order used for it; with null the importer is asked (IMPORT-14). */
  dayOrder: z.object({ sample: z.string(), order: DayOrder.nullable() }).optional(),
  /** The parts of the file that a task cannot hold. */
  leftOut: z.array(z.object({ part: z.enum(UNREAD_PARTS), count: z.number().int() })),
  /** The columns of a table that no field takes, with their numbers of values (IMPORT-16). */
  unreadColumns: z.array(z.object({ head: z.string().max(MAX_IMPORT_HEAD), values: z.number().int() })),
  /** The first faults of the file; each concerns its line or cell alone (IMPORT-15). */
  faults: z.array(LineFault),
  faultCount: z.number().int(),
  /** Numbers of faults by their outcome. */
  settled: z.object({
    linesLeftOut: z.number().int(),
    cellsLeftEmpty: z.number().int(),
    rounded: z.number().int(),
  }),
});
export type TaskImport = z.infer<typeof TaskImport>;
