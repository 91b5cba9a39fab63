import { MAX_LISTED_MIB } from '@faena/shared/domain';
import { Project, ProjectNoun, plainOf } from '@faena/shared/schemas';
import type { ClientSession, PipelineStage, Types } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { notFound, tooMany } from '../../kernel/errors.ts';
import { daysIn } from '../../platform/stored-day.ts';
import type { PersonDoc } from '../person/index.ts';
import { type ProjectDoc, ProjectModel, zoneOf } from './model.ts';
import { bytesOfProject } from './owner-bytes.ts';

/** Projects at a time, so that a long list keeps nobody waiting (LIMIT-12). */
const AT_ONCE = 100;

const MOST_BYTES = MAX_LISTED_MIB * 1_048_576;

type WithMembers = ProjectDoc & { members: Pick<PersonDoc, '_id' | 'username'>[] };

/**
 * The projects `stages` select, as answered: one aggregation finds the members' usernames, so a rename shows everywhere
 * at once.
 * @throws AppError `conflict` for more than fits into an answer (LIMIT-28)
 */
export async function readProjects(stages: PipelineStage[], session?: ClientSession): Promise<Project[]> {
  const projects = ProjectModel.aggregate<WithMembers>([
    ...stages,
    { $unset: 'columns' },
    {
      $lookup: {
        from: 'users',
        localField: 'memberIds',
        foreignField: '_id',
        as: 'members',
        pipeline: [{ $project: { username: 1 } }],
      },
    },
  ])
    .session(session ?? null)
    .cursor({ batchSize: AT_ONCE });
  const answered = perZone();
  const wire: Project[] = [];
  let bytes = 0;
  for await (const project of projects) {
    bytes += bytesOfProject(project);
    if (bytes > MOST_BYTES) throw tooMany('too_many_listed_mebibytes', MAX_LISTED_MIB);
    wire.push(toWire(project, answered(zoneOf(project))));
  }
  return wire;
}

/** The days of each time zone, whose bounds many projects share. */
function perZone(): (timeZone: string) => ReturnType<typeof daysIn> {
  const zones = new Map<string, ReturnType<typeof daysIn>>();
  return (timeZone) => {
    const days = zones.get(timeZone) ?? daysIn(timeZone);
    zones.set(timeZone, days);
    return days;
  };
}

/**
 * One project as the API answers it.
 * @throws AppError `not_found`
 */
export async function readProject(id: Types.ObjectId, session?: ClientSession): Promise<Project> {
  const [project] = await readProjects([{ $match: { _id: id } }], session);
  if (!project) throw notFound('project');
  return answer(Project, project);
}

function toWire(project: WithMembers, answered: ReturnType<typeof daysIn>): Project {
  const usernames = new Map(project.members.map(({ _id, username }) => [String(_id), username]));
  const start = answered(project.startDay, project.startDate);
  const end = answered(project.endDay, project.endDate);
  return {
    ...plainOf(ProjectNoun, project),
    _id: String(project._id),
    start_date: start.at,
    start_day: start.day,
    end_date: end.at,
    end_day: end.day,
    username: usernames.get(String(project.createdBy)) ?? '',
    usuarios: project.memberIds.flatMap((id) => usernames.get(String(id)) ?? []),
    company_id: String(project.companyId),
    ...(Object.keys(project.wipLimits ?? {}).length > 0 && { wipLimits: project.wipLimits }),
    createdAt: project.createdAt.toISOString(),
  };
}
