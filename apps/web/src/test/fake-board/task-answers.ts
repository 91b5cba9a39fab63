import { type Batch, COMMANDS, COMMENT_COMMANDS } from '@faena/shared/commands';
import { foldSearch, OTHER_TYPE, reorderTasks, tasksOf } from '@faena/shared/domain';
import type { ArchivedTask, ChecklistItem, Person, Task, TaskComment } from '@faena/shared/schemas';
import { readSession } from '@/lib/session.ts';
import { card, newId, taskAttachment, taskComment } from '../entities.ts';
import type { Answers } from '../fake-api.ts';
import { defined } from '../fake-business.ts';
import { refuse } from '../refusal.ts';
import type { StoredBoard } from './stored-board.ts';

/** The API's answers for the tasks of a board and their parts. */
export function taskAnswers(board: StoredBoard, owner: Person) {
  return {
    task: {
      board: () => board.tasks,
      presence: () => ({ message: '' }),
      commented: ({ query: { q } }) => ({
        ids: board.tasks
          .filter(({ id }) => board.comments(id).some(({ text }) => foldSearch(text).includes(foldSearch(q))))
          .map(({ id }) => id),
      }),
      undo: () => board.undo(),
      create: ({ body: { id, assignedTo = [], project: _project, checklist = [], ...fields } }) =>
        board.own(() => {
          const given = { ...defined(fields), ...named(id), assignedTo: board.people(assignedTo) };
          const added = board.add(given);
          return checklist.length > 0 ? board.putItems(added.id, checklist.map(newItem)).task : added;
        }),
      createMany: ({ body: { status = 'Backlog', titles, ids = [], parentId } }) =>
        board.own(() =>
          titles.map((title, index) =>
            board.add({ title, status, ...named(ids[index]), ...(parentId && { parentId }) }),
          ),
        ),
      update: ({ params: { id }, body: { assignedTo, status, recurrence, dueDay, ...fields } }) => {
        board.one(id);
        const assigned = assignedTo && { assignedTo: board.people(assignedTo) };
        const due = dueDay !== undefined && { dueDay: dueDay === null ? undefined : String(dueDay) };
        const recurs = recurrence !== undefined && { recurrence: recurrence ?? undefined };
        return board.own(() => {
          if (status) board.move(id, status);
          return board.change(id, { ...defined(fields), ...assigned, ...due, ...recurs });
        });
      },
      batch: ({ body: { ids, change } }) => {
        board.all(ids);
        if (change.archive) {
          board.own(() => board.archive(...ids));
          return [];
        }
        if (change.duplicate)
          return board.own(() => board.duplicate(ids, change.duplicate === 'with-comments'));
        const { assign, ...others } = change;
        const made: Batch = {
          ids,
          change: { ...(others as Batch['change']), ...(assign && { assign: board.people(assign) }) },
        };
        board.own(() => board.put(COMMANDS.batch.apply([...board.tasks], made)));
        return board.all(ids);
      },
      setStatus: ({ params: { id }, body: { status } }) => {
        board.one(id);
        board.own(() => board.move(id, status));
        return board.one(id);
      },
      assign: ({ params: { id }, body: { userIds } }) =>
        board.own(() => board.change(id, { assignedTo: board.people(userIds) })),
      reorder: ({ body }) => {
        board.all(body.tasks.map(({ id }) => id));
        const { board: columns, renumbered } = reorderTasks([...board.tasks], body.tasks);
        board.own(() => board.put(tasksOf(columns)));
        return board.tasks.filter(({ status }) => renumbered.includes(status));
      },
      move: ({ body: { ids } }) => {
        const tasks = board.all(ids);
        board.own(() => board.remove(...ids));
        return { tasks, unassigned: tasks.flatMap(({ assignedTo }) => assignedTo), overLimits: [] };
      },
      remove: ({ params: { id } }) => {
        board.one(id);
        board.own(() => board.remove(id));
        return { message: '' };
      },
    },
    taskCover: {
      set: ({ params: { id } }) =>
        board.own(() => board.change(id, { cover: `/api/tasks/cover/${id.padEnd(32, '0')}` })),
      remove: ({ params: { id } }) =>
        board.own(() => {
          board.put(board.tasks.map((task) => (task.id === id ? without(task, 'cover') : task)));
          return board.one(id);
        }),
    },
    archivedTask: {
      list: ({ query: { q = '' } }) => ({
        tasks: board.archived.map((task) => archivedBy(owner, task)).filter(({ title }) => title.includes(q)),
        next: null,
      }),
      restore: ({ params: { id } }) => board.own(() => board.add(board.removeArchived(id))),
      remove: ({ params: { id } }) => {
        board.removeArchived(id);
        return { message: '' };
      },
    },
    taskLink: {
      addBlocker: ({ params: { id }, body: { taskId } }) =>
        board.change(id, { blockedBy: [...(board.one(id).blockedBy ?? []), taskId] }),
      removeBlocker: ({ params: { id, blockerId } }) =>
        board.change(id, { blockedBy: (board.one(id).blockedBy ?? []).filter((each) => each !== blockerId) }),
      setParent: ({ params: { id }, body: { parentId } }) => {
        if (parentId) return board.change(id, { parentId });
        board.put(board.tasks.map((task) => (task.id === id ? without(task, 'parentId') : task)));
        return board.one(id);
      },
    },
    taskAttachment: {
      list: ({ params: { id } }) => [...board.attachments(id)],
      add: ({ params: { id, attachmentId }, body }) => {
        const [author = null] = board.people([readSession()?.personId ?? '']);
        const { name, size } = body;
        const type = body.type || OTHER_TYPE;
        const attachment = taskAttachment({ _id: attachmentId, author, name, size, type });
        return { task: board.putAttachments(id, [...board.attachments(id), attachment]), attachment };
      },
      remove: ({ params: { id, attachmentId } }) =>
        board.putAttachments(
          id,
          board.attachments(id).filter(({ _id }) => _id !== attachmentId),
        ),
      read: () => new File(['a'], 'a.png', { type: 'image/png' }),
    },
    taskFollow: {
      read: ({ params: { id } }) => ({ follows: board.isFollowed(id) }),
      set: ({ params: { id }, body: { follows } }) => board.follow(id, follows),
    },
    taskComment: {
      list: ({ params: { id }, query: { before = Number.POSITIVE_INFINITY, limit = 50 } }) => {
        const found = board.comments(id).filter(({ number }) => number < before);
        return { comments: found.slice(-limit).toReversed(), hasEarlier: found.length > limit };
      },
      create: ({ params: { id: taskId }, body: { id = newId(), text, mentions = [], attachmentIds } }) => {
        const given = { _id: id, text, mentions: board.people(mentions), attachmentIds };
        const said = comment(board, given, taskId);
        return { task: board.putComments(taskId, [...board.comments(taskId), said]), comment: said };
      },
      change: ({ params: { id: taskId, commentId }, body: { text, mentions = [] } }) => {
        const changes = { text, mentions: board.people(mentions), editedAt: '2026-11-03T15:00:00.000Z' };
        const comments = board
          .comments(taskId)
          .map((one) => (one._id === commentId ? { ...one, ...changes } : one));
        const task = board.putComments(taskId, comments);
        const changed = comments.find(({ _id }) => _id === commentId);
        return changed ? { task, comment: changed } : refuse('not_found');
      },
      remove: ({ params: { id: taskId, commentId } }) => {
        const { task, removed } = board.removeComment(taskId, commentId);
        return removed ? task : refuse('not_found');
      },
      restore: ({ params: { id } }) => board.restoreComment(id),
      react: ({ params: { id, commentId }, body }) => {
        const [person] = board.people([readSession()?.personId ?? '']);
        if (!person) return refuse('forbidden');
        const { comments } = COMMENT_COMMANDS.react;
        const after = comments?.apply(board.comments(id), { id, commentId, text: '', person, ...body }) ?? [];
        const comment = after.find(({ _id }) => _id === commentId);
        return comment ? { task: board.putComments(id, after), comment } : refuse('not_found');
      },
    },
    checklist: {
      read: ({ params: { id } }) => board.checklist(id),
      add: ({ params: { id }, body: { texts, ids = [] } }) => {
        const added = texts.map((text, index) => ({
          ...newItem(text),
          ...(ids[index] && { _id: ids[index] }),
        }));
        return board.putItems(id, [...board.items(id), ...added]);
      },
      setText: ({ params: { id, itemId }, body }) => changeItem(board, id, itemId, body),
      tick: ({ params: { id, itemId }, body }) => changeItem(board, id, itemId, body),
      move: ({ params: { id, itemId }, body: { order } }) => {
        const moved = board.items(id).filter(({ _id }) => _id === itemId);
        const rest = board.items(id).filter(({ _id }) => _id !== itemId);
        return board.putItems(id, rest.toSpliced(order, 0, ...moved));
      },
      remove: ({ params: { id, itemId } }) =>
        board.putItems(
          id,
          board.items(id).filter(({ _id }) => _id !== itemId),
        ),
    },
  } satisfies Answers;
}

/** A comment by the viewer, after the others on the task. */
function comment(board: StoredBoard, given: Partial<TaskComment>, taskId: string): TaskComment {
  const [author = null] = board.people([readSession()?.personId ?? '']);
  const number = (board.one(taskId).comments?.acts ?? 0) + 1;
  return taskComment({ number, author, ...given });
}

/** The requested id of a new task. */
function named(id: string | undefined): Partial<Task> {
  return id ? { id, _id: id } : {};
}

function newItem(text: string): ChecklistItem {
  return { _id: newId(), text, done: false };
}

function changeItem(board: StoredBoard, id: string, itemId: string, changes: Partial<ChecklistItem>) {
  return board.putItems(
    id,
    board.items(id).map((item) => (item._id === itemId ? { ...item, ...changes } : item)),
  );
}

function archivedBy(person: Person, { id, title, status, priority, tags }: Task): ArchivedTask {
  return {
    _id: id,
    title,
    status,
    priority,
    tags,
    archivedAt: '2026-11-02T14:00:00.000Z',
    archivedBy: card(person),
  };
}

/** The task without its empty optional parts. */
function without(task: Task, part: 'cover' | 'parentId'): Task {
  const { [part]: _gone, ...rest } = task;
  return rest;
}
