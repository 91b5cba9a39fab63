import type { Task } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { type BoardServices, changeBoardOf, type PlannedOn } from '../board/index.ts';
import { columnOrderOf } from '../board-order/index.ts';
import type { BoardDoc } from '../project/index.ts';
import type { TaskDoc } from '../task-store/index.ts';

/** The parts of a task whose documents are separate, and which it counts. */
type CountedPart = 'comments' | 'attachments';

/** The task and its board at the time of an act. */
export interface ActedOn {
  readonly board: BoardDoc;
  readonly task: TaskDoc;
  /** The number of the act. */
  readonly number: number;
  readonly at: Date;
  readonly session: ClientSession;
}

/** The act of a verb, and its answer. */
export interface PartDecision<T> {
  /** The documents that the task gains; negative for a deletion. */
  readonly gained: number;
  /** Undefined changes nothing. */
  readonly write?: (session: ClientSession) => Promise<void>;
  /** The answer, made of the task after the act. */
  readonly show: (task: Task) => T;
}

/**
 * Acts on the comments or files of a task. The lock of its board keeps their count on the task right, and open boards hear
 * of the task (COMMENT-1, COMMENT-13, FILE-1).
 * @param decide may throw an AppError to refuse
 * @throws AppError `not_found` when the task is missing or out of reach; `forbidden` for an employee who is not a member
 */
export function actOnPart<T>(
  part: CountedPart,
  taskId: string,
  actor: Actor,
  services: BoardServices,
  decide: (on: ActedOn) => Promise<PartDecision<T>>,
): Promise<T> {
  const _id = new Types.ObjectId(taskId);
  const change = {
    by: { actor, key: null },
    right: 'see',
    taskIds: [taskId],
    isAlone: true,
    plan: async ({ board, tasks, at, session }: PlannedOn) => {
      if (!session) return null;
      const place = columnOrderOf(board.columns, _id);
      const task = tasks.get(String(_id));
      if (!place || !task) throw notFound('task');
      const { total, acts } = task[part] ?? { total: 0, acts: 0 };
      const number = acts + 1;
      const { gained, write, show } = await decide({ board, task, number, at, session });
      const set = write && { [part]: { total: total + gained, acts: number }, updatedAt: at };
      return {
        columns: board.columns,
        written: set ? [{ ids: [_id], set }] : [],
        ...(write && { alsoWrite: write }),
        effects: [],
        shown: { _id, place, doc: { ...task, ...set } },
        answer: (shown: { task(): Task }) => show(shown.task()),
      };
    },
  } as const;
  return changeBoardOf(taskId, change, services);
}
