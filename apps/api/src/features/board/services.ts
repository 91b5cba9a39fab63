import type { Services } from '../../platform/services.ts';
import type { BoardCache } from './cache/board-cache.ts';
import type { LiveBoards } from './live/live-boards.ts';

/** What the verbs of boards and their tasks need from outside. */
export type BoardServices = Services & {
  readonly boardCache: BoardCache;
  readonly liveBoards: LiveBoards;
};
