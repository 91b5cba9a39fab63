import type { CommentedTask, Task } from '../schemas/index.ts';
import type { Difference } from './command.ts';

/** The comment of an answer, for the list of its task. */
export function answeredWith({ task, comment }: CommentedTask) {
  return { taskId: task.id, put: comment, isOnly: task.comments?.total === 1 };
}

/** Adds to the number that a card shows. */
export function withCount(tasks: Task[], id: string, by: number): Task[] {
  return tasks.map((task) => {
    const { total = 0, acts = 0 } = task.comments ?? {};
    return task.id === id ? { ...task, comments: { total: Math.max(0, total + by), acts } } : task;
  });
}

/**
 * Touches the text of a comment. Only its author edits it, so nothing conflicts (NET-15); the text names it to a person.
 */
export function aboutComment(commentId: string, text: string): Difference {
  return { before: { [commentId]: {} }, after: { [commentId]: { title: text } } };
}
