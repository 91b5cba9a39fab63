import type { Home, HomeTask } from '@faena/shared/schemas';
import { newId } from './entities.ts';

/** The home of an employee with nothing: no company, and no open questions. */
export function home(given: Partial<Home> = {}): Home {
  return {
    language: null,
    company: null,
    calendar: null,
    clock: null,
    today: [],
    pay: null,
    expectedEnds: null,
    recentProjects: [],
    payLock: null,
    waiting: { slips: 0, claims: 0, requests: 0, invitations: 0, news: 0 },
    tasks: { total: 0, first: [] },
    crews: 0,
    unread: 0,
    forgotten: null,
    silence: null,
    lunch: null,
    ...given,
  };
}

/** A task of today. */
export function homeTask(given: Partial<HomeTask> = {}): HomeTask {
  return {
    id: newId(),
    title: 'Tarea',
    status: 'Backlog',
    priority: 'Medium',
    dueDate: null,
    project: { _id: newId(), name: 'Proyecto' },
    ...given,
  };
}
