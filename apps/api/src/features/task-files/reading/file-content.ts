import type { DayOrder, TASK_FILE_FIELDS } from '@faena/shared/domain';
import type { TaskImport } from '@faena/shared/schemas';
import type { FoundItem } from '../format/checklist-cell.ts';

/** A person named in a file, by a username or an e-mail address that may be known here. */
export interface NamedPerson {
  readonly name: string;
  readonly keys: readonly string[];
}

/** A comment of a file, with an unchecked text. */
export interface FoundComment {
  /** Null where the file names none: it is then the importer's. */
  readonly author: NamedPerson | null;
  /** An instant as the file writes it, of ISO 8601 once it is bounded; empty without one. */
  readonly at: string;
  readonly text: string;
}

/** A task of a file, with unchecked texts. */
export interface FoundTask {
  /** The line of the file that it begins on; in a file without lines, its number. */
  readonly line: number;
  readonly id: string;
  readonly list: string;
  readonly title: string;
  readonly description: string;
  readonly priority: string;
  readonly people: readonly NamedPerson[];
  readonly dueDate: string;
  readonly estimatedHours: string;
  readonly tags: readonly string[];
  readonly recurrence: string;
  readonly checklist: readonly FoundItem[];
  /** The blockers and the parent, by the ids of the file or the board. */
  readonly blockedBy: readonly string[];
  readonly parentId: string;
  /** In any order. */
  readonly comments: readonly FoundComment[];
  /** Fields whose cell has something without a value, such as an uncomputed formula. */
  readonly withoutValue?: readonly (typeof TASK_FILE_FIELDS)[number][];
}

/** The content of a file, from any source. */
export interface FileContent {
  readonly source: TaskImport['source'];
  /** The lists in their order, also those without a task. */
  readonly lists: readonly string[];
  readonly tasks: readonly FoundTask[];
  readonly leftOut: TaskImport['leftOut'];
  /** The columns of a table that no field takes; other files have none. */
  readonly unreadColumns?: TaskImport['unreadColumns'];
  /** The order of day and month in the language of its heads, where that has one. */
  readonly dayOrder?: DayOrder | undefined;
  /** Fields without a column, which the import leaves unchanged. */
  readonly unsaid?: readonly (typeof TASK_FILE_FIELDS)[number][];
}
