import type { ComponentType } from 'react';
import { MARKS } from './marks-name.ts';

/** Loads the lines of unsent marks. Null in a browser that never kept a mark, so that most logins load nothing. */
export async function loadUnsentMarks(): Promise<ComponentType | null> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === MARKS)) return null;
  return (await import('./unsent-marks.tsx')).UnsentMarks;
}
