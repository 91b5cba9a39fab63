import { setImmediate as nextTurn } from 'node:timers/promises';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { answeredOnBoard, tasksOnBoard } from './task-wire.ts';

it('makes and checks many tasks in turns, so that other work runs in between (LIMIT-12)', async () => {
  const at = new Date('2026-11-20T15:00:00Z');
  const projectId = new Types.ObjectId();
  const tasks = Array.from({ length: 1_000 }, (_, index) => ({
    ...{ _id: new Types.ObjectId(), title: `Tarea ${index}`, description: '', priority: 'Medium' as const },
    ...{ projectId, companyId: projectId, createdBy: projectId, createdAt: at, updatedAt: at },
    ...{ estimatedHours: 0, tags: [], assigneeIds: [], dueDate: null, dueDay: null },
  }));
  const columns = [tasks.map(({ _id }) => _id), [], [], [], []];
  const board = { _id: projectId, name: 'Obra', columns, timeZone: 'America/Guatemala' };
  let turns = 0;
  let isDone = false;
  const counting = (async () => {
    for (; !isDone; turns += 1) await nextTurn();
  })();
  const answered = await answeredOnBoard(board, tasks, new Map());
  isDone = true;
  await counting;
  expect(answered).toEqual(tasksOnBoard(board, tasks, new Map()));
  expect(turns).toBeGreaterThan(5);
});
