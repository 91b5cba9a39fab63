import { BoardCache, ChangeFeed, LiveBoards } from './features/board/index.ts';
import { departures } from './features/departures.ts';
import { LiveNotices, type NoticeServices } from './features/notice/index.ts';
import { ChosenIdBudget } from './features/task-change/index.ts';
import { Background } from './platform/background.ts';
import { currentDatabase } from './platform/database.ts';
import type { Services } from './platform/services.ts';
import { FileStore } from './platform/storage/file-store.ts';

/** The services that differ between the product, a test and a measurement. */
type ProcessSettings = Pick<Services, 'config' | 'clock' | 'log' | 'mailer'>;

/** Completes the services of a process with those that every process has. */
export function createServices(given: ProcessSettings): NoticeServices {
  const changes = new ChangeFeed(given.log);
  return {
    ...given,
    files: new FileStore(currentDatabase, given.config.filesAddress),
    background: new Background(),
    departures,
    boardCache: new BoardCache(),
    liveBoards: new LiveBoards(changes, given.log),
    liveNotices: new LiveNotices(changes),
    chosenIds: new ChosenIdBudget(),
  };
}
