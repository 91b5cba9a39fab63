export { taskCoverHandlers } from './handlers.ts';
export { setCover } from './set-cover.ts';
