import type { Services } from '../../platform/services.ts';
import type { ChosenIdBudget } from '../task-change/index.ts';
import type { BoardCache } from './cache/board-cache.ts';
import type { LiveBoards } from './live/live-boards.ts';

/** The services of the verbs of boards and tasks. */
export type BoardServices = Services & {
  readonly boardCache: BoardCache;
  readonly liveBoards: LiveBoards;
  readonly chosenIds: ChosenIdBudget;
};
