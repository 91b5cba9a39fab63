import type { Language } from '@faena/shared/language';
import type { BoardView, Recurrence, TaskPriority, TaskStatus, WipLimits } from '@faena/shared/schemas';

/** The companies of the group. */
export type CompanyKey = 'construcciones' | 'cafetalera' | 'transportes' | 'obra';

export interface DemoPerson {
  readonly username: string;
  readonly fullname: string;
  readonly phone: string;
}

export interface DemoEmployee extends DemoPerson {
  readonly company: CompanyKey;
  /** An hour, in the currency of their company. */
  readonly hourlyRate: number;
  /** Spanish by default; null leaves it to the visitor, who signs in as them. */
  readonly language?: Language | null;
}

/** The pictures that are drawn of the work. */
export type DemoPicture = 'wall' | 'plan' | 'garden' | 'crack' | 'blocks';

/** A photo of the work, as a file on a task. */
export interface DemoPhoto {
  readonly name: string;
  readonly picture: DemoPicture;
}

/** A comment on a task, made at an hour of a day counted from today. */
interface DemoComment {
  readonly by: string;
  readonly day: number;
  readonly hour: number;
  readonly text: string;
  /** Usernames, each of which the text has after an `@`. */
  readonly mentions?: readonly string[];
  /** A photo that it shows. */
  readonly photo?: DemoPhoto;
}

/** Days are counted from today: negative ones have passed. */
export interface DemoTask {
  readonly title: string;
  readonly description?: string;
  readonly status: TaskStatus;
  readonly priority: TaskPriority;
  readonly tags?: readonly string[];
  readonly hours?: number;
  readonly due?: number;
  readonly recurrence?: Recurrence;
  /** Usernames. */
  readonly who?: readonly string[];
  /** The items of its checklist; the first of them are done. */
  readonly steps?: readonly string[];
  readonly stepsDone?: number;
  /** The titles of the task that blocks it, and of its parent. */
  readonly after?: string;
  readonly partOf?: string;
  /** The picture of its cover, if it has one. */
  readonly cover?: DemoPicture;
  /** Its comments, oldest first. */
  readonly comments?: readonly DemoComment[];
  /** The task is archived. */
  readonly archived?: boolean;
}

export interface DemoProject {
  readonly company: CompanyKey;
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly status: string;
  readonly start: number;
  readonly end: number;
  /** Usernames, besides the creator. */
  readonly members: readonly string[];
  /** The username of a stranger with an open invitation. */
  readonly invited?: string;
  /** The limits of tasks by column. */
  readonly limits?: WipLimits;
  /** The saved views of the board, by username. */
  readonly views?: Readonly<Record<string, readonly BoardView[]>>;
  /** Each column from top to bottom. */
  readonly tasks: readonly DemoTask[];
}
