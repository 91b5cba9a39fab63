import type { Actor } from '../../kernel/actor.ts';
import type { BoardServices } from '../board/index.ts';
import { type ActedOn, actOnPart, type PartDecision } from '../task/index.ts';

/** Acts on the comments of a task, as `actOnPart` does. */
export function actOnComments<T>(
  taskId: string,
  actor: Actor,
  services: BoardServices,
  decide: (on: ActedOn) => Promise<PartDecision<T>>,
): Promise<T> {
  return actOnPart('comments', taskId, actor, services, decide);
}
