export { circleIn, isCircular, type Links, linkedTasks, unlinked } from './links.ts';
