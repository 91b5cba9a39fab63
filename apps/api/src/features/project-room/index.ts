export { projectRoomHandlers } from './handlers.ts';
