import { PROJECT_READERS } from '../access/reach.ts';
import { Id } from '../schemas/primitives.ts';
import { Task } from '../schemas/task.ts';
import {
  CommentedTask,
  NewTaskComment,
  ReactionChoice,
  TaskCommentChange,
  TaskCommentFilter,
  TaskCommentPage,
} from '../schemas/task-comment.ts';
import { WithId } from './answers.ts';
import { route } from './route.ts';

const WithComment = WithId.extend({ commentId: Id });

/** The comments on a task. */
export const taskComment = {
  list: route({
    method: 'GET',
    path: '/tasks/:id/comments',
    summary: 'The comments on a task, the latest first',
    access: PROJECT_READERS,
    params: WithId,
    query: TaskCommentFilter,
    answer: TaskCommentPage,
    errors: ['not_found'],
  }),
  create: route({
    method: 'POST',
    path: '/tasks/:id/comments',
    summary: 'Comment on a task',
    access: PROJECT_READERS,
    params: WithId,
    body: NewTaskComment,
    answer: CommentedTask,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  change: route({
    method: 'PUT',
    path: '/tasks/:id/comments/:commentId',
    summary: 'Edit an own comment',
    access: PROJECT_READERS,
    params: WithComment,
    body: TaskCommentChange,
    answer: CommentedTask,
    errors: ['not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/tasks/:id/comments/:commentId',
    summary: 'Delete a comment',
    access: PROJECT_READERS,
    params: WithComment,
    answer: Task,
    errors: ['not_found'],
  }),
  restore: route({
    method: 'POST',
    path: '/tasks/:id/comments/:commentId/restore',
    summary: 'Take an own deletion of a comment back',
    access: PROJECT_READERS,
    params: WithComment,
    answer: CommentedTask,
    errors: ['not_found', 'conflict'],
  }),
  react: route({
    method: 'PUT',
    path: '/tasks/:id/comments/:commentId/reaction',
    summary: 'React to a comment, or take that back',
    access: PROJECT_READERS,
    params: WithComment,
    body: ReactionChoice,
    answer: CommentedTask,
    errors: ['not_found', 'conflict'],
  }),
};
