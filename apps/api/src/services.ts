import { BoardCache, type BoardServices, LiveBoards } from './features/board/index.ts';
import { departures } from './features/departures.ts';
import { Background } from './platform/background.ts';
import { currentDatabase } from './platform/database.ts';
import type { Services } from './platform/services.ts';
import { FileStore } from './platform/storage/file-store.ts';

/** The services that differ between the product, a test and a measurement. */
type Given = Pick<Services, 'config' | 'clock' | 'log' | 'mailer'>;

/** The services of a process: what it is given, and what it holds for as long as it runs. */
export function createServices(given: Given): BoardServices {
  return {
    ...given,
    files: new FileStore(currentDatabase, given.config.filesAddress),
    background: new Background(),
    departures,
    boardCache: new BoardCache(),
    liveBoards: new LiveBoards(given.log),
  };
}
