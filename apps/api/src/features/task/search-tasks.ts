import { foldSearch, MAX_SEARCH_RESULTS } from '@faena/shared/domain';
import type { FoundTask } from '@faena/shared/schemas';
import type { PipelineStage, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { type ProjectDoc, ProjectModel, visibleProjects } from '../project/index.ts';
import { type TaskDoc, TaskModel } from '../task-store/index.ts';
import { foldedPattern } from './folded-pattern.ts';

/** As many projects and tasks are looked through, the newest projects first: a search costs no more (SEARCH-4). */
const MOST_PROJECTS = 1_000;
const MOST_TASKS = 20_000;

/** As many that hold the words are weighed for the answer. */
const MOST_WEIGHED = 200;

/**
 * The first 20 tasks in the caller's projects with all words in title or description, title matches first (SEARCH-1 to
 * SEARCH-4).
 */
export async function searchTasks(text: string, actor: Actor): Promise<FoundTask[]> {
  const words = foldSearch(text).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const projects = await ProjectModel.find(visibleProjects(actor), { name: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(MOST_PROJECTS)
    .batchSize(MOST_PROJECTS)
    .lean<Pick<ProjectDoc, '_id' | 'name'>[]>();
  const names = new Map(projects.map(({ _id, name }) => [String(_id), name]));
  const ids = projects.map(({ _id }) => _id);
  const found = await TaskModel.aggregate<Pick<TaskDoc, '_id' | 'title' | 'projectId'>>(
    stages(ids, words),
  ).option({
    batchSize: MOST_WEIGHED,
  });
  const isNamed = ({ title }: { title: string }) => {
    const folded = foldSearch(title);
    return words.every((word) => folded.includes(word));
  };
  return [...found.filter(isNamed), ...found.filter((task) => !isNamed(task))]
    .slice(0, MAX_SEARCH_RESULTS)
    .map(({ _id, title, projectId }) => {
      const project = { _id: String(projectId), name: names.get(String(projectId)) ?? '' };
      return { _id: String(_id), title, project };
    });
}

function stages(projectIds: readonly Types.ObjectId[], words: readonly string[]): PipelineStage[] {
  const holding = words.map((word) => {
    const holds = { $regex: foldedPattern(word), $options: 'i' };
    return { $or: [{ title: holds }, { description: holds }] };
  });
  return [
    { $match: { projectId: { $in: projectIds } } },
    { $sort: { projectId: -1 } },
    { $limit: MOST_TASKS },
    { $match: { $and: holding } },
    { $limit: MOST_WEIGHED },
    { $project: { title: 1, projectId: 1 } },
  ];
}
