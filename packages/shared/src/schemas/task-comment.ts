import { z } from 'zod';
import {
  DEFAULT_PAGE_SIZE,
  LENGTHS,
  MAX_COMMENT_FILES,
  MAX_COMMENT_MENTIONS,
  MAX_PAGE_SIZE,
} from '../domain/limits-and-defaults/index.ts';
import { REACTIONS } from '../domain/reactions.ts';
import { listOf } from './list-of.ts';
import { PersonCard } from './person.ts';
import { Id, Instant, requiredText } from './primitives.ts';
import { Task } from './task.ts';

const Reaction = z.enum(REACTIONS);

/** A reaction to a comment, with its people, the first one first (COMMENT-27). */
export const CommentReaction = z.object({
  reaction: Reaction,
  personIds: z.array(Id),
  /** The first of them; null for one without an account. */
  people: z.array(PersonCard.nullable()),
});
export type CommentReaction = z.infer<typeof CommentReaction>;

/** A comment on a task (COMMENT-1). */
export const TaskComment = z.object({
  _id: Id,
  /** Its number in the task, growing and with gaps; the end of a page (COMMENT-2). */
  number: z.number().int(),
  /** Null without that account (COMMENT-7). */
  author: PersonCard.nullable(),
  text: z.string(),
  /** The mentioned people who still have an account (COMMENT-4). */
  mentions: z.array(PersonCard),
  /** The files of the task that it shows; absent without any (COMMENT-19). */
  attachmentIds: z.array(Id).optional(),
  /** Absent without any (COMMENT-27). */
  reactions: z.array(CommentReaction).optional(),
  /** Present if a file brought it here (COMMENT-21). */
  imported: z
    .object({
      /** The importer; null without that account. */
      by: PersonCard.nullable(),
      /** The author's name in the file, where no member of the project was found; `author` is then null. */
      name: z.string().optional(),
    })
    .optional(),
  createdAt: Instant,
  /** The time of the last edit; null for an unchanged text (COMMENT-5). */
  editedAt: Instant.nullable(),
});
export type TaskComment = z.infer<typeof TaskComment>;

const text = requiredText(LENGTHS.comment);
const idsOf = (max: number) =>
  listOf(Id, { max })
    .transform((ids) => [...new Set(ids)])
    .default([]);
const mentions = idsOf(MAX_COMMENT_MENTIONS);

/** `POST /tasks/:id/comments`; a repetition with the same `id` adds nothing (COMMENT-3). */
export const NewTaskComment = z.object({
  id: Id.optional(),
  text,
  mentions,
  attachmentIds: idsOf(MAX_COMMENT_FILES),
});
export type NewTaskComment = z.infer<typeof NewTaskComment>;

/** `PUT /tasks/:id/comments/:commentId`: text and mentions; the files stay. */
export const TaskCommentChange = z.object({ text, mentions });
export type TaskCommentChange = z.infer<typeof TaskCommentChange>;

/** `PUT /tasks/:id/comments/:commentId/reaction`: sets a reaction of the caller, or takes it away (COMMENT-25). */
export const ReactionChoice = z.object({ reaction: Reaction, isSet: z.boolean() });
export type ReactionChoice = z.infer<typeof ReactionChoice>;

/** `GET /tasks/:id/comments`: those before a number, the latest first. */
export const TaskCommentFilter = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});
export type TaskCommentFilter = z.infer<typeof TaskCommentFilter>;

export const TaskCommentPage = z.object({ comments: z.array(TaskComment), hasEarlier: z.boolean() });
export type TaskCommentPage = z.infer<typeof TaskCommentPage>;

/** A task with one of its comments, after an act. */
export const CommentedTask = z.object({ task: Task, comment: TaskComment });
export type CommentedTask = z.infer<typeof CommentedTask>;
