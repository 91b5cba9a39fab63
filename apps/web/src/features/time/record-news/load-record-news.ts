/** Loads the list of managers' changes, which most first screens do not have. */
export const loadRecordNews = () => import('./record-news.tsx').then(({ RecordNews }) => RecordNews);
