import type { TaskPriority, TaskStatus } from '@faena/shared/schemas';

/** The companies of the group. */
export type CompanyKey = 'construcciones' | 'cafetalera' | 'transportes';

export interface DemoPerson {
  readonly username: string;
  readonly fullname: string;
  readonly phone: string;
}

export interface DemoEmployee extends DemoPerson {
  readonly company: CompanyKey;
  /** An hour, in the currency of their company. */
  readonly hourlyRate: number;
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
  /** Usernames. */
  readonly who?: readonly string[];
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
  /** Each column from top to bottom. */
  readonly tasks: readonly DemoTask[];
}
