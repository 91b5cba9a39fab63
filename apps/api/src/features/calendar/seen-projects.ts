import { calendarDateOf } from '@faena/shared/domain';
import type { CalendarQuery } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { type ProjectDoc, ProjectModel, visibleProjects, zoneOf } from '../project/index.ts';

/** A project with its days, by the clock of its company. */
export interface SeenProject {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly companyId: Types.ObjectId;
  readonly startDay: string;
  readonly endDay: string;
  readonly timeZone: string;
}

const FIELDS = {
  ...{ name: 1, companyId: 1, timeZone: 1 },
  ...{ startDay: 1, startDate: 1, endDay: 1, endDate: 1 },
} as const;

/** The projects that the caller sees, of one company or alone if the query says so, by start. */
export async function seenProjects(
  { companyId, projectId }: CalendarQuery,
  actor: Actor,
): Promise<SeenProject[]> {
  const found = await ProjectModel.find(
    {
      $and: [
        visibleProjects(actor),
        companyId ? { companyId: new Types.ObjectId(companyId) } : {},
        projectId ? { _id: new Types.ObjectId(projectId) } : {},
      ],
    },
    FIELDS,
  ).lean<Pick<ProjectDoc, '_id' | keyof typeof FIELDS>[]>();
  return found.map(withDays).sort((one, other) => (one.startDay < other.startDay ? -1 : 1));
}

function withDays(project: Pick<ProjectDoc, '_id' | keyof typeof FIELDS>): SeenProject {
  const timeZone = zoneOf(project);
  const { _id, name, companyId, startDate, endDate } = project;
  return {
    ...{ _id, name, companyId, timeZone },
    startDay: project.startDay ?? calendarDateOf(startDate, timeZone),
    endDay: project.endDay ?? calendarDateOf(endDate, timeZone),
  };
}
