import { dateAfter } from '@faena/shared/domain';

export const dayAfter = (date: string) => dateAfter(date, 1);
/** The later of two calendar dates. */
export const laterDay = (one: string, other: string) => [one, other].sort()[1] ?? other;
export const dayBefore = (date: string) => dateAfter(date, -1);
