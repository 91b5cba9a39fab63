import { type DayEvent, DONE_STATUS } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { Calendar } from '@faena/shared/schemas';
import { feedTexts } from './feed-texts.ts';

/** The things of a calendar as whole-day events (CAL-19). Paydays have no amounts. */
export function feedEvents(
  { tasks, projects, periods, companies }: Calendar,
  language: Language,
): DayEvent[] {
  const texts = feedTexts[language];
  const companyNames = new Map(companies.map(({ _id, name }) => [_id, name]));
  const projectNames = new Map(projects.map(({ _id, name }) => [_id, name]));
  return [
    ...tasks.map(({ id, title, status, day, projectId }) => ({
      ...{ uid: `task-${id}@faena`, startDay: day, endDay: day },
      title: status === DONE_STATUS ? texts.done(title) : title,
      place: projectNames.get(projectId) ?? '',
    })),
    ...projects.map(({ _id, name, companyId, startDay, endDay }) => ({
      ...{ uid: `project-${_id}@faena`, title: name, startDay, endDay },
      place: companyNames.get(companyId) ?? '',
    })),
    ...periods.flatMap(({ companyId, startDate, endDate, payday }) => {
      const place = companyNames.get(companyId) ?? '';
      const uid = `${companyId}-${startDate}@faena`;
      return [
        { uid: `closing-${uid}`, title: texts.closing(place), startDay: endDate, endDay: endDate, place },
        { uid: `payday-${uid}`, title: texts.payday(place), startDay: payday, endDay: payday, place },
      ];
    }),
  ];
}
