import type { TodoItem, TodoTask } from '@faena/shared/schemas';

/** The acts of a person on the lines of the list. */
export interface TodoActs {
  readonly complete: (item: TodoItem) => void;
  readonly reopen: (item: TodoItem) => void;
  readonly remove: (item: TodoItem) => void;
  readonly completeTask: (task: TodoTask) => void;
}
