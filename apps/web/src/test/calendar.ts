import type {
  Calendar,
  CalendarAbsence,
  CalendarPeriod,
  CalendarProject,
  CalendarTask,
} from '@faena/shared/schemas';
import { newId } from './entities.ts';

/** The calendar of a manager on Monday, 30 November 2026; empty unless given. */
export function calendar(given: Partial<Calendar> = {}): Calendar {
  return {
    today: '2026-11-30',
    isCut: false,
    ...{ tasks: [], projects: [], periods: [], absences: [], companies: [], people: [] },
    ...given,
  };
}

/** A project from the middle of November to the end of February. */
export function calendarProject(given: Partial<CalendarProject> = {}): CalendarProject {
  return {
    ...{ _id: newId(), name: 'Proyecto', companyId: newId() },
    ...{ startDay: '2026-11-18', endDay: '2027-02-26', timeZone: 'America/Guatemala', mayChange: true },
    ...given,
  };
}

/** A task that is due on Friday, 4 December. */
export function calendarTask(given: Partial<CalendarTask> = {}): CalendarTask {
  return {
    ...{ id: newId(), title: 'Tarea', status: 'Backlog', projectId: newId() },
    ...{ day: '2026-12-04', isLate: false, assigneeIds: [] },
    ...given,
  };
}

/** The second half of November, paid on its last day. */
export function calendarPeriod(given: Partial<CalendarPeriod> = {}): CalendarPeriod {
  return {
    ...{ companyId: newId(), startDate: '2026-11-16', endDate: '2026-11-30' },
    ...{ payday: '2026-11-30', isClosed: false },
    ...given,
  };
}

/** A vacation from Monday, 14 December, to Friday. */
export function calendarAbsence(given: Partial<CalendarAbsence> = {}): CalendarAbsence {
  return {
    ...{ _id: newId(), companyId: newId(), employeeId: newId(), kind: 'vacation' },
    ...{ startDate: '2026-12-14', endDate: '2026-12-18' },
    ...given,
  };
}
