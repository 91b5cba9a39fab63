import type { Todo, TodoItem, TodoTask } from '@faena/shared/schemas';
import { newId } from './entities.ts';

/** The to-dos of a person on Monday, 30 November 2026; none unless given. */
export function todo(given: Partial<Todo> = {}): Todo {
  const { tasks = [] } = given;
  return {
    today: '2026-11-30',
    timeZone: 'America/Guatemala',
    items: [],
    tasks,
    taskTotal: tasks.length,
    ...given,
  };
}

/** An own item. */
export function todoItem(given: Partial<TodoItem> = {}): TodoItem {
  return {
    _id: newId(),
    title: 'Pendiente',
    day: null,
    time: null,
    recurrence: null,
    doneAt: null,
    ...given,
  };
}

/** An assigned task without a date. */
export function todoTask(given: Partial<TodoTask> = {}): TodoTask {
  return {
    id: newId(),
    title: 'Tarea',
    status: 'Backlog',
    priority: 'Medium',
    project: { _id: newId(), name: 'Proyecto' },
    company: { _id: newId(), name: 'Empresa', color: '#1d4ed8' },
    day: null,
    group: 'undated',
    isLate: false,
    doneAt: null,
    ...given,
  };
}
