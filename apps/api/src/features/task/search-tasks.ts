import { foldSearch, MAX_SEARCH_RESULTS } from '@faena/shared/domain';
import type { FoundTask } from '@faena/shared/schemas';
import type { PipelineStage, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { cardsOf } from '../person/index.ts';
import { type ProjectDoc, ProjectModel, visibleProjects } from '../project/index.ts';
import { type CommentDoc, CommentModel, type TaskDoc, TaskModel } from '../task-store/index.ts';
import { excerptOf } from './excerpt-of.ts';
import { atSearcher, commentsWith, hasWord, longestWords, MOST_SEARCH_MS } from './search-terms.ts';

/** The searched projects and tasks, the newest projects first, which bound the cost of a search (SEARCH-4). */
const MOST_PROJECTS = 1_000;
const MOST_TASKS = 20_000;

/** The matching tasks that are ranked for the answer. */
const MOST_WEIGHED = 200;

/** The commented tasks that are looked up; those of the archive are dropped. */
const MOST_COMMENTED = 1_000;

/** The tasks by a comment that are read. Fewer than 20 tasks match by their own texts where any of these is needed. */
const MOST_BY_COMMENT = 2 * MAX_SEARCH_RESULTS;

type Found = Pick<TaskDoc, '_id' | 'title' | 'projectId'> & {
  comment?: Pick<CommentDoc, 'text' | 'authorId' | 'imported'>;
};

/**
 * The first 20 tasks in the caller's projects with all words in title or description, or in one comment. Matches in
 * titles come first, those in comments last (SEARCH-1 to SEARCH-4, COMMENT-24).
 * @throws AppError `unavailable` where it takes too long, or too many searches of the caller wait already
 */
export async function searchTasks(text: string, actor: Actor): Promise<FoundTask[]> {
  const words = longestWords(text);
  if (words.length === 0) return [];
  const projects = await ProjectModel.find(visibleProjects(actor), { name: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(MOST_PROJECTS)
    .batchSize(MOST_PROJECTS)
    .lean<Pick<ProjectDoc, '_id' | 'name'>[]>();
  const names = new Map(projects.map(({ _id, name }) => [String(_id), name]));
  const ids = projects.map(({ _id }) => _id);
  const leave = await atSearcher.take(String(actor.id));
  const found = await TaskModel.aggregate<Found>(stages(ids, words))
    .option({ batchSize: MOST_WEIGHED + MOST_BY_COMMENT, maxTimeMS: MOST_SEARCH_MS })
    .exec()
    .finally(leave);
  const ranked = rank(found, words);
  const cards = await cardsOf(ranked.flatMap(({ comment }) => (comment ? [comment.authorId] : [])));
  return ranked.map(({ _id, title, projectId, comment }) => ({
    _id: String(_id),
    title,
    project: { _id: String(projectId), name: names.get(String(projectId)) ?? '' },
    ...(comment && {
      comment: {
        author: comment.imported?.name ?? cards.get(String(comment.authorId))?.fullname ?? null,
        excerpt: excerptOf(comment.text, words),
      },
    }),
  }));
}

/** The first 20 distinct tasks: by title, by description, by a comment. */
function rank(found: readonly Found[], words: readonly string[]): Found[] {
  const isNamed = ({ title, comment }: Found) => {
    if (comment) return false;
    const folded = foldSearch(title);
    return words.every((word) => folded.includes(word));
  };
  const named = found.filter(isNamed);
  const distinct = new Map<string, Found>();
  // A task comes with a comment after all tasks without one.
  for (const task of [...named, ...found.filter((task) => !named.includes(task))]) {
    if (!distinct.has(String(task._id))) distinct.set(String(task._id), task);
  }
  return [...distinct.values()].slice(0, MAX_SEARCH_RESULTS);
}

function stages(projectIds: readonly Types.ObjectId[], words: readonly string[]): PipelineStage[] {
  const holding = words.map((word) => ({ $or: [{ title: hasWord(word) }, { description: hasWord(word) }] }));
  return [
    { $match: { projectId: { $in: projectIds } } },
    { $sort: { projectId: -1 } },
    { $limit: MOST_TASKS },
    { $match: { $and: holding } },
    { $limit: MOST_WEIGHED },
    { $project: { title: 1, projectId: 1 } },
    {
      $unionWith: {
        coll: CommentModel.collection.name,
        pipeline: [...commentsWith(projectIds, words), ...LATEST_OF_TASKS],
      },
    },
  ];
}

/** The stages from the matching comments to the latest one of each task that is on a board. */
const LATEST_OF_TASKS: Exclude<PipelineStage, PipelineStage.Merge | PipelineStage.Out>[] = [
  {
    $group: {
      _id: '$taskId',
      projectId: { $first: '$projectId' },
      // The texts of all would fill the memory of the database.
      latest: { $top: { sortBy: { number: -1 }, output: '$_id' } },
    },
  },
  // Keeps no more than it answers, where a sort would hold all.
  {
    $group: {
      _id: null,
      tasks: { $topN: { n: MOST_COMMENTED, sortBy: { projectId: -1, _id: -1 }, output: '$$ROOT' } },
    },
  },
  { $unwind: '$tasks' },
  { $replaceRoot: { newRoot: '$tasks' } },
  lookUp(TaskModel.collection.name, '_id', 'task', { title: 1 }),
  { $unwind: '$task' },
  { $limit: MOST_BY_COMMENT },
  lookUp(CommentModel.collection.name, 'latest', 'comment', { text: 1, authorId: 1, imported: 1 }),
  { $unwind: '$comment' },
  { $project: { projectId: 1, title: '$task.title', comment: 1 } },
];

/** Joins a few fields of the document that a field names. */
function lookUp(
  from: string,
  localField: string,
  as: string,
  $project: Readonly<Record<string, 1>>,
): PipelineStage.Lookup {
  return { $lookup: { from, localField, foreignField: '_id', as, pipeline: [{ $project }] } };
}
