import { LENGTHS, searchWords } from '@faena/shared/domain';
import type { PipelineStage, Types } from 'mongoose';
import { KeyedPlaces } from '../../platform/keyed-places.ts';
import { foldedPattern } from './folded-pattern.ts';

/** The longest that the database looks for one search; then the answer is `unavailable`. */
export const MOST_SEARCH_MS = 2_000;

/** The searched comments, those of the newest projects first (SEARCH-4). */
const MOST_COMMENTS = 20_000;

/** A person who searches repeatedly waits for themselves alone (SEARCH-4). */
export const atSearcher = new KeyedPlaces({
  places: 1,
  waiting: 8,
  retryAfter: 2,
  reason: 'too_many_calls',
});

/** The folded words of a search: the longest ones, and none that another contains. */
export function longestWords(text: string): string[] {
  const words = [...new Set(searchWords(text))];
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, LENGTHS.searchWords);
}

/** The condition of the database that a stored text has a folded word. */
export function hasWord(word: string) {
  return { $regex: foldedPattern(word), $options: 'i' };
}

/**
 * The stages that find the comments with all words, by the index of the project (COMMENT-24). Comments of deleted tasks
 * are none; those of archived tasks are found.
 */
export function commentsWith(
  projectIds: readonly Types.ObjectId[],
  words: readonly string[],
): (PipelineStage.Match | PipelineStage.Sort | PipelineStage.Limit)[] {
  return [
    { $match: { projectId: { $in: projectIds } } },
    { $sort: { projectId: -1 } },
    { $limit: MOST_COMMENTS },
    { $match: { leftAt: { $exists: false }, $and: words.map((word) => ({ text: hasWord(word) })) } },
  ];
}
