export { whenPersonGoes } from './departures.ts';
export { recordNewsHandlers } from './handlers.ts';
export { countNews } from './list-news.ts';
