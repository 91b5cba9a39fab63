/** Loads the list of changes by managers; the first screen needs it only where there are any. */
export const loadRecordNews = () => import('./record-news.tsx').then(({ RecordNews }) => RecordNews);
