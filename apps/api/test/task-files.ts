import { Types } from 'mongoose';
import { TaskModel } from '../src/features/task-store/task-model.ts';
import type { createBoard } from './board.ts';
import { createTask, type Person } from './factories.ts';
import type { TestApi } from './harness.ts';

type TestBoard = Awaited<ReturnType<typeof createBoard>>;

/** Items of a checklist, of which every second is done. */
const itemsOf = (...texts: string[]) =>
  texts.map((text, index) => ({ _id: new Types.ObjectId(), text, done: index % 2 === 1 }));

/** Three tasks that have between them all that a file tells of a task. */
export async function createVaried(api: TestApi, { project, member, manager }: TestBoard) {
  const first = await createTask(api, project, {
    title: '\'=suma, "dice"',
    description: 'Primera línea\nsegunda; tercera\n=1+1',
    priority: 'Critical',
    dueDate: new Date('2026-12-01T06:00:00Z'),
    estimatedHours: 12,
    tags: ['obra', 'a, b', '-x'],
    assigneeIds: [member._id, manager._id],
    recurrence: { every: 2, unit: 'week' },
    checklist: itemsOf('=1+1; -2', '[x] con caja', 'dice "ya", y'),
  });
  const monthly = { every: 1, unit: 'month', day: 31 } as const;
  const b = await createTask(api, project, { title: 'b', status: 'Doing', recurrence: monthly });
  const a = await createTask(api, project, { title: 'a', status: 'Doing', priority: 'Low' });
  await TaskModel.updateOne({ _id: first._id }, { blockedBy: [a._id, b._id], parentId: b._id });
  await TaskModel.updateOne({ _id: b._id }, { blockedBy: [a._id] });
  const comment = (text: string, person: Person) =>
    api.as(person).taskComment.create({ params: { id: b.id }, body: { text } });
  await comment('=1+1\n- punto; "dos"\n[2026-01-01 00:00:00 +00:00] ana\n  sangrado', member);
  await comment("'Ya va", manager);
  return { ids: [first.id, b.id, a.id] as const };
}
