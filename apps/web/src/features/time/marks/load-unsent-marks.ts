import type { ComponentType } from 'react';
import { ANSWERS } from '../silence/answers-name.ts';
import { MARKS } from './marks-name.ts';

/** Loads the lines of unsent marks and answers. Null in a browser that never kept any, so that most logins load nothing. */
export async function loadUnsentMarks(): Promise<ComponentType | null> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === MARKS || name === ANSWERS)) return null;
  return (await import('./unsent-marks.tsx')).UnsentMarks;
}
