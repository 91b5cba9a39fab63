import { SHEET_MEDIA_TYPES, TASK_PRIORITIES, TASK_STATUSES } from '@faena/shared/domain';
import type { Person, TaskHistoryEntry } from '@faena/shared/schemas';
import { calendar, calendarAbsence, calendarPeriod, calendarProject, calendarTask } from '../calendar.ts';
import * as make from '../entities.ts';
import type { Answers } from '../fake-api.ts';
import { todo, todoItem, todoTask } from '../todo.ts';
import { importOf } from './world-import.ts';
import { ago, company, project, worker } from './world-people.ts';

/** The answers about boards and their tasks. */
export function taskAnswers(me: Person): Answers {
  const tasks = tasksFor(me);
  const place = {
    project: { _id: project._id, name: project.name },
    company: { _id: company._id, name: company.name, color: company.color },
  };
  return {
    taskFile: {
      export: () => new File(['a'], 'a.csv', { type: SHEET_MEDIA_TYPES.csv }),
      preview: () => importOf(me),
    },
    boardView: {
      list: () => ({ version: 1, views: [{ name: 'Jeqx', params: 'q=a&view=kanban' }] }),
      save: ({ body: { views } }) => ({ version: 2, views }),
    },
    calendarFeed: {
      list: () => [
        {
          ...{ _id: make.newId(), name: 'Tuqxe', companyId: null },
          ...{ createdAt: ago(3), lastUsedAt: ago(1) },
        },
      ],
    },
    calendar: {
      read: () =>
        calendar({
          companies: [place.company],
          projects: [calendarProject({ ...place.project, companyId: company._id })],
          periods: [calendarPeriod({ companyId: company._id })],
          absences: [
            calendarAbsence({ companyId: company._id, employeeId: me._id, startDate: '2026-11-24' }),
          ],
          tasks: [
            calendarTask({ title: 'Jeqx', day: '2026-11-25', isLate: true, projectId: project._id }),
            calendarTask({ title: 'Joqx', day: '2026-11-27', status: 'Done', projectId: project._id }),
          ],
          people: [{ _id: me._id, fullname: me.fullname }],
        }),
    },
    todo: {
      read: () =>
        todo({
          items: [
            todoItem({ title: 'Deqxa', day: '2026-11-28' }),
            todoItem({
              title: 'Neqxo',
              day: '2026-12-01',
              time: '09:00',
              recurrence: { every: 1, unit: 'week' },
            }),
            todoItem({ title: 'Leqxi', doneAt: '2026-11-30T14:00:00.000Z' }),
          ],
          tasks: [
            todoTask({ title: 'Jeqx', day: '2026-11-25', group: 'today', isLate: true, ...place }),
            todoTask({ title: 'Joqx', ...place }),
          ],
        }),
    },
    taskTemplate: {
      list: () => [
        make.taskTemplate(company, { name: 'Veqxu', title: 'Zaqxi', tags: ['qxa'], checklist: ['Weqxo'] }),
      ],
    },
    taskAttachment: {
      list: () => [
        make.taskAttachment({ name: 'Deqxo', author: make.card(me) }),
        make.taskAttachment({ name: 'Peqxi', type: 'image/png', preview: '/api/tasks/attachments/b' }),
      ],
    },
    taskFollow: { read: () => ({ follows: true }) },
    taskTime: {
      read: () => ({ minutes: 200, cost: 60, currency: 'GTQ' }),
      ofBoard: () => ({
        currency: 'GTQ',
        tasks: tasks.map(({ _id: taskId }) => ({ taskId, minutes: 200, cost: 60 })),
      }),
    },
    taskComment: {
      list: () => ({
        comments: [
          make.taskComment({ number: 2, text: 'Naqxe', author: make.card(me), editedAt: ago(1) }),
          make.taskComment({
            text: 'Moqxi',
            reactions: [{ reaction: 'love', personIds: [me._id], people: [make.card(me)] }],
            imported: { by: make.card(me), name: 'Luqxa' },
          }),
        ],
        hasEarlier: true,
      }),
    },
    archivedTask: {
      list: () => ({
        tasks: tasks.slice(0, 2).map(({ _id, title, status, priority, tags }) => ({
          _id,
          title,
          status,
          priority,
          tags,
          archivedAt: ago(3),
          archivedBy: make.card(me),
        })),
        next: null,
      }),
    },
    task: {
      board: () => tasks,
      live: () => make.boardStream(),
      history: () => ({ entries: historyBy(me), hasEarlier: false }),
      assignable: () => [make.card(me), make.card(worker)],
      commented: () => ({ ids: tasks.map(({ id }) => id) }),
      ofPerson: () => tasks,
    },
  };
}

function tasksFor(of: Person) {
  const people = [make.card(of), make.card(worker)];
  return TASK_STATUSES.flatMap((status, index) =>
    [0, 1].map((order) =>
      make.task(project, {
        title: `Jeqx ${index}${order}`,
        description: 'Diqx noqx',
        status,
        order,
        priority: TASK_PRIORITIES[(index + order) % TASK_PRIORITIES.length] ?? 'Medium',
        tags: ['tuqx'],
        estimatedHours: order === 0 ? 0 : 4,
        ...(order === 0 && { comments: { total: 2, acts: 3 } }),
        ...(order === 0 && { attachments: { total: 2, acts: 3 } }),
        ...(order === 0 && { recurrence: { every: 2, unit: 'week' as const } }),
        dueDate: [null, ago(72), ago(-72)][(index + order) % 3] ?? null,
        assignedTo: people.slice(0, (index + order) % 3),
      }),
    ),
  );
}

/** Changes of a task, one of each kind. */
function historyBy(person: Person): TaskHistoryEntry[] {
  const step = (_id: string, done: boolean) => ({ _id, text: 'Paqxo', done, order: 0 });
  const [kept, gone] = [make.newId(), make.newId()];
  const common = { person: make.card(person), kind: 'changed', undoes: true } as const;
  const before = {
    assignedTo: [],
    tags: ['toqx'],
    dueDate: null,
    parentId: make.newId(),
    blockedBy: [],
    recurrence: null,
  };
  const after = {
    assignedTo: [make.card(worker)],
    tags: [],
    dueDate: ago(1),
    parentId: null,
    recurrence: { every: 3, unit: 'day' as const },
  };
  return [
    {
      ...common,
      _id: make.newId(),
      number: 3,
      at: ago(1),
      before: { status: 'To do', order: 1 },
      after: { status: 'Doing', order: 0 },
    },
    {
      ...common,
      _id: make.newId(),
      number: 2,
      at: ago(1),
      before: { ...before, checklist: [step(kept, false), step(gone, true)], priority: 'Low', order: 0 },
      after: {
        ...after,
        blockedBy: [make.newId()],
        checklist: [step(kept, true)],
        priority: 'High',
        order: 1,
      },
    },
    {
      ...common,
      _id: make.newId(),
      number: 1,
      at: ago(2),
      kind: 'created',
      before: {},
      after: { status: 'Testing' },
    },
  ];
}
