import { boardOf } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { rememberLast } from '@/lib/remember-last.ts';

/** The columns of a board. What draws them and what drops a card ask of the same tasks: they are sorted once. */
export const columnsOf = rememberLast((tasks: readonly Task[]) => boardOf(tasks));
