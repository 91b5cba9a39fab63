import type { CommentedTask, Task, TaskComment } from '../schemas/index.ts';
import type { Difference } from './command.ts';
import { withContent } from './task-list-edits.ts';

export type Comments = readonly TaskComment[];

/** The parts that all commands of comments share; they touch no field of the task. */
export const ofComments = {
  touches: ({ id }: { readonly id: string }) => ({ ids: [id], fields: [] }),
};

/** The task of an answer, at its place. */
export function withCommented(tasks: Task[], { task }: CommentedTask): Task[] {
  return withContent(tasks, task);
}

/** The comment of an answer, for the list of its task. */
export function answeredWith({ task, comment }: CommentedTask) {
  return { taskId: task.id, put: comment, isOnly: task.comments?.total === 1 };
}

/** Adds a comment to a list, the oldest first, or replaces that of its id. */
export function withComment(comments: Comments, comment: TaskComment): Comments {
  const isThere = comments.some(({ _id }) => _id === comment._id);
  if (!isThere) return [...comments, comment];
  return comments.map((each) => (each._id === comment._id ? comment : each));
}

/** Adds to the number that a card shows. */
export function withCount(tasks: Task[], id: string, by: number): Task[] {
  return tasks.map((task) => {
    if (task.id !== id) return task;
    const { total, acts } = task.comments ?? { total: 0, acts: 0 };
    return { ...task, comments: { total: Math.max(0, total + by), acts } };
  });
}

/**
 * Touches the text of a comment. Only its author edits it, so nothing conflicts (NET-15); the text names it to a person.
 */
export function aboutComment(commentId: string, text: string): Difference {
  return { before: { [commentId]: {} }, after: { [commentId]: { title: text } } };
}
