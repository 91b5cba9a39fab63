import { foldSearch, LENGTHS, MAX_SEARCH_RESULTS, searchWords } from '@faena/shared/domain';
import type { FoundTask } from '@faena/shared/schemas';
import type { PipelineStage, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { KeyedPlaces } from '../../platform/keyed-places.ts';
import { type ProjectDoc, ProjectModel, visibleProjects } from '../project/index.ts';
import { type TaskDoc, TaskModel } from '../task-store/index.ts';
import { foldedPattern } from './folded-pattern.ts';

/** The searched projects and tasks, the newest projects first, which bound the cost of a search (SEARCH-4). */
const MOST_PROJECTS = 1_000;
const MOST_TASKS = 20_000;

/** The longest that the database looks for one search; then the answer is `unavailable`. */
const MOST_MS = 2_000;

/** A person who searches repeatedly waits for themselves alone (SEARCH-4). */
const atSearcher = new KeyedPlaces({ places: 1, waiting: 8, retryAfter: 2, reason: 'too_many_calls' });

/** The matching tasks that are ranked for the answer. */
const MOST_WEIGHED = 200;

/**
 * The first 20 tasks in the caller's projects with all words in title or description, title matches first (SEARCH-1 to
 * SEARCH-4).
 * @throws AppError `unavailable` where it takes too long, or too many searches of the caller wait already
 */
export async function searchTasks(text: string, actor: Actor): Promise<FoundTask[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const projects = await ProjectModel.find(visibleProjects(actor), { name: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(MOST_PROJECTS)
    .batchSize(MOST_PROJECTS)
    .lean<Pick<ProjectDoc, '_id' | 'name'>[]>();
  const names = new Map(projects.map(({ _id, name }) => [String(_id), name]));
  const ids = projects.map(({ _id }) => _id);
  const leave = await atSearcher.take(String(actor.id));
  const found = await TaskModel.aggregate<Pick<TaskDoc, '_id' | 'title' | 'projectId'>>(stages(ids, words))
    .option({ batchSize: MOST_WEIGHED, maxTimeMS: MOST_MS })
    .exec()
    .finally(leave);
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

/** The folded words of a search: the longest ones, and none that another contains. */
function wordsOf(text: string): string[] {
  const words = [...new Set(searchWords(text))];
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, LENGTHS.searchWords);
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
