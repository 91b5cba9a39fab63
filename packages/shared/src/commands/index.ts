import { addItems } from './add-items.ts';
import { archive } from './archive.ts';
import { assign } from './assign.ts';
import { batch } from './batch.ts';
import type { AnyCommand, CommandName, CommentCommandName } from './command.ts';
import { create } from './create.ts';
import { createMany } from './create-many.ts';
import { move } from './move.ts';
import { moveItem } from './move-item.ts';
import { remove } from './remove.ts';
import { removeItem } from './remove-item.ts';
import { setItemText } from './set-item-text.ts';
import { setStatus } from './set-status.ts';
import { tickItem } from './tick-item.ts';
import { update } from './update.ts';

export { removeArchived, restore } from './archived.ts';
export type { Batch } from './batch.ts';
export {
  type AnsweredComment,
  type AnyCommand,
  type Command,
  type CommandClient,
  type CommandName,
  type CommentCommandName,
  type Difference,
  type QueuedCommand,
  type SetField,
  type SetFields,
  type Values,
  valuesOf,
} from './command.ts';
export { COMMENT_COMMANDS } from './comment-commands.ts';
export { duplicate } from './duplicate.ts';
export { addBlocker, leaveParent, removeBlocker } from './links.ts';
export { moveOn } from './move.ts';
export { itemMoveOn } from './move-item.ts';
export { moveToProject } from './move-to-project.ts';
export { type AskedTask, newIds } from './new-task.ts';
export { restoreComment } from './restore-comment.ts';
export { setCover } from './set-cover.ts';
export { withTask } from './task-list-edits.ts';
export { undo } from './undo.ts';
export type { Update } from './update.ts';

/** The commands that can be queued, but those of comments, by the name that is stored with them. */
export const COMMANDS = {
  create,
  createMany,
  move,
  status: setStatus,
  assign,
  update,
  batch,
  archive,
  remove,
  tick: tickItem,
  addItems,
  setItemText,
  moveItem,
  removeItem,
} as const satisfies Record<Exclude<CommandName, CommentCommandName>, AnyCommand>;

const known = new Map<string, AnyCommand>(Object.entries(COMMANDS));

/** Makes commands known whose code loads later. */
export function addCommands(commands: Readonly<Record<string, AnyCommand>>): void {
  for (const [name, command] of Object.entries(commands)) known.set(name, command);
}

/** The command of a stored name; null for a name that this version does not know. */
export function commandOf(name: string): AnyCommand | null {
  return known.get(name) ?? null;
}
